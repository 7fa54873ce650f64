package coldwake.server;

import coldwake.server.store.Tampering;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import org.junit.jupiter.api.io.TempDir;

/** The store in a folder. */
class EmbeddedStorageTest extends StorageSuite {
    @TempDir
    static Path folder;

    private static int count;

    @Override
    String freshDatabase() {
        return ServerOptions.embedded(folder.resolve("store-" + count++).toString());
    }

    @Override
    void cover(Connection connection) throws SQLException {
        Tampering.cover(connection);
    }
}
