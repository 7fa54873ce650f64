package coldwake.bots.search;

import org.jspecify.annotations.Nullable;

/**
 * How long a search may think about one question.
 *
 * @param playouts about so many games are played out for a question
 * @param millis trials end after this time; 0 for no limit, which makes play depend on the seed alone
 * @param threads that play games out; they change the time, not the answer, unless time runs out
 */
public record Budget(int playouts, int millis, int threads, int horizon, int depth, String name) {
    public static final Budget DEFAULT = new Budget(240, 0, 1, 0, 0, "240");

    private static final int UNLIMITED = 20_000;

    public Budget {
        if (playouts < 1 || millis < 0 || threads < 1) {
            throw new IllegalArgumentException("a search needs at least one playout and one thread");
        }
    }

    public Budget(int playouts, int millis, int threads) { this(playouts, millis, threads, 0, 0, "x"); }
    public static @Nullable Budget named(String word) {
        java.util.regex.Matcher m = java.util.regex.Pattern.compile("([1-9][0-9]{0,4})(ms)?(?:c([0-9]+))?(?:t([0-9]+))?").matcher(word);
        if (!m.matches()) {
            return null;
        }
        int number = Integer.parseInt(m.group(1));
        int c = m.group(3) == null ? 0 : Integer.parseInt(m.group(3));
        int t = m.group(4) == null ? 0 : Integer.parseInt(m.group(4));
        return m.group(2) != null ? new Budget(UNLIMITED, number, Runtime.getRuntime().availableProcessors(), c, t, word)
          : new Budget(number, 0, 1, c, t, word);
    }
    public String word() {
        return name;
    }
}
