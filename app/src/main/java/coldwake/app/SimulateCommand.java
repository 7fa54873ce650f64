package coldwake.app;

import coldwake.bots.Bots;
import coldwake.engine.decision.Choice;
import coldwake.lab.Breakage;
import coldwake.lab.Failure;
import coldwake.lab.Plan;
import coldwake.lab.Simulation;
import coldwake.lab.Tally;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
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
    private static final int FAILURES_SAVED = 20;

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

    @Option(
            names = "--failures",
            paramLabel = "FOLDER",
            defaultValue = "simulate-failures",
            description = "Where games that fail are saved; default simulate-failures.")
    private Path failures;

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
        Map<Failure, String> saved = save(tally);
        SimulationText.print(tally, seconds, saved, spec.commandLine().getOut());
        if (json != null) {
            Json.write(json, SimulationText.asJson(tally, saved));
        }
        return tally.failures().isEmpty() ? 0 : 1;
    }

    /** Saves the first games that failed. */
    private Map<Failure, String> save(Tally tally) {
        Map<Failure, String> saved = new LinkedHashMap<>();
        for (Failure failure : tally.failures().stream().limit(FAILURES_SAVED).toList()) {
            saved.put(
                    failure,
                    failure.breakage(tally.plan()).map(b -> save(failure, b)).orElse("nothing to save"));
        }
        return saved;
    }

    private String save(Failure failure, Breakage breakage) {
        Path file = failures.resolve("seed-" + failure.seed() + "-seats-" + setup.seats + ".json");
        try {
            Files.createDirectories(failures);
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
        GameFiles.write(file, breakage.saved());
        Choice choice = breakage.choice();
        return file + (choice == null ? "" : ", then seat " + (choice.seat() + 1) + " chose " + choice.option());
    }
}
