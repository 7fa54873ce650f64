package coldwake.app;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Objects;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** A command between a store and the one file that holds all of it. */
abstract class BackupFile implements Callable<Integer> {
    @Mixin
    private StoreOptions store;

    @Parameters(paramLabel = "FILE", description = "The backup; it holds every secret of running games.")
    private Path file;

    @Spec
    private CommandSpec spec;

    /** Does it and tells what was done. */
    abstract String run(String url, Path file);

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        try {
            out.println(run(store.url(spec), file));
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), Objects.toString(e.getMessage()), e);
        }
        out.flush();
        return 0;
    }
}
