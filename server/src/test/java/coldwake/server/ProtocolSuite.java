package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What the protocol promises, on whatever database it runs. */
abstract class ProtocolSuite extends ServerSuite {
    private static String table(JsonNode opened) {
        return opened.path("table").asString();
    }

    private static String token(JsonNode opened, int ticket) {
        return opened.path("tickets").get(ticket).path("token").asString();
    }

    /** Waits for the person at a token to be asked, or for the end; bots may be moving. */
    private JsonNode question(String table, String token) throws InterruptedException {
        for (int k = 0; k < 2_000; k++) {
            JsonNode view = client.view(table, token);
            JsonNode game = view.path("game");
            if (game.path("over").asBoolean()
                    || !game.path("question").isNull() && !game.path("question").isMissingNode()) {
                return view;
            }
            Thread.sleep(5);
        }
        throw new AssertionError("nobody asks " + token);
    }

    private JsonNode playToTheEnd(String table, List<String> tokens, long seed) throws InterruptedException {
        Random random = new Random(seed);
        for (int k = 0; k < 20_000; k++) {
            boolean moved = false;
            for (String token : tokens) {
                JsonNode game = client.view(table, token).path("game");
                if (game.path("over").asBoolean()) {
                    return client.view(table, token);
                }
                JsonNode question = game.path("question");
                if (question.isObject()) {
                    JsonNode options = question.path("options");
                    String option = options.get(random.nextInt(options.size()))
                            .path("id")
                            .asString();
                    int status = client.choose(
                                    table, token, question.path("number").asInt(), option)
                            .status();
                    assertThat(status).isIn(200, 409);
                    moved = true;
                }
            }
            if (!moved) {
                Thread.sleep(2);
            }
        }
        throw new AssertionError("the game does not end");
    }

    @Test
    void aPersonPlaysAWholeGameAgainstBots() throws InterruptedException {
        JsonNode opened = client.open("me", "random", "random");
        JsonNode end = playToTheEnd(table(opened), List.of(token(opened, 0)), 1);
        assertThat(end.path("table").path("state").asString()).isEqualTo("over");
        assertThat(end.path("table").path("seed").isNull()).isFalse();
    }

    @Test
    void twoPeopleAtOneTableSeeOnlyTheirOwnHands() throws InterruptedException {
        JsonNode opened = client.open("me", "me");
        String table = table(opened);
        while (client.view(table, token(opened, 0))
                .path("game")
                .path("phase")
                .asString()
                .equals("setup")) {
            for (int seat = 0; seat < 2; seat++) {
                JsonNode question =
                        client.view(table, token(opened, seat)).path("game").path("question");
                if (question.isObject()) {
                    client.choose(
                            table,
                            token(opened, seat),
                            question.path("number").asInt(),
                            question.path("options").get(0).path("id").asString());
                }
            }
        }
        JsonNode crew = client.view(table, token(opened, 0)).path("game").path("crew");
        assertThat(crew.get(0).path("hand").has("cards")).isTrue();
        assertThat(crew.get(1).path("hand").has("cards")).isFalse();
        assertThat(crew.get(1).path("hand").path("count").asInt()).isEqualTo(5);
        JsonNode spectator = client.view(table, "");
        for (JsonNode member : spectator.path("game").path("crew")) {
            assertThat(member.path("hand").has("cards")).isFalse();
            assertThat(member.path("objectives").toString()).doesNotContain("\"id\":\"");
        }
        assertThat(spectator.path("table").path("seed").isNull()).isTrue();
    }

    @Test
    void aRepeatedCommandIsCarriedOutOnce() throws InterruptedException {
        JsonNode opened = client.open("me", "random");
        String table = table(opened);
        String token = token(opened, 0);
        JsonNode question = question(table, token).path("game").path("question");
        int number = question.path("number").asInt();
        String option = question.path("options").get(0).path("id").asString();
        Client.Answer first = client.choose(table, token, "one", number, option);
        Client.Answer again = client.choose(table, token, "one", number, option);
        assertThat(first.status()).isEqualTo(200);
        assertThat(again.status()).isEqualTo(200);
        long chosen = server.tables().record(table).stream()
                .filter(e -> e instanceof coldwake.server.table.Entry.Chosen c
                        && c.seat()
                                == opened.path("tickets").get(0).path("seat").asInt()
                        && c.number() == number)
                .count();
        assertThat(chosen).isEqualTo(1);
    }

