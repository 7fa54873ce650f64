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

/** Keeps all tables in one file. */
@Command(
        name = "backup",
        description = "Writes all tables to one file. A server on a folder must be stopped first.",
        mixinStandardHelpOptions = true)
final class BackupCommand implements Callable<Integer> {
    @Mixin
    private StoreOptions store;

    @Parameters(paramLabel = "FILE", description = "The file to write; it holds every secret of running games.")
    private Path file;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        int rows = Backup.write(store.url(spec), file);
        PrintWriter out = spec.commandLine().getOut();
        out.println(rows + " rows are kept in " + file);
        out.flush();
        return 0;
    }
}
