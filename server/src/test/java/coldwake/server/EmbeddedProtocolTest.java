package coldwake.server;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** The protocol on the embedded store. */
class EmbeddedProtocolTest extends ProtocolSuite {
    @TempDir
    static Path folder;

    @Override
    String database() {
        return ServerOptions.embedded(folder.toString());
    }
}
