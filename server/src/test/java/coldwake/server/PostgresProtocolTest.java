package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.table.Entry;
import coldwake.server.table.Table;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The protocol on PostgreSQL, and what two nodes on one database promise. */
class PostgresProtocolTest extends ProtocolSuite {
    private static EmbeddedPostgres postgres;

    @BeforeAll
    static void startDatabase() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    static void stopDatabase() throws IOException {
        postgres.close();
    }

    @Override
    String database() {
        return postgres.getJdbcUrl("postgres", "postgres");
    }

    @Test
    void playersOnTwoNodesShareATable() {
        try (Server one = Server.start(options(database()));
                Server two = Server.start(options(database()))) {
            Client first = new Client(one.port());
            Client second = new Client(two.port());
            JsonNode opened = first.open("me", "me");
            String table = opened.path("table").asString();
            String[] tokens = {
                opened.path("tickets").get(0).path("token").asString(),
                opened.path("tickets").get(1).path("token").asString()
            };
            for (int k = 0; k < 60; k++) {
                Client node = k % 2 == 0 ? first : second;
                for (String token : tokens) {
                    JsonNode question = node.view(table, token).path("game").path("question");
                    if (question.isObject()) {
                        int size = question.path("options").size();
                        String option = question.path("options")
                                .get(k % size)
                                .path("id")
                                .asString();
                        assertThat(node.choose(
                                                table,
                                                token,
                                                question.path("number").asInt(),
                                                option)
                                        .status())
                                .isEqualTo(200);
                    }
                }
            }
            assertThat(first.view(table, tokens[0])).isEqualTo(second.view(table, tokens[0]));
            assertThat(one.tables().record(table)).hasSizeGreaterThan(10);
        }
    }

    private static ServerOptions silent(String database) {
        ServerOptions usual = options(database);
        return new ServerOptions(
                usual.host(), 0, database, usual.botPaceMillis(), false, usual.quota(), usual.webhooks());
    }

    private static JsonNode await(Client client, String table, String token, Predicate<JsonNode> wanted)
            throws InterruptedException {
        for (int k = 0; k < 2_000; k++) {
            JsonNode game = client.view(table, token).path("game");
            if (wanted.test(game)) {
                return game;
            }
            TimeUnit.MILLISECONDS.sleep(10);
        }
        throw new AssertionError("nothing happens at table " + table);
    }

    /** A choice of the only person at the table, taken at one node. */
    private static void chooseWhenAsked(Client client, String table, String token) throws InterruptedException {
        JsonNode question = await(
                        client, table, token, game -> game.path("question").isObject())
                .path("question");
        int number = question.path("number").asInt();
        String option = question.path("options").get(0).path("id").asString();
        assertThat(client.choose(table, token, number, option).status()).isEqualTo(200);
    }

    @Test
    void withoutNotificationsNodesLookForThemselves() throws InterruptedException {
        try (Server one = Server.start(silent(database()));
                Server two = Server.start(silent(database()))) {
            JsonNode opened = new Client(one.port()).open("me", "random");
            String table = opened.path("table").asString();
            String token = opened.path("tickets").get(0).path("token").asString();
            Client second = new Client(two.port());
            chooseWhenAsked(second, table, token);
            chooseWhenAsked(second, table, token);
            int version = second.view(table, token).path("version").asInt();
            // The first node hears of it although nobody asks it.
            for (int k = 0; k < 1_000 && one.tables().peek(table, Table::version) < version; k++) {
                TimeUnit.MILLISECONDS.sleep(10);
            }
            assertThat(one.tables().<Integer>peek(table, Table::version)).isGreaterThanOrEqualTo(version);
        }
    }

    @Test
    void botsOfANodeThatStopsAreMovedByAnother() throws InterruptedException {
        try (Server two = Server.start(options(database()))) {
            String table;
            String token;
            try (Server one = Server.start(options(database()))) {
                Client first = new Client(one.port());
                JsonNode opened = first.open("me", "random");
                table = opened.path("table").asString();
                token = opened.path("tickets").get(0).path("token").asString();
                chooseWhenAsked(first, table, token);
            }
            Client second = new Client(two.port());
            for (int k = 0; k < 5; k++) {
                chooseWhenAsked(second, table, token);
            }
            assertThat(two.tables().record(table).stream()
                            .filter(Entry.Chosen.class::isInstance)
                            .map(entry ->
                                    ((Entry.Chosen) entry).seat() + " answers " + ((Entry.Chosen) entry).number()))
                    .as("nobody answers a question twice")
                    .doesNotHaveDuplicates();
        }
    }

    private static boolean connected(Client client, String table, int seat) {
        return client.get("/api/tables/" + table, "")
                .body()
                .path("seats")
                .get(seat)
                .path("connected")
                .asBoolean();
    }

    private static void awaitConnected(Client client, String table, int seat, boolean wanted)
            throws InterruptedException {
        for (int k = 0; k < 1_500 && connected(client, table, seat) != wanted; k++) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        assertThat(connected(client, table, seat)).isEqualTo(wanted);
    }

    /** A seat that is connected at one node does not look absent at the other, in answers and on streams. */
    @Test
    void whoIsConnectedIsKnownToEveryNode() throws InterruptedException {
        try (Server one = Server.start(silent(database()))) {
            Client first = new Client(one.port());
            JsonNode opened = first.open("me", "me");
            String table = opened.path("table").asString();
            String ada = opened.path("tickets").get(0).path("token").asString();
            String ben = opened.path("tickets").get(1).path("token").asString();
            try (Stream here = Stream.open(one.port(), table, ada, "", "")) {
                here.next();
                try (Server two = Server.start(silent(database()));
                        Stream there = Stream.open(two.port(), table, ben, "", "")) {
                    assertThat(there.status()).isEqualTo(200);
                    Client second = new Client(two.port());
                    awaitConnected(second, table, 0, true);
                    awaitConnected(first, table, 1, true);
                    here.until(m -> m.json().at("/patch/table/seats").toString().contains("\"connected\":true"));
                }
                awaitConnected(first, table, 1, false);
                here.until(m -> m.json().at("/patch/table/seats").toString().contains("\"connected\":false"));
            }
        }
    }
}
