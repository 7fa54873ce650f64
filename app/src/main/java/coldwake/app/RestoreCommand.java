package coldwake.app;

import coldwake.server.store.Backup;
import java.nio.file.Path;
import picocli.CommandLine.Command;

/** Fills an empty store from a file. */
@Command(
        name = "restore",
        description = "Fills an empty folder or database with the tables of a backup.",
        mixinStandardHelpOptions = true)
final class RestoreCommand extends BackupFile {
    @Override
    String run(String url, Path file) {
        return Backup.restore(url, file) + " rows are restored from " + file;
    }
}
