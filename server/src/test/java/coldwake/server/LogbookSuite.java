package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.table.Tokens;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is kept under the key of a device, and another game with the same crew. */
abstract class LogbookSuite extends ServerSuite {
    private static final int WHOLE_GAME = 100_000;

    private String one;
    private String two;

    @BeforeEach
    void keys() {
        one = key();
        two = key();
    }

    private static String key() {
        return Tokens.hash(Tokens.create()).substring(0, 32);
    }

    private TestTable finished(long seed) throws InterruptedException {
        TestTable table = table("me", "random");
        table.play(WHOLE_GAME, seed);
        assertThat(table.over()).isTrue();
        return table;
    }

    private Client.Answer writeDown(String key, TestTable table, int seat) {
        return client.key(key).put("/api/logbook/games/" + table.id, table.tokens.get(seat), "");
    }

    private JsonNode logbook(String key) {
        Client.Answer answer = client.key(key).get("/api/logbook", "");
        assertThat(answer.status()).as("%s", answer.body()).isEqualTo(200);
        return answer.body();
    }

    private int games(String key) {
        return logbook(key).path("games").asInt();
    }

    private static void assertRefused(Client.Answer answer, int status, String problem) {
        assertThat(answer.problem()).isEqualTo(problem);
        assertThat(answer.status()).isEqualTo(status);
    }

    // ---------------------------------------------------------------- games

    @Test
    void aFinishedGameIsWrittenDownOnceAndAsTheRecordTellsIt() throws InterruptedException {
        TestTable table = table("me", "random");
        assertRefused(writeDown(one, table, 0), 409, "not-over");
        assertThat(server.tables().store().logbooks().find(Tokens.hash(one))).isEmpty();
        table.play(WHOLE_GAME, 1);
        Client.Answer first = writeDown(one, table, 0);
        assertThat(first.status()).as("%s", first.body()).isEqualTo(200);
        assertThat(writeDown(one, table, 0)).isEqualTo(first);
        JsonNode seat = table.get(0, "/statistics").body().path("seats").get(0);
        JsonNode game = first.body();
        assertThat(game.path("character")).isEqualTo(seat.path("character"));
        assertThat(game.path("survived")).isEqualTo(seat.path("survived"));
        assertThat(game.path("won")).isEqualTo(seat.path("won"));
        assertThat(List.of("pod", "asleep").contains(game.path("fate").asString()))
                .isEqualTo(game.path("survived").asBoolean());
        JsonNode logbook = logbook(one);
        assertThat(logbook.path("newest")).containsExactly(game);
        assertThat(logbook.path("sums")).hasSize(1);
        JsonNode sum = logbook.path("sums").get(0);
        assertThat(sum.path("games").asInt()).isEqualTo(1);
        assertThat(sum.path("won").asInt()).isEqualTo(game.path("won").asBoolean() ? 1 : 0);
        assertThat(sum.path("people").asBoolean()).isFalse();
        assertThat(client.key(one)
                        .get("/api/logbook?before=" + game.path("finishedAt").asLong(), "")
                        .body()
                        .path("newest"))
                .isEmpty();
        restart();
        assertThat(logbook(one)).isEqualTo(logbook);
        assertThat(server.tables().store().logbooks().find(one))
                .as("only a hash is kept")
                .isEmpty();
    }

    @Test
    void whoeverHeldNoSeatHasNothingToWriteDown() throws InterruptedException {
        TestTable table = finished(2);
        String path = "/api/logbook/games/" + table.id;
        assertRefused(client.put(path, table.tokens.get(0), ""), 401, "no-key");
        assertRefused(client.key("x").put(path, table.tokens.get(0), ""), 400, "impossible-key");
        assertRefused(client.key(one.toUpperCase(Locale.ROOT)).get("/api/logbook", ""), 400, "impossible-key");
        assertRefused(client.key(one).put(path, "", ""), 401, "no-token");
        assertRefused(client.key(one).put(path, "wrong", ""), 403, "not-your-seat");
        assertRefused(client.key(one).put("/api/logbook/games/nowhere", "token", ""), 404, "no-such-table");
        assertRefused(client.key(one).get("/api/logbook?before=x", ""), 400, "not-a-number");
        assertRefused(client.key(one).put("/api/logbook/name", "", "{\"name\":1}"), 400, "malformed-json");
        assertThat(games(one)).isZero();
        Client.Answer imported =
                client.post("/api/imports", "", table.get(0, "/export").body().toString());
        TestTable copy = TestTable.of(client, imported.body().path("table").asString(), table.tokens);
        assertThat(copy.over()).isTrue();
        assertThat(writeDown(one, copy, 0).status()).as("nobody sits at a copy").isEqualTo(403);
    }

