package coldwake.server;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The store in a folder. */
class H2StorageTest extends StorageSuite {
    @TempDir
    static Path folder;

    private static int count;

    @Override
    String freshDatabase() {
        return ServerOptions.embedded(folder.resolve("store-" + count++).toString());
    }
}
