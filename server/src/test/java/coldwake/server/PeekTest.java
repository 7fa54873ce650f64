package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.table.Exports;
import coldwake.server.table.Tokens;
import java.util.List;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What somebody could try in order to learn more than a chair tells: chairs left behind, consent of others, files. */
class PeekTest {
    private static final String COIN = "a-coin-that-fell-on-its-edge";
    private static final String LEAF = "a-leaf-that-fell-in-november";

    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        server = Server.start(ServerSuite.options(ServerOptions.IN_MEMORY));
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** A table that has not started. */
    private TestTable open(String chairs) {
        return new TestTable(
                client,
                client.post("/api/tables", "", "{\"name\":\"Ada\",\"chairs\":[" + chairs + "]}")
                        .body());
    }

    /** Somebody sits down on the last chair, whoever sat there before. */
    private void sit(TestTable table, int seat, String name) {
        JsonNode ticket = client.post(table.path("/seats"), "", "{\"name\":\"" + name + "\",\"seat\":" + seat + "}")
                .body();
        while (table.tokens.size() > seat) {
            table.tokens.removeLast();
        }
        table.tokens.add(ticket.path("token").asString());
    }

    private static void whisper(TestTable table, int from, int to, String text) {
        String body = "{\"commandId\":\"%s\",\"text\":\"%s\",\"to\":[%d]}".formatted(UUID.randomUUID(), text, to);
        assertThat(table.post(from, "/chat", body).status()).isEqualTo(200);
    }

    private static void agree(TestTable table, int seat) {
        assertThat(table.post(seat, "/full-view", "").status()).isEqualTo(200);
        assertThat(table.post(seat, "/export-consent", "").status()).isEqualTo(200);
    }

    // ---------------------------------------------------------------- a chair that was left

    @Test
    void whoLeftAChairNoLongerLooksFromIt() throws InterruptedException {
        TestTable table = open("\"me\",\"open\"");
        sit(table, 1, "Ben");
        try (Stream ben = Stream.open(server.port(), table.id, table.tokens.get(1), "", "")) {
            ben.next();
            table.delete(1, "/seats/mine");
            sit(table, 1, "Eve");
            assertThat(table.post(0, "/start", "").status()).isEqualTo(200);
            assertThat(ben.untilEnd()).allMatch(m -> m.json().path("game").isNull());
        }
        for (String since : List.of("", "3")) { // with 3, when Ben was there
            try (Stream eve = Stream.open(server.port(), table.id, table.tokens.get(1), "", since)) {
                JsonNode first = eve.next().json();
                assertThat(first.path("type").asString()).isEqualTo("snapshot");
                assertThat(first.path("game").path("seat").asInt()).isEqualTo(1);
            }
        }
    }

    @Test
    void whispersAreForThePersonNotForTheChair() {
        TestTable table = open("\"me\",\"open\"");
        whisper(table, 0, 1, "to nobody");
        sit(table, 1, "Ben");
        assertThat(table.view(1).path("chat").size()).isZero();
        whisper(table, 0, 1, "to Ben");
        whisper(table, 1, 0, "from Ben");
        table.say(0, "to all");
        assertThat(table.view(1).path("chat").size()).isEqualTo(3);
        table.delete(1, "/seats/mine");
        sit(table, 1, "Eve");
        whisper(table, 0, 1, "to Eve");
        assertThat(table.view(1).path("chat").findValuesAsString("text")).containsExactly("to all", "to Eve");
        assertThat(table.view(0).path("chat").size()).isEqualTo(5);
    }

    @Test
    void nobodyIsBoundByWhatSomebodyElseAgreedTo() {
        TestTable table = open("\"me\",\"me\",\"open\"");
        sit(table, 2, "Ben");
        for (int seat = 0; seat < 3; seat++) {
            agree(table, seat);
        }
        table.post(2, "/stand-ins", "{\"seat\":0,\"level\":\"random\"}");
        table.delete(2, "/seats/mine");
        sit(table, 2, "Eve");
        table.post(0, "/start", "");
        table.post(1, "/stand-ins", "{\"seat\":0,\"level\":\"random\"}");
        JsonNode info = table.info();
        assertThat(info.path("openToAll").asBoolean()).isFalse();
        assertThat(info.path("fullView").toString()).isEqualTo("[0,1]");
        assertThat(info.path("export").toString()).isEqualTo("[0,1]");
        assertThat(info.path("seats").get(0).path("standInVotes").toString()).isEqualTo("[1]");
        assertThat(info.path("seats").get(0).path("standIn").isNull()).isTrue();
        assertThat(table.get(0, "/export").problem()).isEqualTo("needs-consent");
    }

