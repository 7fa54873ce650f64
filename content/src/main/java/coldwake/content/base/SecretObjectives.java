package coldwake.content.base;

import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.mode.Mode;
import coldwake.engine.mode.Outcome;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.List;

/** Modes in which everybody has objectives of their own and keeps one of them at the first encounter. */
abstract class SecretObjectives implements Mode {
    private static final String SURVIVES_MARS = "quarantine";

    /** The objective that was agreed on for a place in the deal, or a random one. */
    static int deal(Play p, String deck, int place) {
        List<String> fixed = p.rules().setup().objectives();
        return fixed.isEmpty()
                ? Vocabulary.pickObjective(p, deck)
                : p.state().pieces.find(Zone.BOX, fixed.get(place));
    }

    @Override
    public void firstEncounter(Play p) {
        p.changes().objectivesMustBeChosen();
        p.then(new Step.KeepObjectives());
    }

    /** Only Earth is safe, but for quarantine, whose owner also survives Mars. */
    @Override
    public boolean survivesAt(Play p, int seat, String reached) {
        GameState s = p.state();
        return reached.equals("earth")
                || reached.equals("mars") && s.pieces.find(Zone.objectives(seat), SURVIVES_MARS) >= 0;
    }

    /** A survivor wins with any objective it holds; without a first encounter it still holds both. */
    @Override
    public void checkObjectives(Play p, Outcome outcome) {
        GameState s = p.state();
        for (int seat = 0; seat < s.seats(); seat++) {
            boolean won = false;
            for (int piece = s.pieces.first(Zone.objectives(seat)); piece >= 0; piece = s.pieces.next(piece)) {
                ObjectiveCard card = (ObjectiveCard) s.rules().piece(piece);
                boolean fulfilled = outcome.survived(seat) && card.fulfilled(outcome, seat);
                p.changes().cards.reveal(piece);
                if (p.changes().listening()) {
                    p.changes().emit(new GameEvent.ObjectiveRevealed(new Who(seat), new Card(piece), fulfilled));
                }
                won |= fulfilled;
            }
            if (won) {
                p.changes().win(seat);
            }
        }
    }
}