    @Test
    void aGameThatWasLeftOutDoesNotComeBack() throws InterruptedException {
        TestTable table = finished(3);
        writeDown(one, table, 0);
        String path = "/api/logbook/games/" + table.id;
        assertThat(client.key(two).delete(path, "").status()).isEqualTo(204);
        assertThat(games(one)).as("nobody leaves out the games of others").isEqualTo(1);
        assertThat(client.key(one).delete(path, "").status()).isEqualTo(204);
        assertThat(client.key(one).delete(path, "").status()).isEqualTo(204);
        assertThat(writeDown(one, table, 0).status()).isEqualTo(200);
        assertThat(games(one)).isZero();
    }

    @Test
    void lessonsAreKeptAndJoined() {
        String path = "/api/logbook/lessons";
        assertThat(client.key(one)
                        .put(path, "", "{\"lessons\":{\"cold-wake\":true,\"doors-and-ducts\":false}}")
                        .status())
                .isEqualTo(204);
        client.key(one).put(path, "", "{\"lessons\":{\"cold-wake\":false}}");
        client.key(two).put(path, "", "{\"lessons\":{\"doors-and-ducts\":true,\"dark-rooms\":true}}");
        assertThat(logbook(one).path("lessons").toString()).isEqualTo("{\"cold-wake\":true,\"doors-and-ducts\":false}");
        assertRefused(client.key(one).put(path, "", "{\"lessons\":{\"nothing\":true}}"), 422, "no-such-lesson");
        assertRefused(client.put(path, "", "{\"lessons\":{}}"), 401, "no-key");
        client.key(one).post("/api/logbook/joined", "", "{\"key\":\"" + two + "\"}");
        assertThat(logbook(one).path("lessons").toString())
                .isEqualTo("{\"cold-wake\":true,\"dark-rooms\":true,\"doors-and-ducts\":true}");
        assertThat(logbook(two).path("lessons")).isEmpty();
        client.key(one).delete("/api/logbook", "");
        assertThat(logbook(one).path("lessons")).isEmpty();
    }

    // ---------------------------------------------------------------- keys

    @Test
    void twoLogbooksAreJoinedAndAGameCountsOnce() throws InterruptedException {
        TestTable both = finished(4);
        TestTable other = finished(5);
        writeDown(one, both, 0);
        writeDown(two, both, 0);
        writeDown(two, other, 0);
        String body = "{\"key\":\"" + two + "\"}";
        assertRefused(client.post("/api/logbook/joined", "", body), 401, "no-key");
        assertRefused(client.key(one).post("/api/logbook/joined", "", "{\"key\":\"guess\"}"), 400, "impossible-key");
        Client.Answer joined = client.key(one).post("/api/logbook/joined", "", body);
        assertThat(joined.body().path("games").asInt()).isEqualTo(2);
        assertThat(client.key(one).post("/api/logbook/joined", "", body)).isEqualTo(joined);
        assertThat(client.key(one).post("/api/logbook/joined", "", "{\"key\":\"" + one + "\"}"))
                .as("a key and itself")
                .isEqualTo(joined);
        assertThat(logbook(two).path("since").isNull()).isTrue();
    }

    @Test
    void allIsForgottenAtOnce() throws InterruptedException {
        TestTable table = finished(6);
        writeDown(one, table, 0);
        writeDown(two, table, 0);
        assertThat(client.key(one)
                        .put("/api/logbook/name", "", "{\"name\":\"Il\\u202ese\"}")
                        .status())
                .isEqualTo(204);
        assertThat(logbook(one).path("name").asString()).isEqualTo("Il se");
        Client.Answer forgotten = client.key(one).delete("/api/logbook", "");
        assertThat(forgotten.body().path("games").asInt()).isEqualTo(1);
        assertThat(client.key(one)
                        .delete("/api/logbook", "")
                        .body()
                        .path("games")
                        .asInt())
                .isZero();
        assertThat(logbook(one).path("since").isNull()).isTrue();
        assertThat(games(two)).isEqualTo(1);
        assertThat(server.tables().store().logbooks().expire(System.currentTimeMillis() + 1_000, 10))
                .as("a key that nobody uses")
                .isPositive();
        assertThat(games(two)).isZero();
    }

    // ---------------------------------------------------------------- tables

    @Test
    void aTableIsToldInShort() throws InterruptedException {
        TestTable table = table("me", "random");
        assertRefused(table.get(-1, "/summary"), 401, "no-token");
        table.waitAsked();
        JsonNode running = table.get(0, "/summary").body();
        assertThat(running.path("state").asString()).isEqualTo("running");
        assertThat(running.path("asked").toString()).isEqualTo("[0]");
        assertThat(running.path("since").asLong()).isPositive();
        assertThat(running.path("mine").isNull()).isTrue();
        table.play(WHOLE_GAME, 7);
        JsonNode over = table.get(0, "/summary").body();
        assertThat(over.path("state").asString()).isEqualTo("over");
        assertThat(over.path("asked")).isEmpty();
        assertThat(over.path("mine")).isEqualTo(writeDown(one, table, 0).body());
        assertThat(over.toString().length()).as("short").isLessThan(2_000);
    }

