package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.encoder.JsonEncoder;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;

/** Limits, headers, and what must never be in a log. */
class SafetyTest {
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    @TempDir
    Path folder;

    private Server start(Quota quota) {
        return Server.start(new ServerOptions(
                "127.0.0.1", 0, ServerOptions.embedded(folder.toString()), 0, true, quota, Webhooks.Allowed.ANY));
    }

    private static HttpResponse<String> post(int port, String path, String origin)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + port + path))
                .POST(HttpRequest.BodyPublishers.ofString("{}"));
        if (!origin.isEmpty()) {
            request.header("Origin", origin);
        }
        return HTTP.send(request.build(), BodyHandlers.ofString());
    }

    @Test
    void anAddressThatAsksTooOftenMustWait() throws InterruptedException {
        try (Server server = start(new Quota(10, 10, 10, 10, 2, 100, false))) {
            Client client = new Client(server.port());
            List<Integer> statuses = new ArrayList<>();
            for (int k = 0; k < 12; k++) {
                statuses.add(client.get("/api/tables", "").status());
            }
            assertThat(statuses).startsWith(200).endsWith(429);
            TimeUnit.MILLISECONDS.sleep(700);
            assertThat(client.get("/api/tables", "").status()).isEqualTo(200);
        }
    }

    @Test
    void aSeatThatCommandsTooOftenMustWaitAndOthersNeedNot() {
        try (Server server = start(new Quota(10, 10, 10, 10, 10_000, 1, false))) {
            Client client = new Client(server.port());
            JsonNode opened = client.open("me", "me");
            String table = opened.path("table").asString();
            String first = opened.path("tickets").get(0).path("token").asString();
            String second = opened.path("tickets").get(1).path("token").asString();
            List<String> problems = new ArrayList<>();
            for (int k = 0; k < 8; k++) {
                problems.add(client.choose(table, first, 99, "pass").problem());
            }
            assertThat(problems).endsWith("too-many-requests");
            assertThat(client.choose(table, second, 99, "pass").problem()).isNotEqualTo("too-many-requests");
        }
    }

    @Test
    void tablesAndChatAreLimited() {
        try (Server server = start(new Quota(2, 10, 10, 10, 10_000, 1_000, false))) {
            Client client = new Client(server.port());
            String table = client.open("me", "me").path("table").asString();
            client.open("me", "me");
            assertThat(client.post("/api/tables", "", "{\"chairs\":[\"me\",\"me\"]}")
                            .problem())
                    .isEqualTo("too-many-tables");
            List<String> problems = new ArrayList<>();
            for (int k = 0; k < 30; k++) {
                problems.add(client.post(
                                "/api/tables/" + table + "/chat",
                                "",
                                "{\"commandId\":\"c" + k + "\",\"text\":\"" + "x".repeat(600) + "\"}")
                        .problem());
            }
            assertThat(problems).startsWith("").endsWith("too-many-requests");
            assertThat(client.view(table, "").path("chat").get(0).path("text").asString())
                    .hasSize(500);
        }
    }

    @Test
    void pagesOfOtherSitesAreNotAnsweredAndHeadersAreStrict() throws IOException, InterruptedException {
        try (Server server = start(Quota.USUAL)) {
            int port = server.port();
            for (String origin : List.of("http://evil.example", "null", "x", "http://127.0.0.1:1")) {
                HttpResponse<String> answer = post(port, "/api/tables", origin);
                assertThat(answer.statusCode()).isEqualTo(403);
                assertThat(answer.body()).contains("foreign-origin");
            }
            HttpResponse<String> own = post(port, "/api/tables", "http://127.0.0.1:" + port);
            assertThat(own.statusCode()).isEqualTo(400);
            assertThat(own.headers().firstValue("Content-Security-Policy").orElse(""))
                    .contains("default-src 'self'", "frame-ancestors 'none'", "object-src 'none'");
            assertThat(own.headers().firstValue("X-Content-Type-Options")).contains("nosniff");
            assertThat(own.headers().firstValue("Cache-Control")).contains("no-store");
            assertThat(own.headers().firstValue("Server")).isEmpty();
        }
    }

    @Test
    void aNodeThatStopsSaysItIsNotReady() {
        try (Server server = start(Quota.USUAL)) {
            Client client = new Client(server.port());
            assertThat(client.get("/ready", "").status()).isEqualTo(200);
            assertThat(client.get("/health", "").status()).isEqualTo(200);
            server.drain();
            assertThat(client.get("/ready", "").status()).isEqualTo(503);
            assertThat(client.get("/health", "").status()).isEqualTo(200);
        }
    }

    @Test
    void theLogOfAWholeGameHoldsNoSecret() throws InterruptedException {
        Logger root = (Logger) LoggerFactory.getLogger(org.slf4j.Logger.ROOT_LOGGER_NAME);
        Logger own = (Logger) LoggerFactory.getLogger("coldwake");
        Level level = own.getLevel();
        ListAppender<ILoggingEvent> lines = new ListAppender<>();
        lines.start();
        root.addAppender(lines);
        own.setLevel(Level.TRACE);
        try (Server server = start(Quota.GENEROUS)) {
            Client client = new Client(server.port());
            JsonNode opened = client.open("me", "random", "random");
            String table = opened.path("table").asString();
            String token = opened.path("tickets").get(0).path("token").asString();
            client.choose(table, token + "x", 0, "pass");
            client.post("/api/tables/" + table + "/choices", token, "{\"commandId\":");
            JsonNode end = playToTheEnd(client, table, token);
            String log = text(lines.list);
            assertThat(log).contains("a game is running", "a game is over", table);
            assertThat(log)
                    .doesNotContain(
                            token,
                            end.path("table").path("seed").asString(),
                            end.path("table").path("secret").asString());
        } finally {
            root.detachAppender(lines);
            own.setLevel(level);
        }
    }

    private static String text(List<ILoggingEvent> events) {
        JsonEncoder encoder = new JsonEncoder();
        encoder.setWithFormattedMessage(true);
        encoder.start();
        StringBuilder text = new StringBuilder();
        List.copyOf(events).forEach(e -> text.append(new String(encoder.encode(e), StandardCharsets.UTF_8)));
        return text.toString();
    }

    private static JsonNode playToTheEnd(Client client, String table, String token) throws InterruptedException {
        for (int k = 0; k < 20_000; k++) {
            JsonNode view = client.view(table, token);
            JsonNode question = view.path("game").path("question");
            if (view.path("game").path("over").asBoolean()) {
                return view;
            }
            if (question.isObject()) {
                JsonNode options = question.path("options");
                client.choose(
                        table,
                        token,
                        question.path("number").asInt(),
                        options.get(k % options.size()).path("id").asString());
            } else {
                TimeUnit.MILLISECONDS.sleep(2);
            }
        }
        throw new AssertionError("the game does not end");
    }
}
