package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** A table and the tokens of the people at it. */
final class TestTable {
    private final Client client;
    final String id;
    final List<String> tokens = new ArrayList<>();
    final JsonNode opened;
    final String commitment;
    private int commands;

    TestTable(Client client, JsonNode opened) {
        this.client = client;
        this.opened = opened;
        id = opened.path("table").asString();
        commitment =
                client.get("/api/tables/" + id, "").body().path("commitment").asString();
        opened.path("tickets").forEach(t -> tokens.add(t.path("token").asString()));
    }

    /** A table that is there already. */
    static TestTable of(Client client, String id, List<String> tokens) {
        ObjectNode opened = Client.JSON.createObjectNode().put("table", id);
        tokens.forEach(token -> opened.withArray("tickets").addObject().put("token", token));
        return new TestTable(client, opened);
    }

    /** The same table, seen through another server. */
    TestTable at(Client other) {
        return new TestTable(other, opened);
    }

    /** Opens and starts a table with some more fields in the request. */
    static TestTable start(Client client, String more, String... chairs) {
        ObjectNode request = (ObjectNode) Client.JSON.readTree("{" + more + "}");
        request.put("name", "Ada").put("start", true);
        for (String chair : chairs) {
            request.withArray("chairs").add(chair);
        }
        Client.Answer answer = client.post("/api/tables", "", request.toString());
        assertThat(answer.status()).as("%s", answer.body()).isEqualTo(201);
        return new TestTable(client, answer.body());
    }

    String path(String rest) {
        return "/api/tables/" + id + rest;
    }

    JsonNode view(int seat) {
        return client.view(id, tokens.get(seat));
    }

    JsonNode game(int seat) {
        return view(seat).path("game");
    }

    JsonNode question(int seat) {
        return game(seat).path("question");
    }

    JsonNode info() {
        return client.get(path(""), "").body();
    }

    Client.Answer post(int seat, String rest, String body) {
        return client.post(path(rest), seat < 0 ? "" : tokens.get(seat), body);
    }

    Client.Answer put(int seat, String rest, String body) {
        return client.put(path(rest), tokens.get(seat), body);
    }

    Client.Answer delete(int seat, String rest) {
        return client.delete(path(rest), tokens.get(seat));
    }

    Client.Answer get(int seat, String rest) {
        return client.get(path(rest), seat < 0 ? "" : tokens.get(seat));
    }

    Client.Answer choose(int seat, int option) {
        JsonNode question = question(seat);
        return client.choose(
                id,
                tokens.get(seat),
                question.path("number").asInt(),
                question.path("options").get(option).path("id").asString());
    }

    /** A choice that may be nobody's answer. */
    Client.Answer choose(int seat, String option) {
        int number = question(asked()).path("number").asInt();
        return client.choose(id, tokens.get(seat), number, option);
    }

    Client.Answer undo(int seat, Integer keep) {
        ObjectNode request = Client.JSON.createObjectNode().put("commandId", "u" + commands++);
        if (keep != null) {
            request.put("keep", keep);
        }
        return post(seat, "/undo", request.toString());
    }

    Client.Answer say(int seat, String text) {
        return post(seat, "/chat", "{\"commandId\":\"s" + commands++ + "\",\"text\":\"" + text + "\"}");
    }

    /** A person who is asked now, or -1. */
    int asked() {
        for (int seat = 0; seat < tokens.size(); seat++) {
            if (question(seat).isObject()) {
                return seat;
            }
        }
        return -1;
    }

    /** The person who is asked, as soon as bots have moved. */
    int waitAsked() throws InterruptedException {
        for (int k = 0; k < 4_000; k++) {
            int seat = asked();
            if (seat >= 0) {
                return seat;
            }
            Thread.sleep(5);
        }
        throw new AssertionError("nobody is asked");
    }

    boolean over() {
        return info().path("state").asString().equals("over");
    }

    /** Plays at random, until people made some choices or the game is over. */
    void play(int choices, long seed) throws InterruptedException {
        Random random = new Random(seed);
        for (int made = 0; made < choices; ) {
            int before = made;
            for (int seat = 0; seat < tokens.size() && made < choices; seat++) {
                JsonNode game = game(seat);
                if (game.path("over").asBoolean()) {
                    return;
                }
                JsonNode question = game.path("question");
                if (question.isObject()) {
                    JsonNode options = question.path("options");
                    String option = options.get(random.nextInt(options.size()))
                            .path("id")
                            .asString();
                    int status = client.choose(
                                    id,
                                    tokens.get(seat),
                                    question.path("number").asInt(),
                                    option)
                            .status();
                    assertThat(status).isIn(200, 409);
                    made += status == 200 ? 1 : 0;
                }
            }
            if (made == before) {
                Thread.sleep(2);
            }
        }
    }
}
