package coldwake.content.base;

import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.rules.Play;

/** The standard, semi-cooperative game: secret objectives, several winners or none. */
public final class StandardMode extends SecretObjectives {
    @Override
    public String id() {
        return "standard";
    }

    /** One corporate and one personal objective each, of those that fit the number of players. */
    @Override
    public void dealObjectives(Play p) {
        for (int seat = 0; seat < p.state().seats(); seat++) {
            for (int k = 0; k < ObjectiveCard.DECKS.size(); k++) {
                p.changes()
                        .decks
                        .dealObjective(
                                seat, deal(p, ObjectiveCard.DECKS.get(k), seat * ObjectiveCard.DECKS.size() + k));
            }
        }
        for (int seat = 0; seat < p.state().seats(); seat++) {
            p.changes().decks.objectivesDealt(seat);
        }
    }
}
