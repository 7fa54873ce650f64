package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.table.Entry;
import coldwake.server.table.Table;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The database goes away in mid-game, or falls silent; nodes say so, and go on by themselves when it is back. */
class OutageTest {
    /** Longer than a node is waited for by the others. */
    private static final int BEYOND_THE_LEASE_SECONDS = 7;

    @TempDir
    Path folder;

    private static EmbeddedPostgres postgres(Path data, int port) throws IOException {
        EmbeddedPostgres.Builder builder = EmbeddedPostgres.builder()
                .setDataDirectory(data)
                .setCleanDataDirectory(false)
                .setPGStartupWait(Duration.ofSeconds(60));
        return (port == 0 ? builder : builder.setPort(port)).start();
    }

    private static ServerOptions unhurried(String database) {
        ServerOptions usual = ServerSuite.options(database);
        return new ServerOptions(usual.host(), 0, database, 30, true, usual.quota(), usual.webhooks());
    }

    private static void await(String what, BooleanSupplier condition) throws InterruptedException {
        for (int k = 0; k < 600 && !condition.getAsBoolean(); k++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertThat(condition.getAsBoolean()).as(what).isTrue();
    }

    private static int version(Server server, String table) {
        return server.tables().peek(table, Table::version);
    }

    private static void assertUnavailable(Client.Answer answer) {
        assertThat(answer.status()).as("%s", answer.body()).isEqualTo(503);
        assertThat(answer.type()).isEqualTo("application/problem+json");
        assertThat(answer.problem()).isIn("store-unavailable", "busy");
    }

    @Test
    void nodesGoOnByThemselvesWhenTheDatabaseIsBack() throws IOException, InterruptedException {
        Path data = folder.resolve("data");
        EmbeddedPostgres database = postgres(data, 0);
        int port = database.getPort();
        String url = database.getJdbcUrl("postgres", "postgres");
        try (Server one = Server.start(unhurried(url));
                Server two = Server.start(unhurried(url))) {
            Client first = new Client(one.port());
            Client second = new Client(two.port());
            TestTable here = TestTable.start(first, "", "me", "random");
            TestTable there = here.at(second);
            String bots = first.open("random", "random", "random").path("table").asString();
            here.play(3, 1);
            there.play(3, 2);
            int before = version(one, bots);
            await("bots move", () -> version(one, bots) > before);

            database.close();
            for (Client node : List.of(first, second)) {
                assertThat(node.get("/health", "").status()).isEqualTo(200);
                assertThat(node.get("/ready", "").status()).isEqualTo(503);
                assertUnavailable(node.get("/api/tables", ""));
                assertUnavailable(node.get(here.path("/view"), here.tokens.getFirst()));
                assertUnavailable(node.choose(here.id, here.tokens.getFirst(), "lost", 1, "pass"));
                assertUnavailable(node.live(here.path("/live"), here.tokens.getFirst()));
            }
            TimeUnit.SECONDS.sleep(BEYOND_THE_LEASE_SECONDS);

            database = postgres(data, port);
            for (Client node : List.of(first, second)) {
                await("ready again", () -> node.get("/ready", "").status() == 200);
            }
            int after = one.tables().read(bots, Table::version);
            await("bots move again", () -> one.tables().<Integer>read(bots, Table::version) > after + 3);
            there.play(4, 3);
            here.play(4, 4);
            for (String table : List.of(here.id, bots)) {
                assertThat(one.tables().record(table).stream()
                                .filter(Entry.Chosen.class::isInstance)
                                .map(Entry.Chosen.class::cast)
                                .map(chosen -> chosen.seat() + " answers " + chosen.number()))
                        .as("nobody answers a question twice")
                        .hasSizeGreaterThan(3)
                        .doesNotHaveDuplicates();
            }
        } finally {
            database.close();
        }
    }

    /** Nobody waits for ever for a database that takes requests and does not answer, however many ask. */
    @Test
    void aSilentDatabaseIsSoonAPlainAnswer() throws Exception {
        String url = TestPostgres.url();
        int port = Integer.parseInt(url.replaceAll(".*:(\\d+)/.*", "$1"));
        try (Cable cable = Cable.to(port);
                Server server = Server.start(unhurried(url.replace(":" + port + "/", ":" + cable.port() + "/")));
                ExecutorService askers = Executors.newVirtualThreadPerTaskExecutor()) {
            Client client = new Client(server.port());
            TestTable table = TestTable.start(client, "", "me", "random");
            table.play(2, 1);
            cable.silence(true);
            long begun = System.nanoTime();
            List<Future<Client.Answer>> answers = new ArrayList<>();
            for (int k = 0; k < 60; k++) {
                Callable<Client.Answer> view = () -> client.get(table.path("/view"), table.tokens.getFirst());
                Callable<Client.Answer> list = () -> client.get("/api/tables", "");
                answers.add(askers.submit(k % 2 == 0 ? view : list));
            }
            for (Future<Client.Answer> answer : answers) {
                assertUnavailable(answer.get(60, TimeUnit.SECONDS));
            }
            assertThat(client.get("/ready", "").status()).isEqualTo(503);
            assertThat(client.get("/metrics", "").status()).isEqualTo(200);
            assertThat(Duration.ofNanos(System.nanoTime() - begun)).isLessThan(Duration.ofSeconds(30));
            cable.silence(false);
            await("ready again", () -> client.get("/ready", "").status() == 200);
            table.play(3, 2);
        }
    }
}
