package coldwake.bots.search;

import coldwake.engine.Game;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/**
 * Flat Monte Carlo search over determinised copies: every candidate is tried in the same imagined worlds, the games are
 * played out by the rules, and after each round of trials the worse half is dropped (sequential halving). The favourite
 * of the rules is only left for another that did clearly better in the same worlds.
 */
public final class Search {
    /** By how many standard errors another candidate must beat the favourite. */
    private static final double DOUBT = 0.5;

    private final Budget budget;
    private Playout[] playouts = new Playout[0];
    private Tree[] trees = new Tree[0];

    public Search(Budget budget) {
        this.budget = budget;
    }

    /**
     * Chooses among candidates.
     *
     * @param worlds imagined games for a seed, which look the same to the seat
     * @param candidates indexes of options, the favourite of the rules first
     * @return the index of an option
     */
    public int choose(LongFunction<Game> worlds, int seat, int[] candidates, long seed) {
        int rounds = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(candidates.length - 1));
        double[][] results = new double[candidates.length][budget.playouts() / 2 + rounds];
        int[] left = IntStream.range(0, candidates.length).toArray();
        Game like = worlds.apply(seed);
        playouts = new Playout[candidates.length];
        trees = new Tree[candidates.length];
        Playout one = new Playout(like.state(), budget.horizon());
        for (int k = 0; k < candidates.length; k++) {
            playouts[k] = budget.threads() > 1 ? new Playout(like.state(), budget.horizon()) : one;
            trees[k] = new Tree(budget.depth());
        }
        long start = System.nanoTime();
        int played = 0;
        for (int round = 0; round < rounds && left.length > 1; round++) {
            int share = Math.max(1, budget.playouts() / (rounds * left.length));
            int until = Math.min(results[0].length, played + share);
            long deadline =
                    budget.millis() == 0 ? Long.MAX_VALUE : start + budget.millis() * 1_000_000L * (round + 1) / rounds;
            while (played < until && System.nanoTime() - deadline < 0) {
                int next = budget.millis() == 0 ? until : Math.min(until, played + budget.threads());
                tryOut(worlds, seat, candidates, left, results, seed, played, next);
                played = next;
            }
            if (hopeless(left, results, played)) {
                return candidates[0];
            }
            left = betterHalf(left, results, played);
        }
        return candidates[winner(left, results, played)];
    }

    /** Tries the candidates that are left in the same worlds. */
    private void tryOut(
            LongFunction<Game> worlds,
            int seat,
            int[] candidates,
            int[] left,
            double[][] results,
            long seed,
            int from,
            int to) {
        Game[] imagined = new Game[to - from];
        split(to - from, worker -> imagined[worker] = worlds.apply(seed + 0x9E3779B97F4A7C15L * (from + worker + 1)));
        split(left.length, place -> {
            int k = left[place];
            for (int world = from; world < to; world++) {
                results[k][world] = playouts[k].run(imagined[world - from], seat, candidates[k], trees[k]);
            }
        });
    }

    /** Does some things, on several threads if there are any. */
    private void split(int things, IntConsumer doing) {
        IntStream each = IntStream.range(0, things);
        (budget.threads() > 1 ? each.parallel() : each).forEach(doing);
    }

    /** Whether all trials came to nothing, so that more of them would not tell the candidates apart. */
    private static boolean hopeless(int[] index, double[][] results, int played) {
        return IntStream.of(index).allMatch(k -> mean(results[k], played) == 0);
    }

    /** The better half of those left; the favourite always stays. */
    private static int[] betterHalf(int[] index, double[][] results, int played) {
        int keep = Math.max(2, (index.length + 1) / 2);
        int[] sorted = IntStream.of(index)
                .boxed()
                .sorted((a, b) -> a == 0 || b == 0
                        ? Integer.compare(a, b)
                        : Double.compare(mean(results[b], played), mean(results[a], played)))
                .mapToInt(Integer::intValue)
                .toArray();
        return Arrays.copyOf(sorted, Math.min(keep, sorted.length));
    }

    private static double mean(double[] values, int n) {
        double sum = 0;
        for (int k = 0; k < n; k++) {
            sum += values[k];
        }
        return sum / Math.max(1, n);
    }

    /** The best, unless it beats the favourite by less than doubt allows. */
    private static int winner(int[] index, double[][] results, int played) {
        int best = 0;
        double bestEdge = 0;
        for (int k : index) {
            double edge = k == 0 ? 0 : edge(results[k], results[0], played);
            if (edge > bestEdge) {
                best = k;
                bestEdge = edge;
            }
        }
        return best;
    }

    /** How much better one candidate did than the favourite in the same worlds, less doubt. */
    private static double edge(double[] values, double[] favourite, int n) {
        double sum = 0;
        double squares = 0;
        for (int k = 0; k < n; k++) {
            double more = values[k] - favourite[k];
            sum += more;
            squares += more * more;
        }
        double mean = sum / Math.max(1, n);
        double variance = Math.max(0, squares / Math.max(1, n) - mean * mean);
        return mean - DOUBT * Math.sqrt((variance + 0.02) / Math.max(1, n));
    }
}
