package coldwake.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.UUID;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A person or program that talks to a server as anybody would. */
final class Client {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    static final JsonMapper JSON = JsonMapper.builder().build();

    private final String base;
    private final String from;
    private final String once;
    private final String key;

    /** What came back. */
    record Answer(int status, String type, JsonNode body) {
        String problem() {
            return body.path("type").asString();
        }
    }

    Client(int port) {
        this("http://127.0.0.1:" + port, "", "", "");
    }

    private Client(String base, String from, String once, String key) {
        this.base = base;
        this.from = from;
        this.once = once;
        this.key = key;
    }

    /** The same, seen by a proxy to come from some address. */
    Client from(String address) {
        return new Client(base, address, once, key);
    }

    /** The same, asking for something once by some id. */
    Client once(String id) {
        return new Client(base, from, id, key);
    }

    /** The same, with the key of a device. */
    Client key(String device) {
        return new Client(base, from, once, device);
    }

    Answer get(String path, String token) {
        return send(request(path, token).GET().build());
    }

    /** What is at an address, as text. */
    String text(String path) {
        return text(request(path, "").GET().build()).body();
    }

    /** The sentence of a line of the log. */
    static String text(JsonNode line) {
        return String.join("", line.path("parts").findValuesAsString("text"));
    }

    /** Asks for a stream; only a refusal comes to an end. */
    Answer live(String path, String token) {
        return send(
                request(path, token).header("Accept", "text/event-stream").GET().build());
    }

    Answer post(String path, String token, String json) {
        return send(request(path, token)
                .POST(HttpRequest.BodyPublishers.ofString(json))
                .build());
    }

    Answer put(String path, String token, String json) {
        return send(request(path, token)
                .PUT(HttpRequest.BodyPublishers.ofString(json))
                .build());
    }

    Answer delete(String path, String token) {
        return send(request(path, token).DELETE().build());
    }

    private HttpRequest.Builder request(String path, String token) {
        HttpRequest.Builder builder =
                HttpRequest.newBuilder(URI.create(base + path)).header("Content-Type", "application/json");
        if (!from.isEmpty()) {
            builder.header("X-Forwarded-For", from);
        }
        if (!once.isEmpty()) {
            builder.header("Idempotency-Key", once);
        }
        if (!key.isEmpty()) {
            builder.header("Coldwake-Key", key);
        }
        return token.isEmpty() ? builder : builder.header("Authorization", "Bearer " + token);
    }

    private static Answer send(HttpRequest request) {
        HttpResponse<String> response = text(request);
        String type = response.headers().firstValue("Content-Type").orElse("");
        boolean json = type.contains("json") && !response.body().isEmpty();
        return new Answer(response.statusCode(), type, json ? JSON.readTree(response.body()) : JSON.createObjectNode());
    }

    private static HttpResponse<String> text(HttpRequest request) {
        try {
            return HTTP.send(request, BodyHandlers.ofString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    // ---------------------------------------------------------------- words of the protocol

    /** Opens and starts a table with chairs such as "me" and "random". Answers the table's id and the tokens. */
    JsonNode open(String... chairs) {
        ObjectNode request = JSON.createObjectNode().put("name", "Ada").put("start", true);
        for (String chair : chairs) {
            request.withArray("chairs").add(chair);
        }
        return post("/api/tables", "", request.toString()).body();
    }

    JsonNode view(String table, String token) {
        return get("/api/tables/" + table + "/view", token).body();
    }

    Answer choose(String table, String token, int number, String option) {
        return choose(table, token, UUID.randomUUID().toString(), number, option);
    }

    Answer choose(String table, String token, String command, int number, String option) {
        ObjectNode request = JSON.createObjectNode()
                .put("commandId", command)
                .put("number", number)
                .put("option", option);
        return post("/api/tables/" + table + "/choices", token, request.toString());
    }
}