    @Test
    void theSameCrewMeetsAgainAtOneTable() throws InterruptedException {
        TestTable table = table("me", "me", "random");
        assertRefused(table.post(0, "/rematch", "{}"), 409, "not-over");
        table.play(WHOLE_GAME, 8);
        assertRefused(table.post(-1, "/rematch", "{}"), 401, "no-token");
        assertRefused(client.post(table.path("/rematch"), "wrong", "{}"), 403, "not-your-seat");
        assertRefused(table.post(0, "/rematch", "{\"commitment\":\"x\"}"), 409, "no-commitment");
        assertThat(table.get(1, "/rematch").body().path("there")).isEmpty();
        Client.Answer first = table.post(1, "/rematch", "{}");
        assertThat(first.status()).as("%s", first.body()).isEqualTo(201);
        assertThat(table.post(1, "/rematch", "{}")).isEqualTo(first);
        String next = first.body().path("table").asString();
        assertThat(table.get(0, "/rematch").body().toString()).isEqualTo("{\"table\":\"" + next + "\",\"there\":[1]}");
        assertRefused(table.get(-1, "/rematch"), 401, "no-token");
        JsonNode info = client.get("/api/tables/" + next, "").body();
        assertThat(info.path("title").asString()).isEqualTo("Ada 2");
        assertThat(info.path("seats").findValuesAsString("kind")).containsExactly("invited", "human", "bot");
        assertThat(info.path("host").asInt()).isEqualTo(1);
        assertThat(info.path("setup")).isEqualTo(table.info().path("setup"));
        assertRefused(
                client.post("/api/tables/" + next + "/seats", "", "{\"name\":\"Eve\",\"seat\":0}"), 409, "not-invited");
        Client.Answer second = table.post(0, "/rematch", "{}");
        assertThat(second.body().path("table").asString()).isEqualTo(next);
        assertThat(second.body().path("seat").asInt()).isZero();
        TestTable again = TestTable.of(
                client,
                next,
                List.of(
                        second.body().path("token").asString(),
                        first.body().path("token").asString()));
        assertThat(again.post(0, "/start", "{}").status()).isEqualTo(200);
        assertThat(again.waitAsked()).isNotNegative();
        assertThat(again.tokens).doesNotContainAnyElementsOf(table.tokens);
    }

    @Test
    void theSameCrewPlaysTheEpilogue() throws InterruptedException {
        TestTable table = table("me", "me", "random");
        assertRefused(table.post(0, "/epilogue", "{}"), 409, "not-over");
        table.play(WHOLE_GAME, 8);
        assertRefused(table.post(-1, "/epilogue", "{}"), 401, "no-token");
        assertRefused(client.post(table.path("/epilogue"), "wrong", "{}"), 403, "not-your-seat");
        JsonNode before = table.get(1, "/epilogue").body();
        assertThat(before.path("there")).isEmpty();
        assertThat(before.path("table").isNull()).isTrue();
        Client.Answer first = table.post(1, "/epilogue", "{}");
        if (!before.path("possible").asBoolean()) {
            assertRefused(first, 409, "no-epilogue");
            return;
        }
        assertThat(first.status()).as("%s", first.body()).isEqualTo(201);
        assertThat(table.post(1, "/epilogue", "{}")).isEqualTo(first);
        String next = first.body().path("table").asString();
        assertThat(table.get(0, "/epilogue").body().path("table").asString()).isEqualTo(next);
        JsonNode info = client.get("/api/tables/" + next, "").body();
        assertThat(info.path("setup").path("mode").asString()).isEqualTo("epilogue");
        assertThat(info.path("setup").path("before").path("crew")).hasSize(3);
        assertThat(info.path("seats").findValuesAsString("kind")).containsExactly("invited", "human", "bot");
        Client.Answer second = table.post(0, "/epilogue", "{}");
        TestTable epilogue = TestTable.of(
                client,
                next,
                List.of(
                        second.body().path("token").asString(),
                        first.body().path("token").asString()));
        assertThat(epilogue.post(0, "/start", "{}").status()).isEqualTo(200);
        assertThat(epilogue.waitAsked()).isNotNegative();
        epilogue.play(WHOLE_GAME, 9);
        assertThat(epilogue.get(0, "/epilogue").body().path("possible").asBoolean())
                .isFalse();
        assertRefused(epilogue.post(0, "/epilogue", "{}"), 409, "no-epilogue");
    }
}
