package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** The password of the database comes from a file or the environment, and stands in no command line. */
class PasswordTest extends CommandTest {
    private static final String PASSWORD = "sword & fish=%";
    private static final int CLEARTEXT = 3;

    /** The first password that somebody tells a database that asks for it. */
    private static CompletableFuture<String> asked(ServerSocket database) {
        return CompletableFuture.supplyAsync(() -> {
            try (Socket line = database.accept();
                    DataInputStream in = new DataInputStream(line.getInputStream());
                    DataOutputStream out = new DataOutputStream(line.getOutputStream())) {
                in.skipNBytes(in.readInt() - Integer.BYTES);
                out.writeByte('R');
                out.writeInt(2 * Integer.BYTES);
                out.writeInt(CLEARTEXT);
                out.flush();
                in.readByte();
                return new String(in.readNBytes(in.readInt() - Integer.BYTES - 1), StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        });
    }

    private static String address(ServerSocket database) {
        return "jdbc:postgresql://127.0.0.1:" + database.getLocalPort()
                + "/coldwake?user=ada&sslmode=disable&gssEncMode=disable";
    }

    private static ServerSocket database() throws IOException {
        return new ServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }

    @Test
    void fromAFile() throws Exception {
        Files.writeString(folder.resolve("password"), PASSWORD + "\nnot this\n");
        try (ServerSocket database = database()) {
            CompletableFuture<String> told = asked(database);
            run("forget", "--days", "9", "--database", address(database), "--database-password-file", file("password"));
            assertThat(told.get(60, TimeUnit.SECONDS)).isEqualTo(PASSWORD);
            assertThat(out() + err()).doesNotContain("sword");
        }
    }

    @Test
    void fromTheEnvironment() throws Exception {
        try (ServerSocket database = database()) {
            CompletableFuture<String> told = asked(database);
            ProcessBuilder command = new ProcessBuilder(
                    Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                    "-cp",
                    System.getProperty("java.class.path"),
                    "coldwake.app.Main",
                    "forget",
                    "--days",
                    "9",
                    "--database",
                    address(database));
            command.environment().put("COLDWAKE_DATABASE_PASSWORD", PASSWORD);
            Process process = command.redirectErrorStream(true)
                    .redirectOutput(folder.resolve("log").toFile())
                    .start();
            assertThat(told.get(60, TimeUnit.SECONDS)).isEqualTo(PASSWORD);
            process.destroyForcibly();
            process.waitFor();
            assertThat(Files.readString(folder.resolve("log"))).doesNotContain("sword");
        }
    }

    @Test
    void notFromTheCommandLine() {
        for (String command : new String[] {"serve", "backup", "restore", "forget"}) {
            String url = "jdbc:postgresql://127.0.0.1:1/coldwake?user=ada&Password=swordfish";
            String[] more = command.equals("serve")
                    ? new String[] {command, "--database", url}
                    : command.equals("forget")
                            ? new String[] {command, "--days", "9", "--database", url}
                            : new String[] {command, "--database", url, file("backup.gz")};
            assertThat(run(more)).as(command).isEqualTo(2);
            assertThat(err())
                    .startsWith("coldwake: ")
                    .contains("COLDWAKE_DATABASE_PASSWORD", "--database-password-file")
                    .doesNotContain("swordfish")
                    .hasLineCount(1);
        }
    }

    @Test
    void aFileThatIsNotThereIsToldInOneLine() {
        String url = "jdbc:postgresql://127.0.0.1:1/coldwake?user=ada";
        assertThat(run("forget", "--days", "9", "--database", url, "--database-password-file", file("nowhere")))
                .isEqualTo(2);
        assertThat(err()).contains("cannot read the password").hasLineCount(1);
    }
}
