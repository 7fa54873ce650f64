package coldwake.bots.search;

import coldwake.engine.Game;
import coldwake.engine.decision.OptionForm;
import coldwake.engine.decision.OptionKind;
import java.util.Arrays;
import java.util.function.IntConsumer;
import java.util.function.LongFunction;
import java.util.stream.IntStream;

/**
 * Information set Monte Carlo tree search over determinised copies. Every candidate is tried in the same imagined worlds;
 * what the seat does next is learned in a {@link Tree} for each candidate, all else is played by the rules, and after some
 * rounds the outcome is guessed. After each round of trials the worse half is dropped (sequential halving). The favourite
 * of the rules is only left for another that did clearly better in the same worlds.
 */
public final class Search {
    /** By how many standard errors another candidate must beat the favourite. */
    private static final double DOUBT = 0.5;

    /** With fewer candidates than this, fewer games are played out. */
    private static final int FULL = 6;

    /** How many times as long a game takes that is played to its end. */
    private static final int TO_THE_END = 4;

    /** After how many rounds the outcome is guessed, and how many own actions are learned. */
    private static final int ROUNDS = 2;

    private static final int DEPTH = 3;

    private static final long STEP = 0x9E3779B97F4A7C15L;

    private final Budget budget;
    private final double help;
    private LongFunction<Game> worlds;
    private int seat;
    private long seed;
    private Trial[] trials = new Trial[0];

    /** A candidate with what came of it, world by world. */
    private record Trial(int option, double[] results, Playout playout, Tree tree) {
        double mean(int played) {
            double sum = 0;
            for (int k = 0; k < played; k++) {
                sum += results[k];
            }
            return sum / Math.max(1, played);
        }

        /** How much better it did than another in the same worlds, less doubt. */
        double edgeOver(Trial other, int played) {
            double sum = 0;
            double squares = 0;
            for (int k = 0; k < played; k++) {
                double more = results[k] - other.results[k];
                sum += more;
                squares += more * more;
            }
            int n = Math.max(1, played);
            double mean = sum / n;
            double variance = Math.max(0, squares / n - mean * mean);
            return mean - DOUBT * Math.sqrt((variance + 0.02) / n);
        }
    }

    /** @param help what the fate of each other seat counts beside one's own */
    public Search(Budget budget, double help) {
        this.budget = budget;
        this.help = help;
        worlds = any -> {
            throw new IllegalStateException("no question yet");
        };
    }

    /** Letting go of things is never an idea of its own. */
    public static boolean clutter(OptionForm kind) {
        return kind == OptionKind.DROP
                || kind == OptionKind.DROP_THING
                || kind == OptionKind.LINGER
                || kind == OptionKind.TRADE;
    }

    /**
     * Chooses among candidates.
     *
     * @param imagine makes games for a seed, which look the same to the seat
     * @param candidates indexes of options, the favourite of the rules first
     * @return the index of an option
     */
    public int choose(LongFunction<Game> imagine, int asked, int[] candidates, long chance) {
        worlds = imagine;
        seat = asked;
        seed = chance;
        Game like = worlds.apply(seed);
        int playouts = playouts(candidates.length, like);
        int rounds = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(candidates.length - 1));
        prepare(candidates, playouts / 2 + rounds, like);
        int[] left = IntStream.range(0, candidates.length).toArray();
        long start = System.nanoTime();
        int played = 0;
        for (int round = 0; round < rounds && left.length > 1; round++) {
            int share = Math.max(1, playouts / (rounds * left.length));
            int until = Math.min(trials[0].results.length, played + share);
            played = tryUntil(left, played, until, start + budget.millis() * 1_000_000L * (round + 1) / rounds);
            if (hopeless(left, played)) {
                return candidates[0];
            }
            left = betterHalf(left, played);
        }
        return candidates[winner(left, played)];
    }

    /** Fewer for few candidates, and where games are played to their end. */
    private int playouts(int candidates, Game like) {
        int share = budget.playouts() * Math.min(FULL, candidates) / FULL;
        return Math.max(1, Evaluation.suits(like.state()) ? share : share / TO_THE_END);
    }

    private void prepare(int[] candidates, int most, Game like) {
        Playout shared = new Playout(like.state(), ROUNDS, help);
        trials = new Trial[candidates.length];
        for (int k = 0; k < trials.length; k++) {
            Playout own = budget.threads() > 1 ? new Playout(like.state(), ROUNDS, help) : shared;
            trials[k] = new Trial(candidates[k], new double[most], own, new Tree(DEPTH));
        }
    }

    /** Tries those left in the next worlds, up to a number or a moment, and tells how many have been tried. */
    private int tryUntil(int[] left, int from, int until, long deadline) {
        if (budget.millis() == 0) {
            tryOut(left, from, until);
            return until;
        }
        int played = from;
        while (played < until && System.nanoTime() - deadline < 0) {
            tryOut(left, played, played + 1);
            played++;
        }
        return played;
    }

    /** Tries the candidates that are left in the same worlds. */
    private void tryOut(int[] left, int from, int to) {
        Game[] imagined = new Game[to - from];
        each(imagined.length, k -> imagined[k] = worlds.apply(seed + STEP * (from + k + 1)));
        each(left.length, place -> {
            Trial trial = trials[left[place]];
            for (int world = from; world < to; world++) {
                trial.results[world] = trial.playout.run(imagined[world - from], seat, trial.option, trial.tree);
            }
        });
    }

    /** Does some things, each on a thread of its own if there are any. */
    private void each(int things, IntConsumer doing) {
        IntStream all = IntStream.range(0, things);
        (budget.threads() > 1 ? all.parallel() : all).forEach(doing);
    }

    /** Whether all trials came to nothing, so that more of them would not tell the candidates apart. */
    private boolean hopeless(int[] left, int played) {
        return IntStream.of(left).allMatch(k -> trials[k].mean(played) == 0);
    }

    /** The better half of those left; the favourite always stays. */
    private int[] betterHalf(int[] left, int played) {
        int keep = Math.max(2, (left.length + 1) / 2);
        int[] sorted = IntStream.of(left)
                .boxed()
                .sorted((a, b) -> a == 0 || b == 0
                        ? Integer.compare(a, b)
                        : Double.compare(trials[b].mean(played), trials[a].mean(played)))
                .mapToInt(Integer::intValue)
                .toArray();
        return Arrays.copyOf(sorted, Math.min(keep, sorted.length));
    }

    /** The best, unless it beats the favourite by less than doubt allows. */
    private int winner(int[] left, int played) {
        int best = 0;
        double bestEdge = 0;
        for (int k : left) {
            double edge = k == 0 ? 0 : trials[k].edgeOver(trials[0], played);
            if (edge > bestEdge) {
                best = k;
                bestEdge = edge;
            }
        }
        return best;
    }
}
