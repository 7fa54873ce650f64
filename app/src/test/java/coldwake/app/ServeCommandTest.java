package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** A server that cannot start says why in one line. */
class ServeCommandTest extends CommandTest {
    private void refused(int status, String why, String... args) {
        List<String> all = new ArrayList<>(List.of("serve"));
        all.addAll(List.of(args));
        assertThat(run(all.toArray(String[]::new))).as("%s", all).isEqualTo(status);
        assertThat(out()).isEmpty();
        assertThat(err()).startsWith("coldwake: ").contains(why).doesNotContain("\tat ", "Exception");
        assertThat(err().lines()).hasSize(1);
    }

    @Test
    void anAddressThatIsNotToBeHad() throws IOException {
        try (ServerSocket taken = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            String port = Integer.toString(taken.getLocalPort());
            refused(1, "cannot listen on 127.0.0.1:" + port, "--port", port, "--data", file("data"));
        }
        refused(1, "nowhere.invalid", "--host", "nowhere.invalid", "--port", "0", "--data", file("data"));
        refused(2, "--port", "--port", "70000");
        refused(2, "--drain", "--drain", "-1");
    }

    @Test
    void aFolderThatIsNotToBeHad() throws IOException {
        Files.writeString(Path.of(file("page")), "no folder");
        refused(2, "cannot use the folder", "--port", "0", "--data", file("page"));
        refused(2, ";", "--port", "0", "--data", file("a;INIT=b"));
        assertThat(Path.of(file("a;INIT=b"))).doesNotExist();
    }

    @Test
    void aDatabaseThatIsNotToBeHad() {
        refused(2, "jdbc:postgresql", "--database", "jdbc:h2:mem:x");
        refused(
                1,
                "the database cannot be opened",
                "--port",
                "0",
                "--database",
                "jdbc:postgresql://127.0.0.1:1/coldwake?user=u");
    }

    @Test
    void aNodeThatIsAskedToStopDoes() throws IOException, InterruptedException {
        Process node = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "coldwake.app.Main",
                        "serve",
                        "--port",
                        "0",
                        "--data",
                        file("data"))
                .redirectError(folder.resolve("log").toFile())
                .start();
        try (BufferedReader said = node.inputReader(StandardCharsets.UTF_8)) {
            assertThat(said.readLine()).contains("Coldwake is at");
            assertThat(run("forget", "--data", file("data"), "--days", "9")).isEqualTo(1);
            assertThat(err()).contains("in use by another process").hasLineCount(1);
            node.destroy();
            assertThat(node.waitFor(60, TimeUnit.SECONDS)).isTrue();
            assertThat(node.exitValue()).isEqualTo(143);
        } finally {
            node.destroyForcibly();
        }
        assertThat(run("forget", "--data", file("data"), "--days", "9")).isZero();
    }

    /** Whoever watches the node starts it again; it has let go of its tables. */
    @Test
    void aNodeWithoutMemoryLeavesInOrder() throws InterruptedException {
        int[] status = {-1};
        Thread node = Thread.ofPlatform().start(() -> status[0] = run("serve", "--port", "0", "--data", file("data")));
        while (!out().contains("Coldwake is at")) {
            assertThat(node.isAlive()).as(err()).isTrue();
            TimeUnit.MILLISECONDS.sleep(20);
        }
        Thread.ofPlatform()
                .start(() -> {
                    throw new StackOverflowError("rigged: only this thread is in trouble");
                })
                .join();
        assertThat(node.isAlive()).isTrue();
        Thread.ofPlatform().start(() -> {
            throw new OutOfMemoryError("rigged");
        });
        assertThat(node.join(Duration.ofSeconds(60))).isTrue();
        assertThat(status[0]).isEqualTo(3);
        assertThat(run("backup", "--data", file("data"), file("backup.gz")))
                .as(err())
                .isZero();
    }

    @Test
    void aBackupThatIsNone() throws IOException {
        Files.writeString(Path.of(file("no.gz")), "no backup");
        assertThat(run("restore", file("no.gz"), "--data", file("data"))).isEqualTo(2);
        assertThat(err().lines()).hasSize(1);
        assertThat(run("backup", file("nowhere/b.gz"), "--data", file("data"))).isEqualTo(1);
        assertThat(err().lines()).hasSize(1);
        assertThat(run("soak", "--fuzz", "0")).isEqualTo(2);
    }
}
