package coldwake.server;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Tables on the embedded store. */
class EmbeddedTableTest extends TableSuite {
    @TempDir
    static Path folder;

    @Override
    String database() {
        return ServerOptions.embedded(folder.toString());
    }
}
