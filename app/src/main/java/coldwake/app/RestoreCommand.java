package coldwake.app;

import coldwake.server.store.Backup;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Fills an empty store from a file. */
@Command(
        name = "restore",
        description = "Fills an empty folder or database with the tables of a backup.",
        mixinStandardHelpOptions = true)
final class RestoreCommand implements Callable<Integer> {
    @Mixin
    private StoreOptions store;

    @Parameters(paramLabel = "FILE", description = "The file that coldwake backup wrote.")
    private Path file;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        int rows = Backup.restore(store.url(spec), file);
        PrintWriter out = spec.commandLine().getOut();
        out.println(rows + " rows are restored from " + file);
        out.flush();
        return 0;
    }
}
