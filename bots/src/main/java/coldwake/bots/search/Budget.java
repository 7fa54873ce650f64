package coldwake.bots.search;

import org.jspecify.annotations.Nullable;

/**
 * How long a search may think about one question.
 *
 * @param playouts about so many games are tried for a question with six candidates, fewer for one with less, and a
 *     quarter of them where they must be played to their end
 * @param millis trials end after this time; 0 for no limit, which makes play depend on the seed alone
 * @param threads that play games out; they change the time, not the answer, unless time runs out
 */
public record Budget(int playouts, int millis, int threads) {
    public static final Budget DEFAULT = new Budget(1000, 0, 1);

    private static final int UNLIMITED = 20_000;

    public Budget {
        if (playouts < 1 || millis < 0 || threads < 1) {
            throw new IllegalArgumentException("a search needs at least one playout and one thread");
        }
    }

    /** A number of games played out ({@code 500}) or a time on all cores ({@code 800ms}); null if it is neither. */
    public static @Nullable Budget named(String word) {
        if (!word.matches("[1-9][0-9]{0,4}(ms)?")) {
            return null;
        }
        boolean time = word.endsWith("ms");
        int number = Integer.parseInt(time ? word.substring(0, word.length() - 2) : word);
        return time
                ? new Budget(UNLIMITED, number, Runtime.getRuntime().availableProcessors())
                : new Budget(number, 0, 1);
    }

    /** As in the name of a bot. */
    public String word() {
        return millis > 0 ? millis + "ms" : Integer.toString(playouts);
    }
}
