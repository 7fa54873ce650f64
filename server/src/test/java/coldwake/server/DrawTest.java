package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.Chance;
import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import coldwake.server.store.Store;
import coldwake.server.table.Entry;
import coldwake.server.table.Export;
import coldwake.server.table.Exports;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HexFormat;
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
    void nobodyShowsAnythingElseOrUnasked() {
        TestTable table = opened();
        assertThat(table.show(0, BEA, NEXT).problem()).isEqualTo("no-contribution");
        assertThat(table.show(0, "a|b", NEXT).problem()).isEqualTo("no-contribution");
        assertThat(table.post(0, "/contribution", "{\"contribution\":\"" + ADA + "\",\"next\":\"x\"}")
                        .problem())
                .isEqualTo("no-contribution");
        assertThat(table.show(0, ADA, NEXT).status()).isEqualTo(200);
        assertThat(table.show(0, ADA, BEA).problem()).isEqualTo("no-draw");
        assertThat(table.show(-1, ADA, NEXT).status()).isEqualTo(401);
        assertThat(client.post("/api/tables", "", "{\"chairs\":[\"me\",\"random\"],\"commitments\":[\"short\"]}")
                        .problem())
                .isEqualTo("no-commitment");
        assertThat(started(table)).isNull();
    }

    /** Whoever got no answer sends it again, before or after the game was dealt. */
    @Test
    void whatWasShownCanBeShownAgainAndCountsOnce() {
        TestTable table = opened();
        assertThat(table.show(0, ADA, NEXT).status()).isEqualTo(200);
        assertThat(table.show(0, ADA, NEXT).status()).isEqualTo(200);
        assertThat(draw(table).path("shown").toString()).isEqualTo("[0]");
        assertThat(table.show(1, BEA, NEXT).status()).isEqualTo(200);
        Entry.Started dealt = started(table);
        assertThat(table.show(0, ADA, NEXT).status()).isEqualTo(200);
        assertThat(table.show(1, BEA, NEXT).status()).isEqualTo(200);
        assertThat(started(table)).isEqualTo(dealt);
        assertThat(types(server.tables(), table.id))
                .containsSubsequence("DrawOpened", "ContributionShown", "ContributionShown", "Started")
                .containsOnlyOnce("Started")
                .filteredOn("ContributionShown"::equals)
                .hasSize(2);
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
        tables.draws().start(id);
        return id;
    }

    @Test
    void whoKeepsSilentNeitherBlocksNorCounts() {
        HandClock clock = new HandClock();
        try (Store store = Store.open(ServerOptions.IN_MEMORY, false);
                Tables tables = new Tables(store, clock, 100)) {
            String id = tableOfTwo(tables);
            tables.draws().showContribution(id, 0, ADA, Tokens.hash(NEXT));
            tables.draws().start(id);
            assertThat(types(tables, id)).endsWith("DrawOpened", "ContributionShown");
            clock.pass(Duration.ofSeconds(11));
            tables.draws().start(id);
            assertThat(types(tables, id)).endsWith("ContributionShown", "DrawOpened");
            List<Integer> seats = tables.read(id, t -> t.draw().seats());
            assertThat(seats).containsExactly(0);
            tables.draws().showContribution(id, 0, NEXT, Tokens.hash(ADA));
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
            tables.draws().start(id);
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

    private static final String SECRET = "a secret of the server that plays along";
    private static final GameSetup TWO = GameSetup.standard(2);

    /** The file of a game of two that was just dealt. */
    private static String dealt(String seed, Chance chance, Entry... before) {
        List<Entry> record = new ArrayList<>(List.of(before));
        record.addFirst(new Entry.Created("Draw", TWO, false, null, null, SECRET));
        record.add(new Entry.Started(seed, SECRET, Tokens.hash(SECRET), Rulesets.VERSION));
        String hash = Long.toHexString(
                Game.start(Rulesets.of(TWO), chance, null).state().hash());
        return Client.JSON.writeValueAsString(new Export(
                Export.FORMAT,
                Export.VERSION,
                Rulesets.VERSION,
                "draw",
                false,
                hash,
                record.stream().map(entry -> new Export.Line(1, entry)).toList()));
    }

    private static Chance chance(String seed) {
        return Chance.secret(HexFormat.of().parseHex(seed));
    }

    private static Entry[] drawnByAda(Entry other) {
        return new Entry[] {
            new Entry.SeatTaken(0, "", "Ada", null, Tokens.hash(ADA)),
            other,
            new Entry.DrawOpened(List.of(0)),
            new Entry.ContributionShown(0, ADA, Tokens.hash(NEXT))
        };
    }

    /** A server that knows what all contribute must not have two deals to choose from, each of which can be verified. */
    @Test
    void whatWasDrawnIsDealtInOneWayOnly() {
        String seed = Tokens.hash(SECRET + "|" + ADA + "|");
        Entry[] drawn = drawnByAda(new Entry.BotSeated(1, "random"));
        assertThat(Exports.problem(dealt(seed, chance(seed), drawn), null)).isNull();
        long firstBits = Long.parseUnsignedLong(seed.substring(0, 16), 16);
        assertThat(Exports.problem(dealt(Long.toString(firstBits), Chance.oneStream(firstBits), drawn), null))
                .contains("the seed is not mixed");
    }

    /** What a seat adds that committed to nothing could be thought of when all others have shown theirs. */
    @Test
    void whatNobodyCommittedToIsNotMixedIntoADraw() {
        Entry[] drawn = drawnByAda(new Entry.SeatTaken(1, "", "Eve", "thought-of-afterwards", null));
        String chosen = Tokens.hash(SECRET + "|" + ADA + "|thought-of-afterwards");
        assertThat(Exports.problem(dealt(chosen, chance(chosen), drawn), null)).contains("the seed is not mixed");
        String seed = Tokens.hash(SECRET + "|" + ADA + "|");
        assertThat(Exports.problem(dealt(seed, chance(seed), drawn), null)).isNull();
    }
}
