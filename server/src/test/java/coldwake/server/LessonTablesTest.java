package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import java.nio.file.Path;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Lessons over the protocol: a private table, a part of the view, and ways to go about in it. */
class LessonTablesTest {
    @TempDir
    Path folder;

    private Server server;
    private Client client;
    private String table = "";
    private String token = "";

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
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private void open(String lesson) {
        Client.Answer opened = client.post("/api/lessons/" + lesson, "", "{\"name\":\"Ada\"}");
        assertThat(opened.status()).as("%s", opened.body()).isEqualTo(201);
        table = opened.body().path("table").asString();
        token = opened.body().path("token").asString();
    }

    private JsonNode lesson() {
        return client.view(table, token).path("game").path("lesson");
    }

    private Client.Answer go(String go, String answer) {
        String json = "{\"commandId\":\"" + UUID.randomUUID() + "\",\"go\":\"" + go + "\""
                + (answer.isEmpty() ? "" : ",\"answer\":\"" + answer + "\"") + "}";
        return client.post("/api/tables/" + table + "/lesson", token, json);
    }

    private Client.Answer choose(String option) {
        int number = client.view(table, token).path("game").path("number").asInt();
        return client.choose(table, token, number, option);
    }

    @Test
    void theListHasAllLessonsInThreeLanguages() {
        JsonNode list = client.get("/api/lessons?lang=de", "").body();
        assertThat(list.size()).isEqualTo(12);
        assertThat(list.get(0).path("title").asString()).isEqualTo("Kalt erwacht");
        assertThat(list.get(0).path("teaches").get(1).asString()).isEqualTo("movement");
        assertThat(client.post("/api/lessons/nothing", "", "{}").problem()).isEqualTo("no-such-lesson");
    }

    @Test
    void aLessonIsPlayedOnARealTable() {
        open("cold-wake");
        assertThat(lesson().path("kind").asString()).isEqualTo("look");
        assertThat(lesson().path("dark").path("time").asInt()).isEqualTo(8);
        assertThat(client.view(table, token)
                        .path("table")
                        .path("seats")
                        .get(1)
                        .path("level")
                        .asString())
                .isEqualTo("puppet");
        go("continue", "");
        go("continue", "");
        assertThat(lesson().path("goal").asString()).isEqualTo("Move to 006, the Canteen");
        choose("move:006");
        choose("pay:order");
        assertThat(lesson().path("stage").asString()).isEqualTo("done");
        assertThat(lesson().path("said").size()).isEqualTo(2);
        JsonNode on = lesson().path("said").get(0).path("on");
        assertThat(on.path("event").asString()).isEqualTo("noise-rolled");
        assertThat(client.view(table, token).path("log").valueStream())
                .as("the line that the sentence is about")
                .anyMatch(line -> line.path("event").asString().equals("noise-rolled")
                        && line.path("choice").asInt() == on.path("choice").asInt());
        go("continue", "");
        assertThat(lesson().path("point").get(1).path("tag").asString()).isEqualTo("your noise");
        assertThat(client.view(table, token).path("log").size()).isPositive();
    }

    @Test
    void anotherChoiceIsAnsweredAndTakenBack() {
        open("cold-wake");
        go("continue", "");
        go("continue", "");
        choose("move:008");
        choose("pay:order");
        assertThat(lesson().path("reply").path("text").asString()).startsWith("Also a room next door");
        assertThat(lesson().path("reply").path("carryOn").asBoolean()).isTrue();
        go("take-back", "");
        assertThat(lesson().path("reply").isNull()).isTrue();
        JsonNode game = client.view(table, token).path("game");
        assertThat(game.path("choices").asInt()).isZero();
        choose("move:006");
        choose("pay:order");
        assertThat(game.path("undo").path("free").asBoolean()).isFalse();
        Client.Answer undone =
                client.post("/api/tables/" + table + "/undo", token, "{\"commandId\":\"" + UUID.randomUUID() + "\"}");
        assertThat(undone.status()).as("%s", undone.body()).isEqualTo(200);
        assertThat(client.view(table, token).path("game").path("choices").asInt())
                .isEqualTo(1);
    }

    @Test
    void whatCannotBeDoneIsRefusedAndChangesNothing() {
        open("cold-wake");
        int version = client.view(table, token).path("version").asInt();
        assertThat(go("take-back", "").problem()).isEqualTo("not-now");
        assertThat(go("sideways", "").problem()).isEqualTo("no-such-way");
        assertThat(go("way", "stand").problem()).isEqualTo("not-now");
        assertThat(choose("move:001").problem()).isEqualTo("not-offered");
        assertThat(client.view(table, token).path("version").asInt()).isEqualTo(version);
        JsonNode ordinary = client.open("me", "random");
        String own = ordinary.path("tickets").get(0).path("token").asString();
        assertThat(client.post(
                                "/api/tables/" + ordinary.path("table").asString() + "/lesson",
                                own,
                                "{\"commandId\":\"x\",\"go\":\"continue\"}")
                        .problem())
                .isEqualTo("no-lesson");
    }

    @Test
    void aLessonWaitsWhereItWasLeft() {
        open("something-answers");
        go("continue", "");
        go("answer", "1");
        assertThat(lesson().path("question").path("right").asBoolean()).isFalse();
        go("answer", "4,1");
        go("continue", "");
        go("skip", "");
        go("skip", "");
        go("skip", "");
        go("skip", "");
        assertThat(lesson().path("kind").asString()).isEqualTo("fork");
        go("way", "stand");
        go("other-way", "");
        JsonNode before = client.view(table, token);
        server.close();
        start();
        JsonNode after = client.view(table, token);
        assertThat(after.path("game")).isEqualTo(before.path("game"));
        assertThat(after.path("log")).isEqualTo(before.path("log"));
        assertThat(lesson().path("ways").get(0).path("seen").asBoolean()).isTrue();
        assertThat(lesson().path("ways").get(1).path("seen").asBoolean()).isFalse();
    }

    @Test
    void theFirstWatchIsAGameWithBots() {
        open("first-watch");
        JsonNode game = client.view(table, token).path("game");
        assertThat(game.path("ship").path("time").asInt()).isEqualTo(7);
        assertThat(game.path("lesson").path("kind").asString()).isEqualTo("coach");
        assertThat(game.path("lesson").path("said").get(0).path("text").asString())
                .startsWith("Eight rounds");
        assertThat(game.path("question").isNull()).isFalse();
    }
}
