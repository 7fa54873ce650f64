package coldwake.lab.tune;

import coldwake.bots.Bots;
import coldwake.lab.tune.Samples.Sample;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.Consumer;
import java.util.function.ToDoubleFunction;

/** Fits the evaluation of the search to games of bots. Every tenth game is kept back to judge it. */
public final class Fit {
    private static final int KEPT_BACK = 10;
    private static final int BATCH = 64;

    private final Consumer<String> progress;

    /** @param progress hears how far it is */
    public Fit(Consumer<String> progress) {
        this.progress = progress;
    }

    /** Plays games, fits the network, and writes it. */
    public void run(Bots bots, int games, long seed, int hidden, int epochs, Writer out) throws IOException {
        List<Sample> lessons = new ArrayList<>();
        List<Sample> exam = new ArrayList<>();
        for (int game = 0; game < games; game++) {
            (game % KEPT_BACK == 0 ? exam : lessons).addAll(Samples.of(seed + game, bots));
            if ((game + 1) % 1000 == 0) {
                progress.accept((game + 1) + " games, " + lessons.size() + " moments");
            }
        }
        Random random = new Random(seed);
        Network network = new Network(hidden, random);
        for (int epoch = 0; epoch < epochs; epoch++) {
            Collections.shuffle(lessons, random);
            double rate = 0.002 * Math.pow(0.1, 1.5 * epoch / Math.max(1, epochs - 1));
            for (int from = 0; from + BATCH <= lessons.size(); from += BATCH) {
                lessons.subList(from, from + BATCH).forEach(network::learn);
                network.step(rate, BATCH);
            }
            progress.accept("epoch " + (epoch + 1) + ": " + judge(network, exam));
        }
        network.write(out);
    }

    private static String judge(Network network, List<Sample> exam) {
        return String.format(
                Locale.ROOT,
                "explains %.1f %% of survival and %.1f %% of victory",
                100 * explained(exam, s -> s.survived() ? 1 : 0, network::survival),
                100 * explained(exam, s -> s.won() ? 1 : 0, network::victory));
    }

    /** The share of the variance that a guess explains. */
    static double explained(List<Sample> exam, ToDoubleFunction<Sample> truth, ToDoubleFunction<Sample> guess) {
        double mean = exam.stream().mapToDouble(truth).average().orElse(0);
        double rest = 0;
        double all = 0;
        for (Sample sample : exam) {
            double is = truth.applyAsDouble(sample);
            rest += Math.pow(is - guess.applyAsDouble(sample), 2);
            all += Math.pow(is - mean, 2);
        }
        return 1 - rest / all;
    }
}
