package coldwake.content.base;

import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.mode.Outcome;
import coldwake.engine.rules.Play;

/** The standard, semi-cooperative game: secret objectives, several winners or none. */
public final class StandardMode extends SecretObjectives {
    private final boolean firstDeadPlaysIntruders;

    public StandardMode(boolean firstDeadPlaysIntruders) {
        this.firstDeadPlaysIntruders = firstDeadPlaysIntruders;
    }

    @Override
    public String id() {
        return "standard";
    }

    @Override
    public boolean firstDeadPlaysIntruders() {
        return firstDeadPlaysIntruders;
    }

    /** Who plays the intruders cannot win, but can keep all others from it. */
    @Override
    public void checkObjectives(Play p, Outcome outcome) {
        super.checkObjectives(p, outcome);
        if (p.state().intrudersPlayed() && p.state().winners() == 0) {
            p.changes().emit(new GameEvent.IntrudersPrevailed(new Who(p.state().intruderPlayer())));
        }
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
