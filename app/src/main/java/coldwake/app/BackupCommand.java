package coldwake.app;

import coldwake.server.store.Backup;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Keeps all tables in one file. */
@Command(
        name = "backup",
        description = "Writes all tables to one file, as they are at one moment; servers may go on meanwhile.",
        mixinStandardHelpOptions = true)
final class BackupCommand extends BackupFile {
    @Option(
            names = "--damaged",
            description =
                    "Keeps what can still be read in a folder that the server refuses; whatever was lost is not in it.")
    private boolean damaged;

    @Override
    String run(String url, Path file) {
        if (damaged) {
            return Backup.writeWhatIsLeft(url, file) + " rows are left and kept in " + file;
        }
        return Backup.write(url, file) + " rows are kept in " + file;
    }
}
