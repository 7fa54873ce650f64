package coldwake.app;

import coldwake.server.store.Backup;
import java.nio.file.Path;
import picocli.CommandLine.Command;

/** Keeps all tables in one file. */
@Command(
        name = "backup",
        description = "Writes all tables to one file. A server that uses a folder must be stopped first.",
        mixinStandardHelpOptions = true)
final class BackupCommand extends BackupFile {
    @Override
    String run(String url, Path file) {
        return Backup.write(url, file) + " rows are kept in " + file;
    }
}
