package coldwake.server.store;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import org.sqlite.util.LibraryLoaderUtil;

/**
 * The native library of SQLite. Its driver would unpack it into the folder for temporary files at every start, and leave
 * it there when the process is killed; so it is unpacked once, beside the database.
 */
final class SqliteLibrary {
    private static final String FOLDER = "org.sqlite.lib.path";
    private static final String NAME = "org.sqlite.lib.name";

    private SqliteLibrary() {}

    /** Sees to it that the library lies in a folder, and that the driver takes it from there. The first folder counts. */
    static synchronized void prepare(Path folder) {
        if (System.getProperty(FOLDER) != null) {
            return;
        }
        String name = LibraryLoaderUtil.getNativeLibName();
        String resource = LibraryLoaderUtil.getNativeLibResourcePath() + "/" + name;
        try (InputStream packed = LibraryLoaderUtil.class.getResourceAsStream(resource)) {
            if (packed == null) {
                return; // The driver says for which systems there is one.
            }
            unpack(packed.readAllBytes(), folder.resolve(name));
        } catch (IOException e) {
            throw new UncheckedIOException("the library of SQLite cannot be unpacked into " + folder, e);
        }
        System.setProperty(FOLDER, folder.toAbsolutePath().toString());
        System.setProperty(NAME, name);
    }

    private static void unpack(byte[] library, Path file) throws IOException {
        if (Files.exists(file) && Arrays.equals(library, Files.readAllBytes(file))) {
            return;
        }
        Path fresh = file.resolveSibling(file.getFileName() + ".new");
        Files.deleteIfExists(fresh);
        OwnerOnly.create(fresh);
        Files.write(fresh, library);
        Files.move(fresh, file, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }
}
