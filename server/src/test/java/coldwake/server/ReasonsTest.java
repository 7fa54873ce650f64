package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.mind.Why;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.server.table.Entry;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** Why bots chose as they did: their own secret while the game runs, told to all in the replay. */
class ReasonsTest {
    private static final String STAND_IN = "{\"seat\":0,\"level\":\"normal\"}";
    private static final String OTHER_ENTRY = "\"type\":\"full-view-agreed\",\"seat\":0}";
    private static final String WHOLE = "/replay?from=0&lang=";

    @TempDir
    Path folder;

    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        server = Server.start(ServerSuite.options(ServerOptions.embedded(folder.toString())));
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    // ---------------------------------------------------------------- while the game runs

    @Test
    void whileTheGameRunsOnlyTheOwnerHearsTheStandIn() throws InterruptedException {
        TestTable table = TestTable.start(client, "", "me", "me", "normal");
        try (Stream owner = stream(table, table.tokens.get(0), "?lang=en");
                Stream other = stream(table, table.tokens.get(1), "?lang=en");
                Stream watcher = stream(table, "", "?lang=en&eyes=0")) {
            table.post(0, "/stand-ins", STAND_IN);
            playSeatOne(table, 4);
            table.post(0, "/full-view", "");
            table.post(1, "/full-view", "");
            table.delete(0, "/stand-ins/mine");
            int version = table.info().path("version").asInt();

            assertThat(table.info().path("openToAll").asBoolean()).isTrue();
            assertSilent(other.untilVersion(version));
            assertSilent(watcher.untilVersion(version));
            List<JsonNode> heard = new ArrayList<>();
            owner.untilVersion(version).forEach(m -> heard.addAll(reasons(m.json())));
            assertThat(heard).isNotEmpty().isEqualTo(reasons(table.view(0)));
            assertThat(heard)
                    .allMatch(line -> line.path("seat").asInt() == 0
                            && line.path("secret").asBoolean()
                            && explains(line, Language.EN));
            assertThat(chosen(table, 0).stream().filter(c -> c.why() != null)).hasSameSizeAs(heard);
            assertThat(chosen(table, 2)).isNotEmpty().allMatch(c -> c.why() != null);
            assertThat(chosen(table, 1)).isNotEmpty().allMatch(c -> c.why() == null);
        }
    }

    @Test
    void whileTheGameRunsNothingThatLeavesTheTableTellsReasons() throws InterruptedException {
        TestTable table = TestTable.start(client, "", "me", "me", "normal");
        table.post(0, "/stand-ins", STAND_IN);
        playSeatOne(table, 4);
        for (int seat = 0; seat < 2; seat++) {
            table.post(seat, "/full-view", "");
            table.post(seat, "/export-consent", "");
        }
        for (Client.Answer answer : List.of(
                table.get(1, "/view"),
                table.get(1, "/bug"),
                table.get(-1, "/bug"),
                table.get(-1, "/view?eyes=0"),
                table.get(-1, WHOLE + "en&seat=0"),
                table.get(0, WHOLE + "en&seat=0"),
                table.get(0, "/export"))) {
            assertThat(answer.status()).isEqualTo(200);
            assertSilent(answer.body().toString());
        }
        assertThat(reasons(table.get(0, "/bug").body().path("view"))).isNotEmpty();
    }

    @Test
    void theOwnerReadsTheSameAfterTheServerComesBack() throws InterruptedException {
        TestTable table = TestTable.start(client, "", "me", "me");
        table.post(0, "/stand-ins", STAND_IN);
        playSeatOne(table, 4);
        table.delete(0, "/stand-ins/mine");
        List<JsonNode> before = reasons(table.view(0));
        server.close();
        start();
        assertThat(reasons(table.at(client).view(0))).isNotEmpty().isEqualTo(before);
    }

    // ---------------------------------------------------------------- afterwards

    @Test
    void theReplayGivesTheReasonOfEveryBotInTheLanguageOfTheViewer() throws InterruptedException {
        TestTable table = finished();
        List<JsonNode> english = reasons(table.get(-1, WHOLE + "en").body());
        List<JsonNode> german = reasons(table.get(-1, WHOLE + "de").body());
        assertThat(english).hasSize(table.game(0).path("choices").asInt());
        assertThat(english)
                .allMatch(line ->
                        explains(line, Language.EN) && !line.path("secret").asBoolean());
        assertThat(german).hasSameSizeAs(english).allMatch(line -> explains(line, Language.DE));
        assertThat(english.stream().map(line -> line.path("seat").asInt()).distinct())
                .containsExactlyInAnyOrder(0, 1);
        assertThat(reasons(table.get(-1, WHOLE + "en&seat=1").body()).stream().map(Client::text))
                .containsExactlyElementsOf(english.stream()
                        .filter(line -> line.path("seat").asInt() == 1)
                        .map(Client::text)
                        .toList());
        assertThat(reasons(table.get(-1, "/replay?choices=7&lang=de").body())).containsExactly(german.get(6));
    }