    // ---------------------------------------------------------------- a chair that is open

    /** Who knows the secret before the others have contributed could choose the seed. */
    @Test
    void theSecretDoesNotLeaveTheServerBeforeTheStart() {
        TestTable table = open("\"me\",\"open\"");
        agree(table, 0);
        assertThat(table.get(0, "/export").problem()).isEqualTo("needs-consent");
        TestTable full = open("\"me\",\"random\"");
        agree(full, 0);
        assertThat(full.get(0, "/export").problem()).isEqualTo("needs-consent");
        full.post(0, "/start", "");
        assertThat(full.get(0, "/export").status()).isEqualTo(200);
    }

    /** In a copy of a game somebody can come first and alone; what lies at the open chairs is for whoever sits down there. */
    @Test
    void whoComesFirstToACopyDoesNotAgreeForTheOthers() throws InterruptedException {
        TestTable original = TestTable.start(client, "", "me", "me");
        original.play(12, 1);
        whisper(original, 0, 1, "between us");
        agree(original, 0);
        agree(original, 1);
        String file = original.get(1, "/export").body().toString();
        TestTable copy =
                new TestTable(client, client.post("/api/imports", "", file).body());
        long games = client.get("/api/statistics", "").body().path("games").asLong();
        sit(copy, 0, "Eve");
        agree(copy, 0);
        assertThat(copy.view(0).path("chat").size()).isZero();
        assertThat(copy.info().path("openToAll").asBoolean()).isFalse();
        assertThat(copy.get(-1, "/view?eyes=1").body().path("game"))
                .isEqualTo(copy.get(-1, "/view").body().path("game"));
        assertThat(copy.get(0, "/export").problem()).isEqualTo("needs-consent");
        int choices = copy.game(0).path("choices").asInt();
        copy.undo(0, 1);
        assertThat(copy.game(0).path("choices").asInt()).isEqualTo(choices);
        sit(copy, 1, "Bob");
        assertThat(copy.game(0).path("undo").path("askedBy").isNull())
                .as("Bob is not asked what was asked before he came")
                .isTrue();
        copy.play(Integer.MAX_VALUE, 3);
        assertThat(copy.over()).isTrue();
        assertThat(client.get("/api/statistics", "").body().path("games").asLong())
                .as("games that came from elsewhere do not count")
                .isEqualTo(games);
    }

    // ---------------------------------------------------------------- whispers of others

    @Test
    void whoIsNotMeantLearnsOfAWhisperOnlyThatThereWasOne() throws InterruptedException {
        TestTable table = TestTable.start(client, "", "me", "me", "me");
        try (Stream third = Stream.open(server.port(), table.id, table.tokens.get(2), "", "");
                Stream watcher = Stream.open(server.port(), table.id, "", "", "")) {
            third.next();
            watcher.next();
            whisper(table, 0, 1, "psst");
            int version = table.info().path("version").asInt();
            for (Stream stream : List.of(third, watcher)) {
                JsonNode told = stream.untilVersion(version).getLast().json();
                assertThat(told.path("chat").size()).isZero();
                assertThat(told.path("log").size()).isZero();
                assertThat(told.path("patch").toString()).isEqualTo("{\"table\":{\"version\":" + version + "}}");
            }
        }
    }

    /** A file holds no whispers, and of the rest what who asks for it could read at the table. */
    @Test
    void filesTellNobodyWhatOthersWhispered() throws InterruptedException {
        TestTable table = TestTable.start(client, "", "me", "me");
        whisper(table, 0, 1, "psst");
        table.say(0, "to the table");
        table.say(-1, "from the ranks");
        table.play(Integer.MAX_VALUE, 5);
        JsonNode record = table.get(-1, "/bug").body().path("record");
        assertThat(record.toString()).contains("to the table", "from the ranks").doesNotContain("psst");
        assertThat(Exports.problem(record.toString(), table.commitment)).isNull();
        JsonNode file = table.get(1, "/export").body();
        assertThat(file.toString()).contains("to the table").doesNotContain("psst", "from the ranks");
        assertThat(Exports.problem(file.toString(), table.commitment)).isNull();
        TestTable three = TestTable.start(client, "", "me", "me", "me");
        whisper(three, 0, 1, "psst");
        for (int seat = 0; seat < 3; seat++) {
            agree(three, seat);
        }
        assertThat(three.get(2, "/export").body().toString())
                .contains("\"started\"")
                .doesNotContain("psst");
        assertThat(client.view(table.id, "").path("chat").findValuesAsString("text"))
                .as("once the game is over spectators read what the table said, but no whisper")
                .containsExactly("to the table", "from the ranks");
    }

