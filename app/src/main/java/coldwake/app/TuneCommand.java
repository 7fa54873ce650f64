package coldwake.app;

import coldwake.bots.Bots;
import coldwake.lab.tune.Fit;
import coldwake.lab.tune.Trial;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Fits the search of {@code hard} and measures its choices. */
@Command(
        name = "tune",
        description = "Fits the evaluation that hard searches with, and measures what its choices are worth.",
        mixinStandardHelpOptions = true,
        synopsisSubcommandLabel = "COMMAND",
        subcommands = {TuneCommand.FitCommand.class, TuneCommand.TrialCommand.class})
final class TuneCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Override
    public void run() {
        spec.commandLine().usage(spec.commandLine().getOut());
    }

    /** Plays games and fits the evaluation to how they ended. */
    @Command(
            name = "fit",
            description = "Plays games and fits the evaluation of the search to how they ended for each seat.",
            mixinStandardHelpOptions = true)
    static final class FitCommand implements Callable<Integer> {
        @Spec
        private CommandSpec spec;

        @Option(names = "--games", defaultValue = "20000", description = "How many games; default 20000.")
        private int games;

        @Option(names = "--seed", defaultValue = "20000001", description = "Seed of the first; default 20000001.")
        private long seed;

        @Option(
                names = "--bots",
                paramLabel = "NAME",
                defaultValue = "normal",
                description = "Who plays; default normal.")
        private String bots;

        @Option(names = "--hidden", defaultValue = "32", description = "Hidden units of the network; default 32.")
        private int hidden;

        @Option(names = "--epochs", defaultValue = "8", description = "How often each moment is seen; default 8.")
        private int epochs;

        @Option(
                names = {"-o", "--out"},
                paramLabel = "FILE",
                required = true,
                description = "Where to write it.")
        private Path out;

        @Override
        public Integer call() throws IOException {
            Bots players = Arguments.read(spec, () -> Bots.named(bots));
            PrintWriter err = spec.commandLine().getErr();
            Fit fit = new Fit(what -> {
                err.println(what);
                err.flush();
            });
            try (Writer writer = Files.newBufferedWriter(out)) {
                fit.run(players, games, seed, hidden, epochs, writer);
            }
            return 0;
        }
    }

    /** Measures what the choices of bots are worth. */
    @Command(
            name = "trial",
            description = "Asks bots at actions taken from games of the bot normal,"
                    + " and judges where their choices differ from it.",
            mixinStandardHelpOptions = true)
    static final class TrialCommand implements Callable<Integer> {
        @Spec
        private CommandSpec spec;

        @Option(names = "--games", defaultValue = "40", description = "How many games; default 40.")
        private int games;

        @Option(names = "--seed", defaultValue = "30000001", description = "Seed of the first; default 30000001.")
        private long seed;

        @Option(names = "--every", defaultValue = "10", description = "Asks at every n-th action; default 10.")
        private int every;

        @Option(names = "--worlds", defaultValue = "200", description = "In which a choice is judged; default 200.")
        private int worlds;

        @Option(
                names = "--bots",
                paramLabel = "NAME,...",
                split = ",",
                defaultValue = "hard",
                description = "Who is asked.")
        private List<String> bots;

        @Override
        public Integer call() {
            Trial trial = Arguments.read(spec, () -> new Trial(bots, worlds));
            PrintWriter out = spec.commandLine().getOut();
            try (Progress progress = Progress.on("games", games)) {
                for (int game = 0; game < games; game++) {
                    trial.play(seed + game, every);
                    progress.accept(game + 1);
                }
            }
            out.println("gain over normal in points of a hundred, with one standard error");
            trial.gains()
                    .forEach(g -> out.println(String.format(
                            Locale.ROOT,
                            "  %-18s %6d questions, %5d answered otherwise, wins %+.2f ± %.2f, survival %+.2f ± %.2f, %.1f ms CPU",
                            g.bot(),
                            g.questions(),
                            g.changed(),
                            100 * g.wins(),
                            100 * g.winsError(),
                            100 * g.lives(),
                            100 * g.livesError(),
                            1000 * g.seconds())));
            out.flush();
            return 0;
        }
    }
}
