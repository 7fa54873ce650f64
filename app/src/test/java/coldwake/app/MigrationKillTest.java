package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.app.soak.Postgres;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
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
    /** The table of migrations itself, and changes in the midst of several migrations. */
    private static final int[] CHANGES = {1, 4, 8, 17};

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

    /** Kills it some time after it has begun, if it is not done by then. */
    private static void kill(Process process, int millis, Path data) throws IOException, InterruptedException {
        while (process.isAlive() && !hasFiles(data)) {
            TimeUnit.MILLISECONDS.sleep(1);
        }
        if (!process.waitFor(millis, TimeUnit.MILLISECONDS)) {
            process.destroyForcibly();
        }
        process.waitFor();
    }

    /** A few moments with a real process; {@code EmbeddedTest} goes on from every one there can be. */
    @Test
    void inAFolder() throws IOException, InterruptedException {
        for (int millis : MILLIS) {
            Path data = folder.resolve("data" + millis);
            kill(forget("--data", data.toString()), millis, data);
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

    // ---------------------------------------------------------------- PostgreSQL

    /** Lets the process that changes the schema wait after its n-th change, for as long as the test holds a lock. */
    private static String hold(int change) {
        return """
            create schema test;
            create sequence test.changes;
            create function test.hold() returns event_trigger language plpgsql as $$ begin
                if nextval('test.changes') = %d then perform pg_advisory_xact_lock(4711); end if;
            end $$;
            create event trigger hold on ddl_command_end execute function test.hold();
            """.formatted(change);
    }

    private static final String SCHEMA = """
        select string_agg(table_name || '.' || column_name || ' ' || data_type, ', ' order by table_name, column_name)
        from information_schema.columns where table_schema = 'public'
        """;

    /** Every time in the midst of a migration: after its n-th change, before it is committed. */
    @Test
    void inPostgres() throws IOException, SQLException, InterruptedException {
        try (Postgres postgres = Postgres.start();
                Connection line = DriverManager.getConnection(postgres.url());
                Statement server = line.createStatement()) {
            server.execute("create database whole");
            String whole = database(postgres, "whole");
            assertThat(run("forget", "--days", "9", "--database", whole))
                    .as(err())
                    .isZero();
            for (int change : CHANGES) {
                String name = "kill" + change;
                server.execute("create database " + name);
                killAt(change, database(postgres, name), server, name);
                assertThat(run("forget", "--days", "9", "--database", database(postgres, name)))
                        .as("killed at change %d: %s", change, err())
                        .isZero();
                assertThat(one(database(postgres, name), SCHEMA)).isEqualTo(one(whole, SCHEMA));
            }
        }
    }

    private static String database(Postgres postgres, String name) {
        return postgres.url().replaceFirst("/postgres\\?", "/" + name + "?");
    }

    private void killAt(int change, String url, Statement server, String name)
            throws IOException, SQLException, InterruptedException {
        try (Connection line = DriverManager.getConnection(url);
                Statement statement = line.createStatement()) {
            statement.execute(hold(change));
            statement.execute("select pg_advisory_lock(4711)");
            Process process = forget("--database", url);
            while (process.isAlive() && !waits(server, name)) {
                TimeUnit.MILLISECONDS.sleep(5);
            }
            assertThat(process.isAlive()).as("it waits at change %d", change).isTrue();
            process.destroyForcibly().waitFor();
            statement.execute("drop event trigger hold");
            statement.execute("select pg_advisory_unlock(4711)");
        }
    }

    private static boolean waits(Statement server, String database) throws SQLException {
        return server.executeQuery(
                        "select 1 from pg_stat_activity where wait_event = 'advisory' and datname = '" + database + "'")
                .next();
    }

    private static String one(String url, String query) throws SQLException {
        try (Connection line = DriverManager.getConnection(url);
                Statement statement = line.createStatement();
                ResultSet row = statement.executeQuery(query)) {
            row.next();
            return row.getString(1);
        }
    }
}
