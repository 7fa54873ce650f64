package coldwake.app;

import coldwake.bots.Bots;
import coldwake.lab.Plan;
import coldwake.lab.Simulation;
import coldwake.lab.Tally;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Plays many games of bots and counts what became of them. */
@Command(
        name = "simulate",
        description = "Plays many games of bots and counts how they end.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit status 1 if a single game failed. Threads change nothing but the time."})
final class SimulateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private SetupOptions setup;

    @Option(names = "--games", paramLabel = "N", defaultValue = "1000", description = "Games; default 1000.")
    private int games;

    @Option(
            names = "--bots",
            paramLabel = "NAME,...",
            split = ",",
            defaultValue = "random",
            description = "One bot for all seats or one for each; default random.")
    private List<String> bots;

    @Option(
            names = "--seed",
            paramLabel = "S",
            defaultValue = "1",
            description = "Seed of the first game; each further game has the next number. Default 1.")
    private long seed;

    @Option(names = "--threads", paramLabel = "T", defaultValue = "1", description = "Threads; default 1.")
    private int threads;

    @Option(names = "--json", paramLabel = "FILE", description = "Writes the results to a file.")
    private @Nullable Path json;

    @Override
    public Integer call() {
        Simulation simulation = Arguments.read(
                spec,
                () -> new Simulation(new Plan(setup.setup(), Bots.forSeats(bots, setup.seats), games, seed, threads)));
        long started = System.nanoTime();
        Tally tally;
        try (Progress progress = Progress.on("games", games)) {
            tally = simulation.run(progress);
        }
        double seconds = (System.nanoTime() - started) / 1e9;
        SimulationText.print(tally, seconds, spec.commandLine().getOut());
        if (json != null) {
            Json.write(json, SimulationText.asJson(tally));
        }
        return tally.failures().isEmpty() ? 0 : 1;
    }
}
