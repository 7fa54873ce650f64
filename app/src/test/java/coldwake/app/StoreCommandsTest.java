package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.ServerOptions;
import coldwake.server.store.Store;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import org.junit.jupiter.api.Test;

/** What goes wrong when a store is opened is one line that says what to do. */
class StoreCommandsTest extends CommandTest {
    @Test
    void aDamagedFileIsToldInOneLine() throws IOException {
        assertThat(run("forget", "--data", file("data"), "--days", "9")).isZero();
        Path file = folder.resolve("data/tables.db");
        Files.write(file, new byte[20_480]);
        assertThat(run("backup", "--data", file("data"), file("backup.gz"))).isEqualTo(1);
        assertThat(err())
                .startsWith("coldwake: ")
                .contains("tables.db", "restore a backup")
                .hasLineCount(1);
        assertThat(folder.resolve("backup.gz")).doesNotExist();
    }

    @Test
    void aStoreThatLostItsNewestWritesDoesNotServe() throws IOException {
        assertThat(run("restore", "--data", file("data"), backupOfOneTable())).isZero();
        Path data = folder.resolve("data");
        Path older = Files.copy(data.resolve("tables.db"), folder.resolve("older.db"));
        try (Store store = Store.open(ServerOptions.embedded(data.toString()), false)) {
            store.createTable("another", "title", true, 1);
        }
        Files.move(older, data.resolve("tables.db"), StandardCopyOption.REPLACE_EXISTING);
        assertThat(run("serve", "--port", "0", "--data", file("data"))).isEqualTo(1);
        assertThat(err())
                .startsWith("coldwake: the newest writes are missing")
                .contains("coldwake restore", "coldwake backup --damaged")
                .hasLineCount(1);
        assertThat(run("backup", "--data", file("data"), "--damaged", file("left.gz")))
                .isZero();
        assertThat(out()).contains("1 rows are left");
    }

    private String backupOfOneTable() {
        try (Store store = Store.open(ServerOptions.embedded(file("first")), false)) {
            store.createTable("one", "title", true, 1);
            assertThat(run("backup", "--data", file("first"), file("one.gz")))
                    .as("while it is open")
                    .isZero();
        }
        return file("one.gz");
    }

    @Test
    void aDatabaseThatIsNotThereIsToldInOneLine() throws IOException {
        String url = "jdbc:postgresql://127.0.0.1:1/coldwake?user=ada";
        Files.writeString(folder.resolve("password"), "swordfish\n");
        assertThat(run("serve", "--port", "0", "--database", url, "--database-password-file", file("password")))
                .isEqualTo(1);
        assertThat(err()).startsWith("coldwake: the database cannot be opened").hasLineCount(1);
        assertThat(err()).doesNotContain("swordfish");
    }

    @Test
    void aPortInUseIsToldInOneLine() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());
            assertThat(run("serve", "--port", port, "--data", file("data"))).isEqualTo(1);
            assertThat(err())
                    .startsWith("coldwake: cannot listen on")
                    .contains(port)
                    .hasLineCount(1);
        }
    }

    @Test
    void whatIsNoBackupIsRefusedInOneLine() throws IOException {
        Files.writeString(folder.resolve("junk.gz"), "junk");
        assertThat(run("restore", "--data", file("data"), file("junk.gz"))).isEqualTo(2);
        assertThat(err()).startsWith("coldwake: ").contains("cannot be read").hasLineCount(1);
    }

    @Test
    void forgettingSaysHowMany() {
        assertThat(run("forget", "--data", file("data"), "--days", "90")).isZero();
        assertThat(out()).startsWith("0 tables are forgotten");
        assertThat(run("forget", "--data", file("data"), "--days", "0")).isEqualTo(2);
    }
}
