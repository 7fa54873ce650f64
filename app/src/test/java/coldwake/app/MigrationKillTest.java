package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.app.soak.Postgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A process that is killed while it brings the schema up to date leaves a store that the next one can use. */
class MigrationKillTest extends CommandTest {
    private static final int[] MILLIS = {0, 60, 250};

    private Process forget(String... store) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "coldwake.app.Main",
                "forget",
                "--days",
                "9"));
        command.addAll(List.of(store));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("log").toFile())
                .start();
    }

    private interface Condition {
        boolean holds() throws IOException, SQLException;
    }

    /** Kills it some time after it has begun, if it is not done by then. */
    private static void kill(Process process, int millis, Condition begun)
            throws IOException, SQLException, InterruptedException {
        while (process.isAlive() && !begun.holds()) {
            TimeUnit.MILLISECONDS.sleep(1);
        }
        if (!process.waitFor(millis, TimeUnit.MILLISECONDS)) {
            process.destroyForcibly();
        }
        process.waitFor();
    }

    @Test
    void inAFolder() throws IOException, SQLException, InterruptedException {
        for (int millis : MILLIS) {
            Path data = folder.resolve("data" + millis);
            kill(forget("--data", data.toString()), millis, () -> hasFiles(data));
            assertThat(run("forget", "--days", "9", "--data", data.toString()))
                    .as("killed after %d ms: %s", millis, err())
                    .isZero();
        }
    }

    private static boolean hasFiles(Path data) throws IOException {
        if (!Files.isDirectory(data)) {
            return false;
        }
        try (Stream<Path> files = Files.list(data)) {
            return files.findAny().isPresent();
        }
    }

    @Test
    void inPostgres() throws IOException, SQLException, InterruptedException {
        try (Postgres postgres = Postgres.start();
                Connection line = DriverManager.getConnection(postgres.url());
                Statement statement = line.createStatement()) {
            for (int millis : MILLIS) {
                statement.execute("create database kill" + millis);
                String url = postgres.url().replaceFirst("/postgres\\?", "/kill" + millis + "?");
                kill(forget("--database", url), millis, () -> connected(statement, "kill" + millis));
                assertThat(run("forget", "--days", "9", "--database", url))
                        .as("killed after %d ms: %s", millis, err())
                        .isZero();
            }
        }
    }

    private static boolean connected(Statement statement, String database) throws SQLException {
        return statement
                .executeQuery("select 1 from pg_stat_activity where datname = '" + database + "'")
                .next();
    }
}
