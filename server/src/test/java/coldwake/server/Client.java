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

    /** What came back. */
    record Answer(int status, String type, JsonNode body) {
        String problem() {
            return body.path("type").asString();
        }
    }

    Client(int port) {
        base = "http://127.0.0.1:" + port;
    }

    Answer get(String path, String token) {
        return send(request(path, token).GET().build());
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
        return token.isEmpty() ? builder : builder.header("Authorization", "Bearer " + token);
    }

    private static Answer send(HttpRequest request) {
        try {
            HttpResponse<String> response = HTTP.send(request, BodyHandlers.ofString());
            String type = response.headers().firstValue("Content-Type").orElse("");
            boolean json = type.contains("json") && !response.body().isEmpty();
            return new Answer(
                    response.statusCode(), type, json ? JSON.readTree(response.body()) : JSON.createObjectNode());
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
