package coldwake.lab.bench;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.OptionList;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.view.Determinizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;

/**
 * Measures one playing thread: whole random games, exact copies, redealt copies, option lists and iterations of a search.
 * A rate is per CPU second of that thread plus the time of the garbage collector; of several runs the median counts.
 */
public final class Bench {
    private static final int POOL = 300;
    private static final int POOL_GAMES = 30;
    private static final int RUNS = 3;
    private static final int CHUNK = 64;
    private static final int SHORT_ROLLOUT = 10;

    /** @param warmUp seconds before the first measure; {@code run} seconds of each of the three runs */
    public record Effort(double warmUp, double run) {
        public static final Effort FULL = new Effort(15, 8);
        public static final Effort QUICK = new Effort(6, 1);
    }

    private final Ruleset rules;
    private final Effort effort;
    private final Consumer<String> progress;
    private final SplittableRandom random = new SplittableRandom(1);
    private final OptionList list = new OptionList(false);
    private long nextSeed = 1;
    private long decisions;
    private long options;
    private long games;
    private int sink;

    /** @param progress hears what is being measured */
    public Bench(GameSetup setup, Effort effort, Consumer<String> progress) {
        rules = Rulesets.of(setup);
        this.effort = effort;
        this.progress = progress;
    }

    public Measures run() {
        progress.accept("warming up");
        repeat(effort.warmUp(), this::playGame);
        progress.accept("playing");
        List<Playing> played = new ArrayList<>();
        for (int run = 0; run < RUNS; run++) {
            played.add(measurePlaying());
        }
        played.sort((a, b) -> Double.compare(a.decisionsPerSecond(), b.decisionsPerSecond()));
        Game[] pool = pool();
        progress.accept("copying");
        double copies = rate(pool, game -> sink += game.copy().state().decisionNumber());
        progress.accept("redealing");
        double redealt = rate(pool, game -> sink += redeal(game).decisionNumber());
        progress.accept("listing options");
        double lists = rate(pool, game -> sink += relist(game).size());
        progress.accept("searching");
        Searching searching = new Searching(
                rate(pool, game -> sink += tryOut(game, SHORT_ROLLOUT)),
                rate(pool, game -> sink += tryOut(game, Integer.MAX_VALUE)));
        return new Measures(played.get(RUNS / 2), copies, redealt, lists, searching, sink);
    }

    /** One iteration of a search: a redealt copy, and random decisions up to a number or the end of the game. */
    private int tryOut(Game game, int length) {
        Game imagined = Game.resume(redeal(game));
        for (int k = 0; k < length && !imagined.over(); k++) {
            step(imagined);
        }
        return imagined.state().decisionNumber();
    }

    // ---------------------------------------------------------------- playing

    private Playing measurePlaying() {
        decisions = 0;
        options = 0;
        games = 0;
        Clock clock = new Clock();
        repeat(effort.run(), this::playGame);
        double seconds = clock.seconds();
        double kilobytes = clock.allocated() / 1000.0 / decisions;
        return new Playing(
                decisions / seconds,
                games / seconds,
                (double) decisions / games,
                (double) options / decisions,
                kilobytes);
    }

    private void playGame() {
        Game game = Game.start(rules, nextSeed++, null);
        while (!game.over()) {
            step(game);
        }
        games++;
    }

    private void step(Game game) {
        int seat = game.toAct();
        OptionList offered = game.options(seat);
        decisions++;
        options += offered.size();
        game.choose(seat, offered.get(random.nextInt(offered.size())));
    }

    // ---------------------------------------------------------------- the pool

    /** States sampled evenly along random games: each game gives its tenth parts. */
    private Game[] pool() {
        List<Game> pool = new ArrayList<>();
        int perGame = POOL / POOL_GAMES;
        for (int g = 0; g < POOL_GAMES; g++) {
            List<Game> moments = new ArrayList<>();
            Game game = Game.start(rules, nextSeed++, null);
            while (!game.over()) {
                moments.add(game.copy());
                step(game);
            }
            for (int k = 0; k < perGame; k++) {
                pool.add(moments.get((int) ((k + 0.5) * moments.size() / perGame)));
            }
        }
        return pool.toArray(Game[]::new);
    }

    /** A list made from scratch; a game keeps its own until the next choice. */
    private OptionList relist(Game game) {
        game.list(game.toAct(), list);
        return list;
    }

    /** A copy redealt for the seat that is asked. */
    private GameState redeal(Game game) {
        return Determinizer.redeal(game.state(), game.toAct(), random.nextLong());
    }

    private double rate(Game[] pool, Consumer<Game> action) {
        Runnable all = () -> {
            for (Game game : pool) {
                action.accept(game);
            }
        };
        repeat(effort.run() / 2, all);
        double[] rates = new double[RUNS];
        for (int run = 0; run < RUNS; run++) {
            Clock clock = new Clock();
            long times = repeat(effort.run(), all);
            rates[run] = times * pool.length / clock.seconds();
        }
        Arrays.sort(rates);
        return rates[RUNS / 2];
    }

    /** Repeats for some seconds of wall time, looking at the clock now and then. */
    private static long repeat(double seconds, Runnable action) {
        long end = System.nanoTime() + (long) (seconds * 1e9);
        long times = 0;
        do {
            action.run();
            times++;
        } while (times % CHUNK != 0 || System.nanoTime() < end);
        return times;
    }
}
