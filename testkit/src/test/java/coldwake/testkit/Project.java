package coldwake.testkit;

import java.nio.file.Files;
import java.nio.file.Path;

/** Where the project is, found from the module whose tests run. */
public final class Project {
    private Project() {}

    /** The root of the repository. */
    public static Path root() {
        Path start = Path.of(System.getProperty("basedir", "")).toAbsolutePath();
        for (Path folder = start; folder != null; folder = folder.getParent()) {
            if (Files.isDirectory(folder.resolve("engine/src/main/java"))) {
                return folder;
            }
        }
        throw new IllegalStateException("no engine/src/main/java in or above " + start);
    }
}
