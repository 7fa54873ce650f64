package coldwake.app;

import java.nio.file.Path;

/** The folder of the sources, as the launcher tells it; otherwise the current folder. */
final class SourceTree {
    private SourceTree() {}

    static Path root() {
        return Path.of(System.getProperty("coldwake.root", "")).toAbsolutePath();
    }
}
