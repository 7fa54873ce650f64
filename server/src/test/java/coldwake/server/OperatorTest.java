package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** What an operator relies on: names, heads of requests, texts of errors, cheap answers. */
class OperatorTest {
    private static final int IDLE_MILLIS = 3_000;

    @TempDir
    Path folder;

    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        server = Server.start(
                new ServerOptions(
                        "127.0.0.1",
                        0,
                        ServerOptions.embedded(folder.toString()),
                        0,
                        true,
                        Quota.GENEROUS,
                        Webhooks.Allowed.ANY,
                        List.of("play.example.org"),
                        0),
                IDLE_MILLIS);
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private String send(String text) throws IOException {
        try (Socket socket = connect()) {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
            return new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.setSoTimeout(60_000);
        return socket;
    }

    // ---------------------------------------------------------------- names

    /** A page whose name was turned to this machine afterwards is of the same origin as far as a browser knows. */
    @Test
    void onlyKnownNamesAreServed() throws IOException {
        for (String path : List.of("/", "/api/tables", "/metrics", "/ready", "/health")) {
            assertThat(send("GET " + path + " HTTP/1.1\r\nHost: evil.example:8080\r\nConnection: close\r\n\r\n"))
                    .as(path)
                    .startsWith("HTTP/1.1 421")
                    .contains("unknown-host", "application/problem+json");
        }
        for (String host : List.of(
                "localhost",
                "LOCALHOST:8080",
                "127.0.0.1:1",
                "[::1]:8080",
                "10.1.2.3",
                "Play.Example.org",
                "a.localhost")) {
            assertThat(send("GET /api/tables HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n"))
                    .as(host)
                    .startsWith("HTTP/1.1 200");
        }
    }

    // ---------------------------------------------------------------- heads

    /** A token in other letters is another token, also on a connection that has seen the right one. */
    @Test
    void aTokenIsReadLetterByLetterOnEveryConnection() throws IOException {
        JsonNode opened = client.open("me", "me");
        String path = "/api/tables/" + opened.path("table").asString() + "/view";
        String token = opened.path("tickets").get(0).path("token").asString();
        StringBuilder other = new StringBuilder();
        token.chars()
                .forEach(c -> other.append(
                        (char) (Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))));
        String right = "GET " + path + " HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer " + token + "\r\n";
        String wrong = right.replace(token, other);
        String answers = send(right + "\r\n" + right + "\r\n" + wrong + "Connection: close\r\n\r\n");
        assertThat(answers.split("HTTP/1.1 200", -1)).hasSize(3);
        assertThat(answers).contains("HTTP/1.1 403", "not-your-seat");
    }

    /** A head that trickles in never lets a connection fall silent; it must be there before long all the same. */
    @Test
    void aHeadThatTricklesInIsCutOff() throws IOException, InterruptedException {
        assertCutOff("GET /health HTTP/1.1\r\nHost: localhost\r\nX: ");
    }

    /** What stands between the parts of a body, or after it, is no part of it: whoever reads the body sees nothing arrive. */
    @Test
    void aBodyOfWhichNothingArrivesIsCutOff() throws IOException, InterruptedException {
        String head = "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n";
        assertCutOff(head + "1;x=");
        assertCutOff(head + "2\r\n{}\r\n0\r\nX: ");
    }

    private void assertCutOff(String begun) throws IOException, InterruptedException {
        long since = System.nanoTime();
        boolean closed = false;
        try (Socket socket = connect()) {
            socket.setSoTimeout(1);
            socket.getOutputStream().write(begun.getBytes(StandardCharsets.US_ASCII));
            while (!closed && System.nanoTime() - since < TimeUnit.SECONDS.toNanos(60)) {
                TimeUnit.MILLISECONDS.sleep(100);
                closed = trickle(socket);
            }
        }
        assertThat(closed).as(begun).isTrue();
        assertThat(client.get("/health", "").status()).isEqualTo(200);
    }

    private static boolean trickle(Socket socket) throws IOException {
        try {
            socket.getOutputStream().write('x');
            return socket.getInputStream().read() < 0;
        } catch (SocketTimeoutException e) {
            return false;
        } catch (SocketException e) {
            return true;
        }
    }

    /** Streams and slow but honest bodies are no heads. */
    @Test
    void aStreamOutlivesTheTimeOfAHead() throws InterruptedException {
        JsonNode opened = client.open("me", "me");
        String table = opened.path("table").asString();
        String token = opened.path("tickets").get(0).path("token").asString();
        try (Stream stream = Stream.open(server.port(), table, token, "", "")) {
            stream.until(m -> m.type().equals("snapshot"));
            TimeUnit.MILLISECONDS.sleep(2 * IDLE_MILLIS);
            client.post("/api/tables/" + table + "/chat", token, "{\"commandId\":\"a\",\"text\":\"still there\"}");
            assertThat(stream.until(m -> m.text().contains("still there"))).isNotEmpty();
        }
    }