    // ---------------------------------------------------------------- before the end

    /** What makes up the seed, and what happened before the eyes of others, stays at home until the game is over. */
    @Test
    void whileTheGameRunsNobodyIsToldMoreThanTheView() throws InterruptedException {
        TestTable table = TestTable.start(
                client, "\"commitments\":[\"" + Tokens.hash(COIN) + "\",\"" + Tokens.hash(LEAF) + "\"]", "me", "me");
        table.show(0, COIN, "the next coin");
        table.show(1, LEAF, "the next leaf");
        table.play(6, 2);
        agree(table, 0);
        String[] secrets = server.tables().read(table.id, t ->
                new String[] {COIN, LEAF, t.started().secret(), t.started().seed()});
        for (int seat : new int[] {-1, 0, 1}) {
            for (String rest : List.of("", "/view", "/view?eyes=1", "/bug", "/bug?eyes=1")) {
                assertThat(table.get(seat, rest).status()).isEqualTo(200);
                assertThat(table.get(seat, rest).body().toString()).doesNotContain(secrets);
            }
            for (String rest : List.of("/replay", "/replay?seat=1", "/replay?seat=1&choices=2", "/statistics")) {
                assertThat(table.get(seat, rest).problem()).as(rest).isEqualTo("not-over");
            }
        }
        assertThat(table.get(-1, "/bug?eyes=1").body().path("view"))
                .isEqualTo(table.get(-1, "/view").body());
    }

    // ---------------------------------------------------------------- questions of others

    /** Whoever is not asked is told nothing of what could be answered, however it asks. */
    @Test
    void aRefusalTellsNothingOfTheQuestionOfAnother() {
        TestTable table = TestTable.start(client, "\"crew\":[\"captain\",\"scout\"]", "me", "me");
        int asked = table.asked();
        // No card of a hand need be of use, but there is always somewhere to go.
        List<String> offered = table.question(asked).path("options").findValuesAsString("id").stream()
                .filter(id -> id.contains(":"))
                .toList();
        assertThat(offered).isNotEmpty();
        for (String option : List.of(offered.getFirst(), offered.getLast(), "fly:mars")) {
            Client.Answer refused = table.choose(1 - asked, option);
            assertThat(refused.problem()).isEqualTo("wrong-seat");
            assertThat(refused.body().path("allowed").size()).isZero();
            assertThat(refused.body().path("detail").asString()).doesNotContain(offered);
        }
    }

    // ---------------------------------------------------------------- undo

    /** Somebody asks for a little, and for more while the others are still reading. */
    @Test
    void whoAgreesToOneUndoDoesNotAgreeToAnother() {
        TestTable table = TestTable.start(client, "", "me", "me");
        for (int k = 0; k < 8; k++) {
            table.choose(table.asked(), 0);
        }
        table.undo(0, 3);
        table.undo(0, 0);
        assertThat(table.post(1, "/undo/answer", "{\"agreed\":true,\"keep\":3}").problem())
                .isEqualTo("nothing-asked");
        assertThat(table.game(0).path("choices").asInt()).isEqualTo(8);
        assertThat(table.post(1, "/undo/answer", "{\"agreed\":true,\"keep\":0}").status())
                .isEqualTo(200);
        assertThat(table.game(0).path("choices").asInt()).isZero();
    }

    /** A server that let somebody look ahead by an undo is found out. */
    @Test
    void aFileShowsThatEveryUndoWasAllowed() {
        TestTable table = TestTable.start(client, "", "me", "me");
        for (int k = 0; k < 8; k++) {
            table.choose(table.asked(), 0);
        }
        table.undo(0, 2);
        assertThat(table.post(1, "/undo/answer", "{\"agreed\":true}").status()).isEqualTo(200);
        assertThat(table.game(0).path("choices").asInt()).isEqualTo(2);
        agree(table, 0);
        agree(table, 1);
        String file = table.get(0, "/export").body().toString();
        assertThat(Exports.problem(file, table.commitment)).isNull();
        String alone =
                file.replaceFirst("\"type\":\"undo-answered\"[^}]*}", "\"type\":\"full-view-agreed\",\"seat\":0}");
        assertThat(Exports.problem(alone, null)).contains("not everybody agreed");
        String same = file.replaceFirst(",\"deal\":\\{[^}]*}", "");
        assertThat(same).isNotEqualTo(file);
        assertThat(Exports.problem(same, null)).contains("the new deal is not the next one");
    }
}
