package coldwake.app;

import coldwake.engine.setup.GameSetup;
import coldwake.lab.bench.Bench;
import coldwake.lab.bench.Bench.Effort;
import coldwake.lab.bench.Measures;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Measures how fast the engine is. */
@Command(
        name = "bench",
        description = "Measures the engine: one thread, 4 seats, random players; median of 3 runs.",
        mixinStandardHelpOptions = true)
final class BenchCommand implements Callable<Integer> {
    private static final int SEATS = 4;

    @Spec
    private CommandSpec spec;

    @Option(names = "--quick", description = "Short runs, for a first impression.")
    private boolean quick;

    @Option(names = "--warm-up", paramLabel = "SECONDS", description = "Before the first measure; default 15.")
    private @Nullable Double warmUp;

    @Option(names = "--run", paramLabel = "SECONDS", description = "Length of each of the three runs; default 8.")
    private @Nullable Double run;

    @Option(names = "--json", paramLabel = "FILE", description = "Writes the measures to a file.")
    private @Nullable Path json;

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        Bench bench = new Bench(GameSetup.standard(SEATS), effort(), what -> {
            err.println(what + " ...");
            err.flush();
        });
        Measures measures = bench.run();
        PrintWriter out = spec.commandLine().getOut();
        measures.table()
                .forEach((what, value) -> out.println(
                        String.format(Locale.ROOT, value < 100 ? "%-26s %,14.1f" : "%-26s %,14.0f", what, value)));
        out.flush();
        if (json != null) {
            Json.write(json, Map.of("seats", SEATS, "measures", measures.table()));
        }
        return 0;
    }

    private Effort effort() {
        Effort preset = quick ? Effort.QUICK : Effort.FULL;
        return new Effort(warmUp == null ? preset.warmUp() : warmUp, run == null ? preset.run() : run);
    }
}
