package coldwake.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes over the tables that an earlier version kept in a file of H2, once. The file is put aside and stays. */
final class H2Import {
    private static final Logger LOG = LoggerFactory.getLogger(H2Import.class);
    private static final String FILE = "tables.mv.db";
    private static final int IN_USE = 90_020;

    private H2Import() {}

    /** Takes the tables of a folder over, if it holds such a file. Killed on the way, it is done again or was done. */
    static void into(Database database, Path folder) {
        Path file = folder.resolve(FILE);
        if (!Files.exists(file)) {
            return;
        }
        if (database.query(r -> 1, "select id from game_table limit 1").isEmpty()) {
            LOG.info("{} rows were taken over from {}", copy(database, folder), file);
        }
        try {
            Files.move(file, folder.resolve(FILE + ".imported"));
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be put aside", e);
        }
    }

    private static int copy(Database database, Path folder) {
        String url = "jdbc:h2:file:" + folder.toAbsolutePath().resolve("tables") + ";IFEXISTS=TRUE";
        try (Connection old = DriverManager.getConnection(url)) {
            return database.write(c -> Backup.copy(old, c));
        } catch (SQLException e) {
            throw e.getErrorCode() == IN_USE
                    ? StoreException.inUse()
                    : StoreException.unusable("the tables of an earlier version cannot be taken over", e);
        }
    }
}