    @Test
    void aFileKeepsReasonsAndIsCheckedAndOlderFilesHaveNone() throws InterruptedException {
        TestTable table = finished();
        String file = table.get(0, "/export").body().toString();
        assertThat(reasons(imported(file)))
                .isEqualTo(reasons(table.get(-1, WHOLE + "en").body()));
        String silent = file.replaceAll(",\"why\":\"[a-z-]+\"", "");
        assertThat(silent).doesNotContain("\"why\"").isNotEqualTo(file);
        assertThat(reasons(imported(silent))).isEmpty();
        String reason = "\"why\":\"[a-z-]+\"";
        refused(file.replaceFirst(reason, "\"why\":\"boredom\""), "nobody gives the reason 'boredom'");
        refused(file.replaceFirst("\"type\":\"stand-in-wanted\"[^}]*}", OTHER_ENTRY), "only a bot tells its reasons");
        refused(without(silent, "seat"), "entry/seat'");
        refused(without(silent, "option"), "'option' is missing");
    }

    /** A file whose first choice lacks something. */
    private static String without(String file, String field) {
        JsonNode whole = Client.JSON.readTree(file);
        for (JsonNode line : whole.path("lines")) {
            if (line.path("entry").path("type").asString().equals("chosen")) {
                assertThat(((ObjectNode) line.path("entry")).remove(field)).isNotNull();
                return whole.toString();
            }
        }
        throw new AssertionError("nobody chose");
    }

    // ---------------------------------------------------------------- helpers

    private TestTable finished() throws InterruptedException {
        TestTable table = TestTable.start(client, "", "me", "normal");
        table.post(0, "/stand-ins", STAND_IN);
        for (int k = 0; k < 4_000 && !table.over(); k++) {
            Thread.sleep(10);
        }
        assertThat(table.over()).isTrue();
        return table;
    }

    private void refused(String file, String why) {
        Client.Answer answer = client.post("/api/imports", "", file);
        assertThat(answer.problem()).isEqualTo("broken-file");
        assertThat(answer.body().path("detail").asString()).contains(why);
    }

    private JsonNode imported(String file) {
        Client.Answer answer = client.post("/api/imports", "", file);
        assertThat(answer.status()).as("%s", answer.body()).isEqualTo(201);
        return client.get("/api/tables/" + answer.body().path("table").asString() + WHOLE + "en", "")
                .body();
    }

    private Stream stream(TestTable table, String token, String query) {
        return Stream.open(server.port(), table.id, token, query, "");
    }

    /**
     * Lets seat 1 answer some questions, and the bots all theirs in between and after. Of characters that always do the first
     * thing one in a hundred is dead after eight to twelve answers: ask for fewer.
     */
    private void playSeatOne(TestTable table, int answers) throws InterruptedException {
        for (int made = 0, waits = 0; made < answers || !table.question(1).isObject(); waits++) {
            assertThat(waits).as("waits for seat 1").isLessThan(4_000);
            assertThat(table.over()).as("the game is over").isFalse();
            if (made < answers && table.question(1).isObject()) {
                assertThat(table.choose(1, 0).status()).isEqualTo(200);
                made++;
            } else {
                Thread.sleep(5);
            }
        }
    }

    private List<Entry.Chosen> chosen(TestTable table, int seat) {
        return server.tables().record(table.id).stream()
                .filter(Entry.Chosen.class::isInstance)
                .map(Entry.Chosen.class::cast)
                .filter(c -> c.seat() == seat)
                .toList();
    }

    private static List<JsonNode> reasons(JsonNode message) {
        return StreamSupport.stream(message.path("log").spliterator(), false)
                .filter(line -> line.path("event").asString().equals("why"))
                .toList();
    }

    /** What every sentence says after the choice it names. */
    private static List<String> tails(Language language) {
        return Arrays.stream(Why.values())
                .map(why -> Messages.of(language).text("bot.why." + why.id(), Map.of("choice", "")))
                .toList();
    }

    private static boolean explains(JsonNode line, Language language) {
        String text = Client.text(line);
        return tails(language).stream().anyMatch(tail -> text.endsWith(tail) && text.length() > tail.length());
    }

    private static void assertSilent(List<Stream.Message> messages) {
        assertThat(messages).isNotEmpty();
        messages.forEach(message -> assertSilent(message.text()));
    }

    private static void assertSilent(String text) {
        assertThat(text).doesNotContain("\"why\"").doesNotContain(tails(Language.EN));
    }
}
