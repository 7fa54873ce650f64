package coldwake.app;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
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
    public Integer call() throws IOException {
        String done;
        try {
            done = run(store.url(spec), file);
        } catch (IllegalArgumentException e) {
            throw new ParameterException(spec.commandLine(), e.getMessage(), e);
        }
        PrintWriter out = spec.commandLine().getOut();
        out.println(done);
        out.flush();
        return 0;
    }
}