    @Test
    void badChoicesAreRefusedWithAReasonAndChangeNothing() throws InterruptedException {
        JsonNode opened = client.open("me", "me");
        String table = table(opened);
        String token = token(opened, 0);
        JsonNode other = client.view(table, token(opened, 1)).path("game").path("question");
        String asked = other.isObject() ? token(opened, 1) : token;
        String waiting = other.isObject() ? token : token(opened, 1);
        int version = client.view(table, token).path("version").asInt();
        int number = client.view(table, asked)
                .path("game")
                .path("question")
                .path("number")
                .asInt();
        assertThat(client.choose(table, asked, number, "fly:mars").problem()).isEqualTo("not-offered");
        assertThat(client.choose(table, asked, number + 7, "pass").problem()).isEqualTo("stale-number");
        assertThat(client.choose(table, waiting, number, "pass").problem()).isEqualTo("wrong-seat");
        assertThat(client.choose(table, "stolen", number, "pass").status()).isEqualTo(403);
        assertThat(client.choose(table, "", number, "pass").status()).isEqualTo(401);
        assertThat(client.view(table, token).path("version").asInt()).isEqualTo(version);
    }

    @Test
    void malformedRequestsAreTypedProblemsNeverFailures() {
        JsonNode opened = client.open("me", "random");
        String table = table(opened);
        String token = token(opened, 0);
        List<Client.Answer> answers = new ArrayList<>();
        for (String body : List.of("", "{", "[]", "null", "{\"commandId\":1}", "{\"unknown\":true}", "\"text\"")) {
            answers.add(client.post("/api/tables/" + table + "/choices", token, body));
            answers.add(client.post("/api/tables", "", body));
            answers.add(client.post("/api/tables/" + table + "/chat", token, body));
        }
        answers.add(client.post("/api/tables/" + table + "/choices", token, "x".repeat(20_000)));
        answers.add(client.get("/api/tables/nowhere", ""));
        answers.add(client.get("/api/nothing", ""));
        answers.add(client.get("/api/messages/xx", ""));
        answers.add(client.get("/api/boards/none", ""));
        assertThat(answers).allSatisfy(a -> {
            assertThat(a.status()).isBetween(400, 499);
            assertThat(a.type()).isEqualTo("application/problem+json");
            assertThat(a.body().path("detail").asString()).isNotEmpty();
        });
    }

    @Test
    void impossibleSetupsSayWhatIsWrong() {
        Client.Answer six = client.post(
                "/api/tables", "", "{\"chairs\":[\"me\",\"random\",\"random\",\"random\",\"random\",\"random\"]}");
        assertThat(six.status()).isEqualTo(422);
        assertThat(six.body().path("detail").asString()).contains("2 to 5");
        Client.Answer bot = client.post("/api/tables", "", "{\"chairs\":[\"me\",\"genius\"]}");
        assertThat(bot.problem()).isEqualTo("no-such-bot");
    }

    @Test
    void undoIsFreeUntilSomethingIsRevealed() {
        JsonNode opened = client.open("me", "me");
        String table = table(opened);
        boolean undone = false;
        for (int k = 0; k < 200 && !undone; k++) {
            String token = asked(table, opened);
            JsonNode game = client.view(table, token).path("game");
            JsonNode options = game.path("question").path("options");
            int number = game.path("question").path("number").asInt();
            client.choose(
                    table,
                    token,
                    number,
                    options.get(k % options.size()).path("id").asString());
            if (client.view(table, token).path("game").path("undo").path("free").asBoolean()) {
                client.post("/api/tables/" + table + "/undo", token, "{\"commandId\":\"u" + k + "\"}");
                JsonNode back = client.view(table, token).path("game");
                assertThat(back.path("choices").asInt())
                        .isEqualTo(game.path("choices").asInt());
                assertThat(back.path("question").path("options")).isEqualTo(options);
                undone = true;
            }
        }
        assertThat(undone).isTrue();
    }

