package coldwake.server;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Logbooks on the embedded store. */
class EmbeddedLogbookTest extends LogbookSuite {
    @TempDir
    static Path folder;

    @Override
    String database() {
        return ServerOptions.embedded(folder.toString());
    }
}
