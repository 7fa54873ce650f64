package coldwake.e2e;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the sources are. */
final class Project {
    private Project() {}

    static Path root() {
        Path folder = Path.of("").toAbsolutePath();
        while (!Files.isRegularFile(folder.resolve("web/package.json"))) {
            folder = folder.getParent();
            if (folder == null) {
                throw new IllegalStateException("this needs the project's own folder");
            }
        }
        return folder;
    }
}
