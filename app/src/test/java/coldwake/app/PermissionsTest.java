package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Whoever else has an account on the machine reads no secrets of games. */
class PermissionsTest extends CommandTest {
    @BeforeEach
    void checkSystem() {
        assumeTrue(FileSystems.getDefault().supportedFileAttributeViews().contains("posix"));
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void aNewFolderAndABackupAreForTheirOwnerOnly() throws IOException {
        assertThat(run("backup", "--data", file("new/data"), file("backup.gz"))).isZero();
        assertThat(err()).isEmpty();
        assertThat(permissions(folder.resolve("new"))).isEqualTo("rwx------");
        assertThat(permissions(folder.resolve("new/data"))).isEqualTo("rwx------");
        assertThat(permissions(folder.resolve("backup.gz"))).isEqualTo("rw-------");
    }

    @Test
    void anOpenFolderIsToldAndLeftAsItIs() throws IOException {
        Path open = Files.createDirectory(folder.resolve("open"));
        Files.setPosixFilePermissions(open, PosixFilePermissions.fromString("rwxr-xr-x"));
        assertThat(run("backup", "--data", file("open"), file("backup.gz"))).isZero();
        assertThat(err())
                .contains("others on this machine can read", "chmod 700")
                .hasLineCount(1);
        assertThat(permissions(open)).isEqualTo("rwxr-xr-x");
    }
}