    // ---------------------------------------------------------------- texts

    @Test
    void errorsSpeakOfTheRequestAndNotOfTheProgram() {
        JsonNode opened = client.open("me", "me");
        String table = "/api/tables/" + opened.path("table").asString();
        String token = opened.path("tickets").get(0).path("token").asString();
        for (String body : List.of(
                "{",
                "[]",
                "null",
                "7",
                "{\"cheat\":1}",
                "{\"commandId\":[],\"number\":1,\"option\":\"x\"}",
                "{\"commandId\":\"x\",\"number\":\"1\",\"option\":\"x\"}",
                "{\"commandId\":\"x\",\"number\":1e99,\"option\":\"x\"}",
                "{\"commandId\":\"x\",\"number\":{},\"option\":{}}")) {
            assertPlain(body, client.post(table + "/choices", token, body));
        }
        for (String body : List.of(
                "{\"chairs\":{}}", "{\"chairs\":[1]}", "{\"chairs\":[null]}", "{\"chairs\":\"me\"}", "{\"start\":3}")) {
            assertPlain(body, client.post("/api/tables", "", body));
        }
        for (String file : List.of(
                "{",
                "{}",
                "[]",
                "{\"format\":\"coldwake-table\",\"version\":1,\"lines\":[{\"at\":1,\"entry\":{\"type\":\"no-such\"}}]}",
                "{\"format\":\"coldwake-table\",\"version\":1,\"lines\":[{\"at\":\"x\",\"entry\":{\"type\":\"said\"}}]}",
                "{\"format\":\"coldwake-table\",\"version\":1,\"lines\":[{\"at\":1,\"entry\":{\"type\":\"chosen\",\"x\":1}}]}")) {
            assertPlain(file, client.post("/api/imports", "", file));
        }
        String cheat = "{\"commandId\":\"x\",\"number\":1,\"option\":\"x\",\"cheat\":1}";
        assertThat(client.post(table + "/choices", token, cheat)
                        .body()
                        .path("detail")
                        .asString())
                .contains("'cheat'");
    }

    private static void assertPlain(String asked, Client.Answer answer) {
        assertThat(answer.status()).as(asked).isBetween(400, 499);
        assertThat(answer.body().path("detail").asString())
                .as(asked)
                .isNotEmpty()
                .doesNotContainPattern(
                        "[a-z]\\.[a-zA-Z]+\\.[a-zA-Z]|\\$[A-Z]|[A-Z][a-z]+[A-Z][a-z]+|java|`|Wire|Deserial");
    }

    // ---------------------------------------------------------------- imports

    @Test
    void whatCannotBeSeenIsCleanedFromAFile() throws InterruptedException {
        TestTable table = TestTable.start(client, "", "me", "me");
        table.say(0, "hello");
        table.post(0, "/export-consent", "{}");
        table.post(1, "/export-consent", "{}");
        ObjectNode file = (ObjectNode) table.get(0, "/export").body();
        String dirty = file.toString()
                .replace("\"hello\"", "\"he\\u202ello\\u0007\\u200f\\u061c.\"")
                .replace("\"Ada\"", "\"A\\u2066da\\u0000\\u200e\"");
        JsonNode made = client.post("/api/imports", "", dirty).body();
        String id = made.path("table").asString();
        assertThat(id).as("%s", made).isNotEmpty();
        String record = server.tables().store().read(id, 0).toString();
        assertThat(record)
                .contains("he llo", "A da")
                .doesNotContain("\\u202e", "\u202e", "\u2066", "\u200f", "\u200e", "\u061c", "\\u0000");
    }

    // ---------------------------------------------------------------- watching

    /** Whoever asks a thousand times a second makes the database answer once. */
    @Test
    void readinessAndFiguresAreWorkedOutOnceASecond() {
        String first = client.text("/metrics");
        client.get("/api/tables", "");
        client.get("/api/tables", "");
        assertThat(counted(client.text("/metrics"))).isIn(counted(first), counted(first) + 2);
        long since = System.nanoTime();
        int distinct = 0;
        String before = first;
        for (int k = 0; k < 200; k++) {
            client.get("/api/tables", "");
            String now = client.text("/metrics");
            distinct += now.equals(before) ? 0 : 1;
            before = now;
        }
        double seconds = (System.nanoTime() - since) / 1e9;
        assertThat(distinct).isLessThanOrEqualTo((int) seconds + 2);
        assertThat(client.text("/ready")).isEqualTo("ready");
    }

    private static double counted(String figures) {
        return figures.lines()
                .filter(line -> line.startsWith("coldwake_requests_total{"))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .sum();
    }
}
