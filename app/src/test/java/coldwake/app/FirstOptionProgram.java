package coldwake.app;

import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A player of another program: polls its view and takes the first option. Told so, it gives up at once. */
final class FirstOptionProgram {
    private static final HttpClient HTTP = HttpClient.newHttpClient();
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private FirstOptionProgram() {}

    public static void main(String[] args) throws Exception {
        String table = System.getenv("COLDWAKE_URL") + "/api/tables/" + args[0];
        for (JsonNode game = view(table); !game.path("over").asBoolean(); game = view(table)) {
            JsonNode question = game.path("question");
            if (question.isObject()) {
                if (args.length > 1) {
                    return;
                }
                String option = question.path("options").get(0).path("id").asString();
                String body = JSON.createObjectNode()
                        .put("commandId", "n" + question.path("number").asInt())
                        .put("number", question.path("number").asInt())
                        .put("option", option)
                        .toString();
                HTTP.send(
                        request(table + "/choices")
                                .POST(HttpRequest.BodyPublishers.ofString(body))
                                .build(),
                        BodyHandlers.ofString());
            } else {
                Thread.sleep(5);
            }
        }
    }

    private static JsonNode view(String table) throws Exception {
        return JSON.readTree(HTTP.send(request(table + "/view").GET().build(), BodyHandlers.ofString())
                        .body())
                .path("game");
    }

    private static HttpRequest.Builder request(String address) {
        return HttpRequest.newBuilder(URI.create(address))
                .header("Authorization", "Bearer " + System.getenv("COLDWAKE_TOKEN"));
    }
}
