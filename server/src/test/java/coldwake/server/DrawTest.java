package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.setup.GameSetup;
import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import coldwake.server.store.Store;
import coldwake.server.table.Entry;
import coldwake.server.table.Exports;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

/** Seats commit to what they contribute to the shuffle, then all show it, then the game starts. */
class DrawTest {
    private static final String ADA = "what-the-device-of-ada-adds";
    private static final String BEA = "what-the-device-of-bea-adds";
    private static final String NEXT = "what-it-would-add-the-next-time";

    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        server = Server.start(new ServerOptions(
                "127.0.0.1", 0, ServerOptions.IN_MEMORY, 0, true, Quota.GENEROUS, Webhooks.Allowed.ANY));
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private TestTable opened() {
        return TestTable.start(
                client,
                "\"commitments\":[\"" + Tokens.hash(ADA) + "\",\"" + Tokens.hash(BEA) + "\"]",
                "me",
                "me",
                "random");
    }

    private static JsonNode draw(TestTable table) {
        return table.info().path("draw");
    }

    private Entry.Started started(TestTable table) {
        return server.tables().read(table.id, t -> t.started());
    }

    @Test
    void theGameStartsWhenEverybodyHasShownWhatTheyCommittedTo() {
        TestTable table = opened();
        assertThat(table.info().path("state").asString()).isEqualTo("open");
        assertThat(draw(table).path("seats").toString()).isEqualTo("[0,1]");
        assertThat(table.info().path("seats").get(1).path("commitment").asString())
                .isEqualTo(Tokens.hash(BEA));
        assertThat(table.show(1, BEA, NEXT).status()).isEqualTo(200);
        assertThat(draw(table).path("shown").toString()).isEqualTo("[1]");
        assertThat(started(table)).isNull();
        assertThat(table.show(0, ADA, NEXT).status()).isEqualTo(200);
        assertThat(table.info().path("state").asString()).isEqualTo("running");
        String secret = started(table).secret();
        assertThat(started(table).seed()).isEqualTo(Tokens.hash(secret + "|" + ADA + "|" + BEA + "|"));
        assertThat(table.info().path("draw").isNull()).isTrue();
    }

    @Test
    void nobodyShowsAnythingElseOrTwiceOrUnasked() {
        TestTable table = opened();
        assertThat(table.show(0, BEA, NEXT).problem()).isEqualTo("no-contribution");
        assertThat(table.show(0, "a|b", NEXT).problem()).isEqualTo("no-contribution");
        assertThat(table.post(0, "/contribution", "{\"contribution\":\"" + ADA + "\",\"next\":\"x\"}")
                        .problem())
                .isEqualTo("no-contribution");
        assertThat(table.show(0, ADA, NEXT).status()).isEqualTo(200);
        assertThat(table.show(0, ADA, NEXT).problem()).isEqualTo("no-draw");
        assertThat(table.show(-1, ADA, NEXT).status()).isEqualTo(401);
        assertThat(client.post("/api/tables", "", "{\"chairs\":[\"me\",\"random\"],\"commitments\":[\"short\"]}")
                        .problem())
                .isEqualTo("no-commitment");
        assertThat(started(table)).isNull();
    }

    @Test
    void whoGetsUpCallsTheDrawOffAndWhatWasShownIsWorthNothing() {
        TestTable table = opened();
        table.show(0, ADA, NEXT);
        assertThat(table.delete(1, "/seats/mine").status()).isEqualTo(204);
        assertThat(draw(table).isNull()).isTrue();
        assertThat(table.post(0, "/start", "{}").problem()).isEqualTo("open-seats");
        table.post(0, "/bots", "{\"seat\":1,\"level\":\"random\"}");
        assertThat(table.post(0, "/start", "{}").status()).isEqualTo(200);
        assertThat(draw(table).path("seats").toString()).isEqualTo("[0]");
        assertThat(table.show(0, ADA, NEXT).problem()).isEqualTo("no-contribution");
        assertThat(table.show(0, NEXT, ADA).status()).isEqualTo(200);
        assertThat(started(table).seed()).isEqualTo(Tokens.hash(started(table).secret() + "|" + NEXT + "||"));
    }

