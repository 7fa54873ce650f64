package coldwake.lab.tune;

import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.view.Determinizer;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Measures what the choices of bots are worth, on actions asked for in games of {@code normal}: what a bot chose and what
 * {@code normal} chose are tried in the same fresh worlds, in which {@code normal} plays all seats to the end.
 */
public final class Trial {
    private static final int SEATS = 4;

    /** The same for every bot, so that their gains can be compared question by question. */
    private static final long FRESH = 0x5EED_0F_0A_7E57L;

    /**
     * What the choices of a bot were worth, over those of {@code normal}, as shares of seats.
     *
     * @param seconds of processor time for a question
     */
    public record Gain(
            String bot,
            int questions,
            int changed,
            double wins,
            double winsError,
            double lives,
            double livesError,
            double seconds) {}

    /** How often a choice led to victory and to survival. */
    private record Worth(double wins, double lives) {}

    private final List<String> names;
    private final int worlds;
    private final ThreadMXBean clock = ManagementFactory.getThreadMXBean();
    private final double[][] sums;
    private final int[] changed;
    private int questions;

    /** @param worlds in which a choice is judged */
    public Trial(List<String> names, int worlds) {
        this.names = List.copyOf(names);
        names.forEach(Bots::named);
        this.worlds = worlds;
        sums = new double[names.size()][5];
        changed = new int[names.size()];
    }

    /** Asks the bots at every n-th action of a game. */
    public void play(long seed, int every) {
        Game game = Game.start(Rulesets.of(GameSetup.standard(SEATS)), seed, null);
        BotTable table = new BotTable(game, seed, Collections.nCopies(SEATS, Bots.NORMAL));
        int asked = Math.floorMod(seed, every);
        while (!game.over()) {
            int seat = game.toAct();
            if (isAction(game.options(seat)) && ++asked % every == 0) {
                question(game, seat, seed);
            }
            game.choose(seat, table.choice(seat));
        }
    }

    private static boolean isAction(OptionList options) {
        for (int k = 0; k < options.size(); k++) {
            if (options.get(k).kind() == OptionKind.PASS) {
                return options.size() > 1;
            }
        }
        return false;
    }

    private void question(Game game, int seat, long seed) {
        Map<Integer, Worth> judged = new HashMap<>();
        int favourite = answer(game, seat, seed, "normal");
        questions++;
        for (int bot = 0; bot < names.size(); bot++) {
            long start = clock.getCurrentThreadCpuTime();
            int chosen = answer(game, seat, seed, names.get(bot));
            sums[bot][4] += (clock.getCurrentThreadCpuTime() - start) / 1e9;
            if (chosen == favourite) {
                continue;
            }
            Worth theirs = judged.computeIfAbsent(chosen, k -> judge(game, seat, k));
            Worth usual = judged.computeIfAbsent(favourite, k -> judge(game, seat, k));
            changed[bot]++;
            add(sums[bot], theirs.wins - usual.wins, theirs.lives - usual.lives);
        }
    }

    private static void add(double[] sum, double wins, double lives) {
        sum[0] += wins;
        sum[1] += wins * wins;
        sum[2] += lives;
        sum[3] += lives * lives;
    }

    private static int answer(Game game, int seat, long seed, String name) {
        List<@Nullable Bots> bots = new ArrayList<>(Collections.nCopies(SEATS, null));
        bots.set(seat, Bots.named(name));
        return new BotTable(game, seed + game.state().decisionNumber(), bots).choose(seat);
    }

    private Worth judge(Game game, int seat, int option) {
        int wins = 0;
        int lives = 0;
        for (int world = 0; world < worlds; world++) {
            Game imagined = Game.resume(Determinizer.redeal(game.state(), seat, FRESH + world));
            imagined.choose(seat, imagined.options(seat).get(option));
            BotTable table = new BotTable(imagined, world, Collections.nCopies(SEATS, Bots.NORMAL));
            while (!imagined.over() && imagined.state().crew.alive(seat)) {
                int asked = imagined.toAct();
                imagined.choose(asked, table.choice(asked));
            }
            lives += imagined.state().crew.alive(seat) ? 1 : 0;
            wins += (imagined.state().winners() & 1 << seat) != 0 ? 1 : 0;
        }
        return new Worth((double) wins / worlds, (double) lives / worlds);
    }

    /** What was measured so far, by bot. */
    public List<Gain> gains() {
        List<Gain> gains = new ArrayList<>();
        for (int bot = 0; bot < names.size(); bot++) {
            double[] sum = sums[bot];
            gains.add(new Gain(
                    names.get(bot),
                    questions,
                    changed[bot],
                    sum[0] / questions,
                    error(sum[0], sum[1]),
                    sum[2] / questions,
                    error(sum[2], sum[3]),
                    sum[4] / questions));
        }
        return gains;
    }

    private double error(double sum, double squares) {
        double mean = sum / questions;
        return Math.sqrt(Math.max(0, squares / questions - mean * mean) / Math.max(1, questions - 1));
    }
}
