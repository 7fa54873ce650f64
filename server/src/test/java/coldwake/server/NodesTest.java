package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.state.Snapshot;
import coldwake.server.store.Store;
import coldwake.server.store.Store.Append;
import coldwake.server.table.Entry;
import coldwake.server.table.Table;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.Test;

/** Nodes that are not alike on one database: of another version, with another clock, or dead at a bad moment. */
class NodesTest {
    private static final String URL = TestPostgres.url();

    private static Server start() {
        return Server.start(ServerSuite.options(URL));
    }

    private static long changes(Server server, String table) {
        return server.tables().record(table).stream()
                .filter(Entry.RulesChanged.class::isInstance)
                .count();
    }

    private static void await(String what, BooleanSupplier condition) throws InterruptedException {
        for (int k = 0; k < 400 && !condition.getAsBoolean(); k++) {
            TimeUnit.MILLISECONDS.sleep(50);
        }
        assertThat(condition.getAsBoolean()).as(what).isTrue();
    }

    /** What a node of a later version writes when it loads the table. */
    private static void adoptAsLaterVersion(Server server, String table) {
        String later = Integer.toString(Integer.parseInt(Rulesets.VERSION) + 1);
        int next = server.tables().read(table, Table::version) + 1;
        String body = Client.JSON.writeValueAsString(server.tables()
                .<Entry>read(
                        table,
                        t -> new Entry.RulesChanged(
                                Rulesets.VERSION,
                                later,
                                t.choices().size(),
                                Snapshot.of(t.running().state()))));
        append(table, new Store.Row(next, "rules-" + later, body, System.currentTimeMillis()));
    }

    private static void append(String table, Store.Row row) {
        try (Store store = Store.open(URL, true)) {
            assertThat(store.append(table, row, null)).isEqualTo(Append.DONE);
        }
    }

    @Test
    void aNodeLeavesATableOfLaterRulesToNodesThatKnowThem() throws InterruptedException {
        try (Server old = start()) {
            Client client = new Client(old.port());
            TestTable table = TestTable.start(client, "", "me", "random");
            TestTable other = TestTable.start(client, "", "me", "me");
            table.play(3, 1);
            try (Stream stream = Stream.open(old.port(), table.id, table.tokens.getFirst(), "", "")) {
                stream.next();
                adoptAsLaterVersion(old, table.id);
                await(
                        "it is refused",
                        () -> client.get(table.path("/view"), table.tokens.getFirst())
                                        .status()
                                == 503);
            }
            int entries = old.tables().record(table.id).size();
            Client.Answer answer = client.choose(table.id, table.tokens.getFirst(), "late", 1, "pass");
            assertThat(answer.status()).isEqualTo(503);
            assertThat(answer.problem()).isEqualTo("newer-version");
            TimeUnit.SECONDS.sleep(2);
            assertThat(old.tables().record(table.id))
                    .as("the record is left alone")
                    .hasSize(entries);
            assertThat(changes(old, table.id)).isEqualTo(1);
            other.play(5, 2);
            assertThat(client.get("/ready", "").status()).isEqualTo(200);
        }
    }

    @Test
    void anEntryOfALaterVersionStopsItsTableAndNoOther() throws InterruptedException {
        try (Server one = start();
                Server two = start()) {
            Client client = new Client(one.port());
            TestTable table = TestTable.start(client, "", "me", "random");
            TestTable other = TestTable.start(client, "", "me", "me");
            table.play(2, 1);
            other.at(new Client(two.port())).play(2, 2);
            try (Stream _ = Stream.open(one.port(), table.id, table.tokens.getFirst(), "", "")) {
                int next = one.tables().read(table.id, Table::version) + 1;
                append(table.id, new Store.Row(next, "later", "{\"type\":\"of-tomorrow\"}", 1));
                await(
                        "it is refused",
                        () -> client.get(table.path("/view"), table.tokens.getFirst())
                                .problem()
                                .equals("newer-version"));
            }
            assertThat(client.get(table.path("/view"), table.tokens.getFirst()).status())
                    .isEqualTo(503);
            TestTable there = other.at(new Client(two.port()));
            for (int k = 0; k < 3; k++) {
                there.play(2, 3 + k);
                int version = two.tables().read(other.id, Table::version);
                await("news of other tables come", () -> one.tables().peek(other.id, Table::version) >= version);
            }
        }
    }

    @Test
    void nodesWithWrongClocksAgreeOnWhenTimeRunsOut() throws InterruptedException {
        Clock wrong = Clock.offset(Clock.systemUTC(), Duration.ofHours(1));
        try (Server fast = Server.start(ServerSuite.options(URL), wrong)) {
            Client client = new Client(fast.port());
            String table;
            try (Server right = start()) {
                TestTable opened = TestTable.start(new Client(right.port()), "\"turnSeconds\":60", "me", "me");
                table = opened.id;
                opened.play(2, 1);
            }
            TimeUnit.SECONDS.sleep(3);
            assertThat(fast.tables().record(table)).noneMatch(Entry.TimeRanOut.class::isInstance);
            assertThat(client.get("/api/tables/" + table, "")
                            .body()
                            .path("clock")
                            .path("left")
                            .asLong())
                    .isBetween(30_000L, 60_000L);
            TestTable own = TestTable.start(client, "\"turnSeconds\":600", "me", "me");
            assertThat(own.info().path("clock").path("deadline").asLong())
                    .isBetween(System.currentTimeMillis() + 500_000, System.currentTimeMillis() + 700_000);
        }
    }

    /** A node may die after a choice was written and before it noted when the time for the next one runs out. */
    @Test
    void aClockThatADeadNodeDidNotSetRunsOutAtAnother() throws SQLException, InterruptedException {
        String table;
        try (Server one = start()) {
            table = TestTable.start(new Client(one.port()), "\"turnSeconds\":2", "me", "me").id;
        }
        try (Connection connection = DriverManager.getConnection(URL);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("delete from turn_clock where table_id = '" + table + "'");
        }
        try (Server two = start()) {
            await(
                    "time runs out",
                    () -> two.tables().record(table).stream().anyMatch(Entry.TimeRanOut.class::isInstance));
        }
    }
}
