package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import coldwake.server.store.Store;
import coldwake.server.table.Table;
import coldwake.server.table.TableException;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What one person can do to spoil a table for the others: little. */
class GriefTest {
    @TempDir
    Path folder;

    private Server server;
    private Client client;
    private TestTable table;

    @BeforeEach
    void start() {
        server = Server.start(new ServerOptions(
                "127.0.0.1",
                0,
                ServerOptions.embedded(folder.toString()),
                0,
                true,
                Quota.GENEROUS,
                Webhooks.Allowed.NONE));
        client = new Client(server.port());
        table = TestTable.start(client, "", "me", "me", "me");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    // ---------------------------------------------------------------- the record

    /** Whoever changes their mind for ever comes to an end; the others can still do everything. */
    @Test
    void oneSeatCannotFillTheRecord() {
        Tables tables = server.tables();
        int before = version();
        assertThatThrownBy(() -> {
                    for (int k = 0; k < 10_000; k++) {
                        tables.consents().fullView(table.id, 0, k % 2 == 0);
                    }
                })
                .isInstanceOf(TableException.class)
                .hasMessageContaining("too often");
        assertThat(version() - before).isEqualTo(1_000);
        String stop = "{\"seat\":0,\"level\":\"random\"}";
        for (Client.Answer refused :
                List.of(table.post(0, "/export-consent", "{}"), table.post(0, "/stand-ins", stop))) {
            assertThat(refused.status()).isEqualTo(409);
            assertThat(refused.problem()).isEqualTo("too-often");
        }
        assertThat(version() - before).isEqualTo(1_000);
        assertThat(table.post(1, "/export-consent", "{}").status()).isEqualTo(200);
        assertThat(table.say(0, "still here").status()).isEqualTo(200);
        assertThat(table.choose(table.asked(), 0).status()).isEqualTo(200);
    }

    @Test
    void spectatorsCannotUseUpTheLinesOfThePlayers() {
        Tables tables = server.tables();
        assertThatThrownBy(() -> {
                    for (int k = 0; k < 10_000; k++) {
                        tables.say(table.id, "w" + k, -1, "Eve", List.of(), "spam");
                    }
                })
                .isInstanceOf(TableException.class);
        assertThat(table.post(-1, "/chat", "{\"commandId\":\"one-more\",\"text\":\"hi\"}")
                        .problem())
                .isEqualTo("too-much-chat");
        assertThat(table.say(0, "players talk on").status()).isEqualTo(200);
    }

    @Test
    void oneSeatCannotUseUpTheLinesOfTheOthers() {
        Tables tables = server.tables();
        assertThatThrownBy(() -> {
                    for (int k = 0; k < 10_000; k++) {
                        tables.say(table.id, "spam" + k, 0, "Ada", List.of(), "spam");
                    }
                })
                .isInstanceOf(TableException.class);
        assertThat(table.say(0, "more").problem()).isEqualTo("too-much-chat");
        assertThat(table.say(1, "at last").status()).isEqualTo(200);
    }

    // ---------------------------------------------------------------- whispers and spectators

    @Test
    void aWhisperNamesEachSeatOnce() {
        int before = version();
        Client.Answer twice = table.post(0, "/chat", "{\"commandId\":\"x\",\"text\":\"psst\",\"to\":[1,2,1]}");
        assertThat(twice.status()).isEqualTo(400);
        assertThat(twice.problem()).isEqualTo("repeated-seat");
        String many = "1,".repeat(5_000) + "1";
        assertThat(table.post(0, "/chat", "{\"commandId\":\"y\",\"text\":\"psst\",\"to\":[" + many + "]}")
                        .problem())
                .isEqualTo("repeated-seat");
        assertThat(version()).isEqualTo(before);
        assertThat(table.post(0, "/chat", "{\"commandId\":\"x\",\"text\":\"psst\",\"to\":[1,2]}")
                        .status())
                .isEqualTo(200);
    }

    /** Neither another spectator nor a seat takes away the line of somebody who happens to use the same id. */
    @Test
    void spectatorsHaveCommandIdsOfTheirOwn() {
        server.close();
        server = Server.start(new ServerOptions(
                "127.0.0.1",
                0,
                ServerOptions.embedded(folder.toString()),
                0,
                true,
                Quota.GENEROUS.behindProxy(true),
                Webhooks.Allowed.NONE));
        client = new Client(server.port());
        String line = "{\"commandId\":\"same\",\"name\":\"Eve\",\"text\":\"";
        for (String from : List.of("10.0.0.1", "10.0.0.2", "10.0.0.2")) {
            assertThat(client.from(from)
                            .post(table.path("/chat"), "", line + from + "\"}")
                            .status())
                    .isEqualTo(200);
        }
        client.post(table.path("/chat"), table.tokens.getFirst(), line + "seat\"}");
        JsonNode said = client.view(table.id, "").path("chat");
        assertThat(said.findValuesAsString("text")).containsExactly("10.0.0.1", "10.0.0.2");
        assertThat(client.view(table.id, table.tokens.getFirst()).path("chat").findValuesAsString("text"))
                .containsExactly("seat");
    }

    // ---------------------------------------------------------------- stand-ins

    @Test
    void nobodyIsVotedOutWhoIsThereAndNotLate() throws InterruptedException {
        int before = version();
        String wish = "{\"seat\":2,\"level\":\"random\"}";
        try (Stream stream = Stream.open(server.port(), table.id, table.tokens.get(2), "", "")) {
            stream.next();
            Client.Answer refused = table.post(0, "/stand-ins", wish);
            assertThat(refused.status()).isEqualTo(409);
            assertThat(refused.problem()).isEqualTo("not-absent");
            assertThat(version()).isEqualTo(before);
            assertThat(table.post(2, "/stand-ins", wish).status())
                    .as("for oneself at any time")
                    .isEqualTo(200);
        }
    }

    /** A seat that has been asked for a minute is late; the others need not wait for ever for whoever only looks on. */
    @Test
    void whoIsLateCanBeVotedOutThoughConnected() {
        Instant[] now = {Instant.now()};
        server.close();
        try (Store store = Store.open(ServerOptions.embedded(folder.toString()), true);
                Tables tables = new Tables(store, clock(now), 100)) {
            int asked = tables.read(table.id, t -> Integer.numberOfTrailingZeros(t.waitedFor()));
            int by = (asked + 1) % 3;
            int other = (asked + 2) % 3;
            now[0] = now[0].plusSeconds(50);
            assertThatThrownBy(() -> tables.seats().wantStandIn(table.id, asked, by, "random", true))
                    .hasMessageContaining("late");
            now[0] = now[0].plusSeconds(20);
            int version = tables.seats().wantStandIn(table.id, asked, by, "random", true);
            assertThatThrownBy(() -> tables.seats().wantStandIn(table.id, other, by, "random", true))
                    .as("who is not asked is not late")
                    .hasMessageContaining("late");
            assertThat(tables.read(table.id, Table::version)).isEqualTo(version);
        }
        start();
    }

    /** Nobody could answer, or be connected, while the server was not there. */
    @Test
    void nobodyIsVotedOutBecauseTheServerWasAway() {
        server.close();
        Instant[] now = {Instant.now().plus(Duration.ofHours(1))};
        try (Store store = Store.open(ServerOptions.embedded(folder.toString()), true);
                Tables tables = new Tables(store, clock(now), 100)) {
            int asked = tables.read(table.id, t -> Integer.numberOfTrailingZeros(t.waitedFor()));
            int by = (asked + 1) % 3;
            for (boolean present : List.of(true, false)) {
                assertThatThrownBy(() -> tables.seats().wantStandIn(table.id, asked, by, "random", present))
                        .as("present: %s", present)
                        .hasMessageContaining("late");
            }
            now[0] = now[0].plusSeconds(50);
            assertThatThrownBy(() -> tables.seats().wantStandIn(table.id, asked, by, "random", true))
                    .hasMessageContaining("late");
            tables.serveSince(now[0].toEpochMilli());
            now[0] = now[0].plusSeconds(9);
            assertThatThrownBy(() -> tables.seats().wantStandIn(table.id, asked, by, "random", false))
                    .hasMessageContaining("late");
            now[0] = now[0].plusSeconds(2);
            assertThat(tables.seats().wantStandIn(table.id, asked, by, "random", false))
                    .as("who has not come back is away")
                    .isPositive();
            now[0] = now[0].plusSeconds(50);
            assertThat(tables.seats().wantStandIn(table.id, asked, (asked + 2) % 3, "random", true))
                    .as("who has not answered since is late")
                    .isPositive();
        }
        start();
    }

    // ---------------------------------------------------------------- chairs

    /** Somebody who sits down and gets up for ever takes nothing from whoever sits there in the game. */
    @Test
    void aChairThatSomebodyWoreOutIsAsGoodAsAnyOther() {
        Tables tables = server.tables();
        JsonNode opened = client.post("/api/tables", "", "{\"name\":\"Ada\",\"chairs\":[\"me\",\"open\"]}")
                .body();
        TestTable other = new TestTable(client, opened);
        assertThatThrownBy(() -> {
                    for (int k = 0; k < 10_000; k++) {
                        tables.seats().take(other.id, 1, "Eve", Tokens.create(), null, null);
                        tables.consents().fullView(other.id, 1, true);
                        tables.seats().leave(other.id, 1);
                    }
                })
                .isInstanceOf(TableException.class)
                .hasMessageContaining("too often");
        assertThat(other.info().path("version").asInt()).as("it ends").isLessThan(4_000);
        String code = other.post(0, "/removals", "{\"seat\":1}")
                .body()
                .path("invitation")
                .path("code")
                .asString();
        String bob = client.post(other.path("/seats"), "", "{\"name\":\"Bob\",\"invitation\":\"" + code + "\"}")
                .body()
                .path("token")
                .asString();
        assertThat(client.post(other.path("/start"), bob, "{}").status()).isEqualTo(200);
        assertThat(client.post(other.path("/export-consent"), bob, "{}").status())
                .isEqualTo(200);
        assertThat(client.post(other.path("/stand-ins"), bob, "{\"seat\":1,\"level\":\"random\"}")
                        .status())
                .isEqualTo(200);
    }

    // ---------------------------------------------------------------- the lobby

    @Test
    void manyTablesOfOneDoNotHideThoseOfOthers() {
        server.close();
        server = Server.start(new ServerOptions(
                "127.0.0.1",
                0,
                ServerOptions.embedded(folder.toString()),
                0,
                true,
                Quota.GENEROUS.behindProxy(true),
                Webhooks.Allowed.NONE));
        client = new Client(server.port());
        String wanted = "{\"chairs\":[\"me\",\"open\"],\"listed\":true,\"title\":\"";
        client.from("10.0.0.1").post("/api/tables", "", wanted + "first\"}");
        for (int k = 0; k < 70; k++) {
            int status = client.from("10.0.0.66")
                    .post("/api/tables", "", wanted + "spam\"}")
                    .status();
            assertThat(status).isIn(201, 429);
        }
        client.from("10.0.0.2").post("/api/tables", "", wanted + "last\"}");
        List<String> titles = client.get("/api/tables", "").body().findValuesAsString("title");
        assertThat(titles).containsExactly("last", "spam", "spam", "spam", "spam", "spam", "first");
    }

    @Test
    void tablesAtWhichNobodyPlayedExpire() {
        Instant[] now = {Instant.now()};
        server.close();
        try (Store store = Store.open(ServerOptions.embedded(folder.toString()), true);
                Tables tables = new Tables(store, clock(now), 100)) {
            String spam = tables.create("spam", GameSetup.standard(2), true, null);
            String touched = tables.create("touched", GameSetup.standard(2), true, null);
            int asked = tables.read(table.id, t -> Integer.numberOfTrailingZeros(t.waitedFor()));
            String option = tables.read(
                    table.id,
                    t -> OptionIds.of(t.running().state(), t.running().options(asked))
                            .getFirst());
            int number = tables.read(table.id, t -> t.running().state().decisionNumber());
            tables.moves().choose(table.id, "a choice", asked, number, option);
            now[0] = now[0].plus(Duration.ofDays(8));
            assertThat(tables.listed()).isEmpty();
            now[0] = now[0].plus(Duration.ofDays(21));
            assertThat(tables.expire()).isZero();
            tables.say(touched, "hi", -1, "Eve", List.of(), "is anybody here?");
            now[0] = now[0].plus(Duration.ofDays(2));
            tables.evict(0, id -> false);
            assertThat(tables.expire()).isEqualTo(1);
            assertThat(store.exists(spam)).isFalse();
            assertThat(store.read(spam, 0)).isEmpty();
            assertThat(store.exists(touched)).isTrue();
            assertThat(store.exists(table.id)).as("somebody played here").isTrue();
        }
        start();
    }

    private static Clock clock(Instant[] now) {
        return new Clock() {
            @Override
            public ZoneId getZone() {
                return ZoneOffset.UTC;
            }

            @Override
            public Clock withZone(ZoneId zone) {
                return this;
            }

            @Override
            public Instant instant() {
                return now[0];
            }
        };
    }

    private int version() {
        return table.info().path("version").asInt();
    }
}
