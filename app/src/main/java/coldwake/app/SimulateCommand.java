package coldwake.app;

import coldwake.engine.decision.Choice;
import coldwake.lab.Failure;
import coldwake.lab.LastQuestion;
import coldwake.lab.Shard;
import coldwake.lab.Tally;
import coldwake.lab.results.Run;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
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
        description = "Plays many games between bots and counts how they end.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Exit status 1 if a single game failed. Threads change nothing but the time.",
            "Ctrl+C keeps what is done; --resume goes on with it."
        })
final class SimulateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private PlanOptions plan;

    @Mixin
    private BotOptions bots;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            description = "Writes one line of JSON per game, for report, merge and --resume.")
    private @Nullable Path out;

    @Option(names = "--csv", paramLabel = "FILE", description = "Writes one row per seat.")
    private @Nullable Path csv;

    @Option(names = "--json", paramLabel = "FILE", description = "Writes what was counted.")
    private @Nullable Path json;

    @Option(
            names = "--shard",
            paramLabel = "I/N",
            defaultValue = "1/1",
            description = "Plays only part I of N; put the parts together with merge.")
    private String shard;

    @Option(
            names = "--resume",
            paramLabel = "FILE",
            description = "Continues a run that was stopped; its plan is in the file.")
    private @Nullable Path resume;

    @Option(
            names = "--failures",
            paramLabel = "FOLDER",
            defaultValue = "simulate-failures",
            description = "Where games that fail are saved; default simulate-failures.")
    private Path failures;

    @Override
    public Integer call() {
        Run run = Arguments.read(spec, this::run);
        int games = run.to() - run.shard().from(run.plan());
        long started = System.nanoTime();
        Tally tally;
        try (Interrupt stop = Interrupt.calls(run.simulation()::stop)) {
            try (Progress progress = Progress.on("games", games)) {
                tally = run.play(plan.threads, csv, progress);
            }
            double seconds = (System.nanoTime() - started) / 1e9;
            Map<Failure, String> saved = save(tally);
            PrintWriter to = spec.commandLine().getOut();
            SimulationText.print(tally, run, seconds, plan.threads, saved, to);
            if (json != null) {
                Json.write(json, SimulationText.asJson(tally, saved));
            }
            if (stop.happened()) {
                to.println(stopped(tally, games));
                to.flush();
            }
        }
        return tally.failed() == 0 ? 0 : 1;
    }

    private Run run() {
        if (resume != null) {
            if (out != null) {
                throw new IllegalArgumentException("--resume writes to the file it goes on with; leave out --out");
            }
            return Run.resume(resume);
        }
        return Run.start(plan.plan(bots.names, bots.rotate), Shard.parse(shard), out);
    }

    private String stopped(Tally tally, int games) {
        Path file = resume == null ? out : resume;
        return "stopped after " + (tally.games() + tally.failed()) + " of " + games + " games"
                + (file == null ? "" : "; go on with ./coldwake simulate --resume " + file);
    }

    /** Saves the first games that failed. */
    private Map<Failure, String> save(Tally tally) {
        Map<Failure, String> saved = new LinkedHashMap<>();
        for (Failure failure : tally.failures()) {
            saved.put(
                    failure,
                    failure.lastQuestion(tally.plan())
                            .map(b -> save(tally.plan().seedOf(failure.game()), b))
                            .orElse("nothing to save"));
        }
        return saved;
    }

    private String save(long seed, LastQuestion last) {
        Path file = failures.resolve(
                "seed-" + seed + "-seats-" + last.saved().setup().seats() + ".json");
        try {
            Files.createDirectories(failures);
        } catch (IOException wrong) {
            throw new UncheckedIOException(wrong);
        }
        GameFiles.write(file, last.saved());
        Choice choice = last.choice();
        return file + (choice == null ? "" : ", then seat " + (choice.seat() + 1) + " chose " + choice.option());
    }
}
