package coldwake.server.store;

import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;

/** Files and folders that nobody but their owner can read, where the system knows such a thing. */
public final class OwnerOnly {
    private OwnerOnly() {}

    /** Creates an empty file unless it exists. */
    static void create(Path file) throws IOException {
        try {
            Files.createFile(file, attributes("rw-------"));
        } catch (FileAlreadyExistsException e) {
            // It keeps what its owner has set.
        }
    }

    /** Creates a folder, and those above it, unless they exist. */
    public static void createFolder(Path folder) throws IOException {
        Files.createDirectories(folder, attributes("rwx------"));
    }

    private static FileAttribute<?>[] attributes(String permissions) {
        boolean known = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
        return known
                ? new FileAttribute<?>[] {
                    PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString(permissions))
                }
                : new FileAttribute<?>[0];
    }
}