    @Test
    void withoutCommitmentsTheGameStartsAtOnce() {
        TestTable table = TestTable.start(client, "", "me", "random");
        assertThat(started(table).seed()).isEqualTo(Tokens.hash(started(table).secret() + "||"));
    }

    // ---------------------------------------------------------------- silence

    /** A clock that is moved by hand. */
    private static final class HandClock extends Clock {
        private final AtomicLong millis = new AtomicLong(1_000_000);

        void pass(Duration time) {
            millis.addAndGet(time.toMillis());
        }

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
            return Instant.ofEpochMilli(millis.get());
        }
    }

    private static List<String> types(Tables tables, String id) {
        List<String> types = new ArrayList<>();
        tables.record(id).forEach(entry -> types.add(entry.getClass().getSimpleName()));
        return types;
    }

    private static String tableOfTwo(Tables tables) {
        String id = tables.create("Draw", GameSetup.standard(2), false, null);
        tables.seats().take(id, 0, "Ada", Tokens.create(), Tokens.hash(ADA), null);
        tables.seats().take(id, 1, "Bea", Tokens.create(), Tokens.hash(BEA), null);
        tables.start(id);
        return id;
    }

    @Test
    void whoKeepsSilentNeitherBlocksNorCounts() {
        HandClock clock = new HandClock();
        try (Store store = Store.open(ServerOptions.IN_MEMORY, false);
                Tables tables = new Tables(store, clock, 100)) {
            String id = tableOfTwo(tables);
            tables.showContribution(id, 0, ADA, Tokens.hash(NEXT));
            tables.start(id);
            assertThat(types(tables, id)).endsWith("DrawOpened", "ContributionShown");
            clock.pass(Duration.ofSeconds(11));
            tables.start(id);
            assertThat(types(tables, id)).endsWith("ContributionShown", "DrawOpened");
            List<Integer> seats = tables.read(id, t -> t.draw().seats());
            assertThat(seats).containsExactly(0);
            tables.showContribution(id, 0, NEXT, Tokens.hash(ADA));
            Entry.Started started = tables.read(id, t -> t.started());
            assertThat(started.seed()).isEqualTo(Tokens.hash(started.secret() + "|" + NEXT + "|"));
        }
    }

    @Test
    void ifAllKeepSilentTheSecretAloneDeals() {
        HandClock clock = new HandClock();
        try (Store store = Store.open(ServerOptions.IN_MEMORY, false);
                Tables tables = new Tables(store, clock, 100)) {
            String id = tableOfTwo(tables);
            clock.pass(Duration.ofSeconds(11));
            tables.start(id);
            Entry.Started started = tables.read(id, t -> t.started());
            assertThat(started.seed()).isEqualTo(Tokens.hash(started.secret() + "||"));
        }
    }

    // ---------------------------------------------------------------- files

    /** Files in which the draw was not as it should be are found out. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "\"type\":\"draw-opened\",\"seats\":[0,1]>\"type\":\"draw-opened\",\"seats\":[0]",
                "\"contribution\":\"what-the-device-of-bea-adds\">\"contribution\":\"what-the-device-of-bea-likes\"",
            })
    void aFileWithAnotherDrawIsFoundOut(String change) throws InterruptedException {
        TestTable table = opened();
        table.show(0, ADA, NEXT);
        table.show(1, BEA, NEXT);
        table.play(3, 1);
        table.post(0, "/export-consent", "");
        table.post(1, "/export-consent", "");
        String file = table.get(0, "/export").body().toString();
        assertThat(Exports.problem(file, table.commitment)).isNull();
        String[] fromTo = change.split(">");
        assertThat(file).contains(fromTo[0]);
        assertThat(Exports.problem(file.replace(fromTo[0], fromTo[1]), null)).isNotNull();
    }
}
