package coldwake.content.vocabulary;

import coldwake.engine.card.Branch;
import coldwake.engine.card.Effect;
import coldwake.engine.card.Resolution;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;

/** What the event decks of several species say. Rooms go by number from the lowest, characters in player order. */
public final class EventWords {
    private EventWords() {}

    /** An event that is over at once. */
    public static Behaviour event(String id, Effect effect) {
        return Behaviour.of(id, Branch.branch("effect").resolves(effect));
    }

    /** Every bit of a set. */
    public static void eachBit(long bits, IntConsumer use) {
        Vocabulary.eachBit(bits, bit -> {
            use.accept(bit);
            return true;
        });
    }

    /** Characters in player order, until the game ends. */
    public static void eachCharacter(GameState s, IntPredicate fits, IntConsumer use) {
        for (int n = 0; n < s.seats() && s.ending() == Ending.NONE; n++) {
            if (fits.test(s.inOrder(n))) {
                use.accept(s.inOrder(n));
            }
        }
    }

    /** A marker in each room that fits and can take one; the ninth ends the game and the effect. Ruling end-009. */
    public static void malfunctions(Resolution r, IntPredicate fits) {
        for (int slot = 0; slot < r.state().board().slotCount(); slot++) {
            if (fits.test(slot)) {
                r.changes().ship.placeMalfunction(slot);
            }
        }
    }

    /** Only what burned before spreads, not through closed doors; unexplored rooms catch fire like others. Ruling own-fire-spread. */
    public static void spreadFire(Resolution r, int burning) {
        int[] reached = {0};
        eachBit(burning, slot -> reached[0] |= MoveRules.reachable(r.state(), slot));
        eachBit(reached[0], r.changes().ship::placeFire);
    }
}
