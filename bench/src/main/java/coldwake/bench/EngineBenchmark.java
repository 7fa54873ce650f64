package coldwake.bench;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.OptionList;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.view.Determinizer;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The engine's operations one by one, on states sampled evenly along random games of four. */
@State(Scope.Thread)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(
        value = 1,
        jvmArgsAppend = {"-XX:+UseSerialGC", "-Xmx1g"})
public class EngineBenchmark {
    private static final int SEATS = 4;
    private static final int GAMES = 30;
    private static final int MOMENTS = 10;

    private final SplittableRandom random = new SplittableRandom(1);
    private final OptionList options = new OptionList(false);
    private final List<Game> pool = new ArrayList<>();
    private Ruleset rules = Rulesets.of(GameSetup.standard(SEATS));
    private Game playing = Game.start(rules, 0, null);
    private int next;
    private long seed;

    @Setup
    public void fillPool() {
        rules = Rulesets.of(GameSetup.standard(SEATS));
        for (int g = 0; g < GAMES; g++) {
            Game game = Game.start(rules, ++seed, null);
            List<Game> moments = new ArrayList<>();
            while (!game.over()) {
                moments.add(game.copy());
                step(game);
            }
            for (int k = 0; k < MOMENTS; k++) {
                pool.add(moments.get(moments.size() * k / MOMENTS));
            }
        }
    }

    private void step(Game game) {
        int seat = game.toAct();
        OptionList offered = game.options(seat);
        game.choose(seat, offered.get(random.nextInt(offered.size())));
    }

    private Game sample() {
        next = next + 1 < pool.size() ? next + 1 : 0;
        return pool.get(next);
    }

    /** One decision of a random game, set-up included in its share. */
    @Benchmark
    public Game decision() {
        if (playing.over()) {
            playing = Game.start(rules, ++seed, null);
        }
        step(playing);
        return playing;
    }

    @Benchmark
    public Game setUp() {
        return Game.start(rules, ++seed, null);
    }

    @Benchmark
    public Game copy() {
        return sample().copy();
    }

    @Benchmark
    public Game copyAndChoose() {
        Game game = sample().copy();
        step(game);
        return game;
    }

    @Benchmark
    public GameState redealtCopy() {
        Game game = sample();
        return Determinizer.redeal(game.state(), game.toAct(), ++seed);
    }

    /** One iteration of a search: a redealt copy and ten decisions by chance. */
    @Benchmark
    public Game searchTenDecisions() {
        return tryOut(10);
    }

    /** One iteration of a search: a redealt copy, played to the end by chance. */
    @Benchmark
    public Game searchToTheEnd() {
        return tryOut(Integer.MAX_VALUE);
    }

    private Game tryOut(int length) {
        Game game = sample();
        Game imagined = Game.resume(Determinizer.redeal(game.state(), game.toAct(), ++seed));
        for (int k = 0; k < length && !imagined.over(); k++) {
            step(imagined);
        }
        return imagined;
    }

    @Benchmark
    public int listOptions() {
        Game game = sample();
        game.list(game.toAct(), options);
        return options.size();
    }

    @Benchmark
    public SeatView view() {
        Game game = sample();
        return ViewBuilder.view(game, game.toAct());
    }
}