    @Test
    void anUndoPastARevealNeedsTheConsentOfAll() {
        JsonNode opened = client.open("me", "me");
        String table = table(opened);
        for (int k = 0; k < 6; k++) {
            String token = asked(table, opened);
            JsonNode question = client.view(table, token).path("game").path("question");
            client.choose(
                    table,
                    token,
                    question.path("number").asInt(),
                    question.path("options").get(0).path("id").asString());
        }
        int before = client.view(table, token(opened, 0))
                .path("game")
                .path("choices")
                .asInt();
        client.post("/api/tables/" + table + "/undo", token(opened, 0), "{\"commandId\":\"u\",\"keep\":1}");
        assertThat(client.view(table, token(opened, 0))
                        .path("game")
                        .path("choices")
                        .asInt())
                .isEqualTo(before);
        client.post("/api/tables/" + table + "/undo/answer", token(opened, 1), "{\"agreed\":true}");
        assertThat(client.view(table, token(opened, 0))
                        .path("game")
                        .path("choices")
                        .asInt())
                .isEqualTo(1);
    }

    /** The token of the person who is asked, at a table of two people. */
    private String asked(String table, JsonNode opened) {
        boolean first = client.view(table, token(opened, 0))
                .path("game")
                .path("question")
                .isObject();
        return token(opened, first ? 0 : 1);
    }

    @Test
    void chatReachesTheTableAndWhispersOnlyTheirSeat() {
        JsonNode opened = client.open("me", "me", "me");
        String table = table(opened);
        client.post("/api/tables/" + table + "/chat", token(opened, 0), "{\"commandId\":\"a\",\"text\":\"hello\"}");
        client.post(
                "/api/tables/" + table + "/chat",
                token(opened, 0),
                "{\"commandId\":\"b\",\"text\":\"psst\",\"to\":[1]}");
        assertThat(client.view(table, token(opened, 1)).path("chat").toString()).contains("hello", "psst");
        assertThat(client.view(table, token(opened, 2)).path("chat").toString())
                .contains("hello")
                .doesNotContain("psst");
        assertThat(client.view(table, "").path("chat").toString()).doesNotContain("psst");
    }

    @Test
    void anUnfinishedTableIsExportedOnlyWithConsent() {
        JsonNode opened = client.open("me", "me");
        String table = table(opened);
        String path = "/api/tables/" + table + "/export";
        assertThat(client.get(path, token(opened, 0)).problem()).isEqualTo("needs-consent");
        for (int seat = 0; seat < 2; seat++) {
            client.post("/api/tables/" + table + "/export-consent", token(opened, seat), "");
        }
        Client.Answer export = client.get(path, token(opened, 0));
        assertThat(export.status()).isEqualTo(200);
        assertThat(export.body().toString()).contains("\"type\":\"started\"").doesNotContain("tokenHash\":\"a");
    }

    @Test
    void aRestartedServerGoesOnWhereItStopped() throws InterruptedException {
        JsonNode opened = client.open("me", "me");
        String table = table(opened);
        JsonNode before = client.view(table, token(opened, 0)).path("game");
        String database = database();
        server.close();
        server = Server.start(options(database));
        client = new Client(server.port());
        assertThat(client.view(table, token(opened, 0)).path("game")).isEqualTo(before);
        JsonNode end = playToTheEnd(table, List.of(token(opened, 0), token(opened, 1)), 5);
        JsonNode replay = client.get("/api/tables/" + table + "/replay?seat=1&choices=3", "")
                .body();
        assertThat(replay.path("game").path("choices").asInt())
                .isEqualTo(end.path("game").path("choices").asInt());
    }
}
