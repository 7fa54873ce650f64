package coldwake.server.table;

import coldwake.engine.Game;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The game as it was after some of its choices: all of the last ones, ever fewer of those before. From the nearest one to
 * any earlier point there are at most twice as many choices to play as were made since that point. So taking choices back
 * costs little more than making them did, however often it happens.
 */
final class Checkpoints {
    private final List<Checkpoint> kept = new ArrayList<>();

    /** A game after so many choices, and after all new deals there. */
    record Checkpoint(int choices, Game game) {}

    /** Keeps a game, which nobody changes any more, in place of one after as many choices. */
    void add(int choices, Game game) {
        dropFrom(choices);
        kept.add(new Checkpoint(choices, game));
        int oldest = kept.getFirst().choices();
        kept.removeIf(each -> each.choices() > oldest && each.choices() % gap(choices - each.choices()) != 0);
    }

    /** The distance between checkpoints so far back. */
    private static int gap(int back) {
        return Integer.highestOneBit(Math.max(1, back));
    }

    /** The last one after no more choices than these, or null. */
    @Nullable Checkpoint atMost(int choices) {
        for (int k = kept.size() - 1; k >= 0; k--) {
            if (kept.get(k).choices() <= choices) {
                return kept.get(k);
            }
        }
        return null;
    }

    private void dropFrom(int choices) {
        while (!kept.isEmpty() && kept.getLast().choices() >= choices) {
            kept.removeLast();
        }
    }

    void clear() {
        kept.clear();
    }
}
