package coldwake.server;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

/** Records on the embedded store. */
class EmbeddedRecordTest extends RecordSuite {
    @TempDir
    static Path folder;

    @Override
    String database() {
        return ServerOptions.embedded(folder.toString());
    }
}
