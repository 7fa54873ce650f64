package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import coldwake.server.store.Store;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** What is refused, with which word, byte by byte where that matters. Nothing refused changes anything. */
class RefusalTest {
    private static final int IDLE_MILLIS = 3_000;
    private static final int WAIT_MILLIS = 300;

    private Server server;
    private Client client;
    private TestTable table;

    private void start(Quota quota) {
        String database = ServerOptions.IN_MEMORY;
        server = Server.start(
                new ServerOptions("127.0.0.1", 0, database, 0, true, quota, Webhooks.Allowed.ANY), IDLE_MILLIS);
        client = new Client(server.port());
        table = TestTable.start(client, "", "me", "me");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    // ---------------------------------------------------------------- raw requests

    private Socket connect() throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        socket.setSoTimeout(5 * IDLE_MILLIS);
        return socket;
    }

    private String head(String method, String path, String token, String more) {
        return method + " " + path + " HTTP/1.1\r\nHost: 127.0.0.1:" + server.port() + "\r\nAuthorization: Bearer "
                + token + "\r\n" + more + "\r\n";
    }

    /** All that comes back until the server closes the connection. */
    private String send(String text) throws IOException {
        try (Socket socket = connect()) {
            socket.getOutputStream().write(text.getBytes(StandardCharsets.ISO_8859_1));
            return new String(readUntilClosed(socket), StandardCharsets.UTF_8);
        }
    }

    private static byte[] readUntilClosed(Socket socket) throws IOException {
        try {
            return socket.getInputStream().readAllBytes();
        } catch (SocketTimeoutException e) {
            throw new AssertionError("the server keeps a silent connection", e);
        }
    }

    private int version() {
        return table.info().path("version").asInt();
    }

    // ---------------------------------------------------------------- bodies

    @Test
    void whatIsNoCommandIsRefusedAndChangesNothing() {
        start(Quota.GENEROUS);
        int asked = table.asked();
        JsonNode question = table.question(asked);
        String good =
                "\"commandId\":\"x\",\"number\":" + question.path("number").asInt() + ",\"option\":\""
                        + question.path("options").get(0).path("id").asString() + "\"";
        int before = version();
        for (String body : List.of(
                "{" + good,
                "{" + good + "}}",
                "{" + good + "} {}",
                "[{" + good + "}]",
                "{" + good + ",\"cheat\":true}",
                "{" + good.replace("\"number\":", "\"number\":\"a") + "}",
                "{" + good.replace("commandId", "command") + "}")) {
            Client.Answer answer = table.post(asked, "/choices", body);
            assertThat(answer.status()).as(body).isEqualTo(400);
            assertThat(answer.problem()).as(body).isIn("malformed-json", "missing-field");
        }
        assertThat(version()).isEqualTo(before);
        assertThat(table.post(asked, "/choices", "{" + good + "}").status()).isEqualTo(200);
    }

    /** Whatever a lenient reader would guess: what is missing, said twice, of another kind, or no text. */
    @Test
    void nothingIsGuessed() {
        start(Quota.GENEROUS);
        int asked = table.asked();
        int number = table.question(asked).path("number").asInt();
        String option = table.question(asked).path("options").get(0).path("id").asString();
        String rest = ",\"option\":\"" + option + "\"}";
        int before = version();
        for (String body : List.of(
                "{\"commandId\":\"x\"" + rest,
                "{\"commandId\":\"x\",\"number\":\"" + number + "\"" + rest,
                "{\"commandId\":\"x\",\"number\":" + number + ".9" + rest,
                "{\"commandId\":\"x\",\"number\":99,\"number\":" + number + rest,
                "{\"commandId\":7,\"number\":" + number + rest)) {
            assertThat(table.post(asked, "/choices", body).problem()).as(body).isEqualTo("malformed-json");
        }
        for (String seat :
                List.of("", "\"seat\":\"0\",", "\"seat\":0.9,", "\"seat\":null,", "\"seat\":0,\"seat\":0,")) {
            String body = "{" + seat + "\"level\":\"random\"}";
            assertThat(table.post(0, "/stand-ins", body).problem()).as(body).isEqualTo("malformed-json");
        }
        assertThat(table.post(0, "/undo/answer", "{}").problem()).isEqualTo("malformed-json");
        assertThat(table.post(0, "/chat", "{\"commandId\":\"x\",\"text\":\"hi\",\"to\":[null]}")
                        .problem())
                .isEqualTo("malformed-json");
        for (String list : List.of("crew", "options", "commitments")) {
            String body = "{\"chairs\":[\"me\",\"me\"],\"" + list + "\":[null,null]}";
            assertThat(client.post("/api/tables", "", body).problem()).as(body).isEqualTo("malformed-json");
        }
        assertThat(version()).isEqualTo(before);
    }

    @Test
    void aBodyIsTextInUtf8() throws IOException {
        start(Quota.GENEROUS);
        int before = version();
        for (String text : List.of("\u00ff", "\u00c0\u0080", "\u00ed\u00a0\u0080")) {
            String body = "{\"commandId\":\"x\",\"text\":\"" + text + "\"}";
            String more = "Connection: close\r\nContent-Length: " + body.length() + "\r\n";
            assertThat(send(head("POST", table.path("/chat"), table.tokens.getFirst(), more) + body))
                    .startsWith("HTTP/1.1 400")
                    .contains("not-utf-8");
        }
        assertThat(version()).isEqualTo(before);
    }

    /** Two ids that were cut or cleaned alike would be one command, and the second would be lost. */
    @Test
    void anIdThatCouldBeTakenForAnotherIsRefused() {
        start(Quota.GENEROUS);
        int before = version();
        for (String id : List.of("", "x".repeat(49), "a b", "a\\u0001", "\u00e4", "\\ud83d")) {
            Client.Answer answer = table.post(0, "/chat", "{\"commandId\":\"" + id + "\",\"text\":\"hi\"}");
            assertThat(answer.status()).as(id).isEqualTo(400);
            assertThat(answer.problem()).as(id).isEqualTo("impossible-command-id");
        }
        assertThat(version()).isEqualTo(before);
    }

    /** Half a letter, text that turns the rest of the line around, and nothing at all. */
    @Test
    void textIsWhatCanBeRead() {
        start(Quota.GENEROUS);
        String smile = "\ud83d\ude00";
        assertThat(said("x".repeat(499) + smile)).isEqualTo("x".repeat(499));
        assertThat(said("x".repeat(498) + smile)).isEqualTo("x".repeat(498) + smile);
        assertThat(said("a\\ud83db")).isEqualTo("a\uFFFDb");
        assertThat(said("a\\u202eb\\u2028c\\u0085d")).isEqualTo("a b c d");
        int before = version();
        for (String nothing : List.of("\\u0000", "\\u200b", "\\u202e \\ufeff")) {
            assertThat(table.post(0, "/chat", "{\"commandId\":\"n\",\"text\":\"" + nothing + "\"}")
                            .problem())
                    .isEqualTo("empty-text");
        }
        assertThat(version()).isEqualTo(before);
    }

    private String said(String text) {
        String id = "s" + version();
        assertThat(table.post(0, "/chat", "{\"commandId\":\"" + id + "\",\"text\":\"" + text + "\"}")
                        .status())
                .isEqualTo(200);
        JsonNode chat = table.view(0).path("chat");
        return chat.get(chat.size() - 1).path("text").asString();
    }

    /** Whoever plays already would start the clock again each time, and never run out of time. */
    @Test
    void whatIsSoAlreadyIsNotWrittenAgain() {
        start(Quota.GENEROUS);
        int before = version();
        assertThat(table.delete(0, "/stand-ins/mine").status()).isEqualTo(200);
        assertThat(table.delete(0, "/webhook").status()).isEqualTo(200);
        assertThat(version()).isEqualTo(before);
        // A bot that is not asked does not move meanwhile.
        int waiting = 1 - table.asked();
        String vote = "{\"seat\":" + waiting + ",\"level\":\"random\"}";
        table.post(waiting, "/stand-ins", vote);
        assertThat(table.post(waiting, "/stand-ins", vote).status()).isEqualTo(200);
        assertThat(version()).isEqualTo(before + 1);
    }

    @Test
    void aSeatBeforeTheFirstIsNoSeat() {
        start(Quota.GENEROUS);
        String open = client.post("/api/tables", "", "{\"chairs\":[\"open\",\"open\"]}")
                .body()
                .path("table")
                .asString();
        assertThat(client.post("/api/tables/" + open + "/seats", "", "{\"name\":\"Ada\",\"seat\":-5}")
                        .problem())
                .isEqualTo("no-such-seat");
    }

    @Test
    void oversizedBodiesAreRefusedHoweverTheyCome() throws IOException {
        start(Quota.GENEROUS);
        int before = version();
        String token = table.tokens.getFirst();
        assertThat(table.post(0, "/chat", "{\"text\":\"" + "x".repeat(17_000) + "\"}")
                        .problem())
                .isEqualTo("too-large");
        String chunk = "1000\r\n" + "x".repeat(4_096) + "\r\n";
        String chunked =
                send(head("POST", table.path("/chat"), token, "Transfer-Encoding: chunked\r\nConnection: close\r\n")
                        + chunk.repeat(10) + "0\r\n\r\n");
        assertThat(chunked).startsWith("HTTP/1.1 413").contains("too-large");
        String endless = send(head("POST", table.path("/chat"), token, "Content-Length: 999999999\r\n"));
        assertThat(endless).startsWith("HTTP/1.1 413").contains("too-large");
        String beyond = send(head("POST", table.path("/chat"), token, "Content-Length: 4294967298\r\n") + "{}");
        assertThat(beyond).startsWith("HTTP/1.1 413").contains("too-large");
        assertThat(client.post("/api/imports", "", "x".repeat(2_100_000)).status())
                .isEqualTo(413);
        assertThat(version()).isEqualTo(before);
    }

    @Test
    void tokensOfOtherTablesAreWorthNothing() {
        start(Quota.GENEROUS);
        TestTable other = TestTable.start(client, "", "me", "me");
        String stranger = other.tokens.getFirst();
        int before = version();
        for (String rest : List.of("/choices", "/undo", "/chat", "/start", "/stand-ins", "/bots", "/full-view")) {
            Client.Answer answer = client.post(table.path(rest), stranger, "{}");
            assertThat(answer.status()).as(rest).isEqualTo(403);
            assertThat(answer.problem()).isEqualTo("not-your-seat");
        }
        for (String rest : List.of("/view", "/export", "/bug")) {
            assertThat(client.get(table.path(rest), stranger).status()).as(rest).isEqualTo(403);
        }
        assertThat(client.live(table.path("/live"), stranger).problem()).isEqualTo("not-your-seat");
        assertThat(version()).isEqualTo(before);
    }

    @Test
    void aReplayedCommandIsAnsweredAsBeforeAndNotCarriedOutAgain() {
        start(Quota.GENEROUS);
        int asked = table.asked();
        JsonNode question = table.question(asked);
        int number = question.path("number").asInt();
        String option = question.path("options").get(0).path("id").asString();
        String token = table.tokens.get(asked);
        assertThat(client.choose(table.id, token, "once", number, option).status())
                .isEqualTo(200);
        table.choose(table.asked(), 0);
        int before = version();
        assertThat(client.choose(table.id, token, "once", number, option).status())
                .isEqualTo(200);
        assertThat(client.choose(table.id, token, "twice", number, option).problem())
                .isEqualTo("stale-number");
        assertThat(version()).isEqualTo(before);
    }

    // ---------------------------------------------------------------- connections

    /** Nothing, half a head and half a body: each is closed in silence, and meanwhile everybody else is served. */
    @Test
    void halfOpenConnectionsAreClosed() throws IOException {
        start(Quota.GENEROUS);
        int before = version();
        String token = table.tokens.getFirst();
        List<Socket> sockets = new ArrayList<>();
        for (String opening : List.of(
                "",
                "GET /api/tab",
                head("POST", table.path("/choices"), token, "Content-Length: 300\r\n") + "{\"commandId\":")) {
            Socket socket = connect();
            socket.getOutputStream().write(opening.getBytes(StandardCharsets.ISO_8859_1));
            sockets.add(socket);
        }
        assertThat(table.get(0, "/view").status()).isEqualTo(200);
        for (Socket socket : sockets) {
            String answer = new String(readUntilClosed(socket), StandardCharsets.UTF_8);
            assertThat(answer).doesNotStartWith("HTTP/1.1 2").doesNotStartWith("HTTP/1.1 5");
            socket.close();
        }
        assertThat(version()).isEqualTo(before);
    }

    @Test
    void aBodyThatIsCutOffOrBrokenIsAMistakeOfItsSender() throws IOException {
        start(Quota.GENEROUS);
        String token = table.tokens.getFirst();
        int before = version();
        try (Socket socket = connect()) {
            String half = head("POST", table.path("/chat"), token, "Content-Length: 200\r\n") + "{\"commandId\":";
            socket.getOutputStream().write(half.getBytes(StandardCharsets.ISO_8859_1));
            socket.shutdownOutput();
            assertThat(new String(readUntilClosed(socket), StandardCharsets.UTF_8))
                    .startsWith("HTTP/1.1 400")
                    .contains("incomplete");
        }
        String chunked =
                head("POST", table.path("/chat"), token, "Transfer-Encoding: chunked\r\nConnection: close\r\n");
        for (String chunk : List.of("zz\r\n{}\r\n0\r\n\r\n", "-5\r\n{}\r\n0\r\n\r\n", "fffffffffffffffff\r\n{}")) {
            assertThat(send(chunked + chunk)).as(chunk).startsWith("HTTP/1.1 400");
        }
        assertThat(version()).isEqualTo(before);
    }

    /** A body that trickles in never lets a connection fall silent; it must be there before long all the same. */
    @Test
    void aBodyThatTricklesInIsRefused() throws IOException, InterruptedException {
        start(Quota.GENEROUS);
        String token = table.tokens.getFirst();
        long since = System.nanoTime();
        try (Socket socket = connect()) {
            socket.setSoTimeout(1);
            socket.getOutputStream()
                    .write(head("POST", table.path("/chat"), token, "Content-Length: 5000\r\n")
                            .getBytes(StandardCharsets.ISO_8859_1));
            int first = -1;
            while (first < 0 && System.nanoTime() - since < TimeUnit.SECONDS.toNanos(60)) {
                TimeUnit.MILLISECONDS.sleep(WAIT_MILLIS);
                socket.getOutputStream().write(' ');
                try {
                    first = socket.getInputStream().read();
                } catch (SocketTimeoutException e) {
                    first = -1;
                }
            }
            String rest = new String(socket.getInputStream().readNBytes(11), StandardCharsets.UTF_8);
            assertThat((char) first + rest).isEqualTo("HTTP/1.1 408");
        }
    }

    /** Also what the server refuses before any of our code sees it: typed, with all headers, and never its own fault. */
    @Test
    void everyAnswerIsTypedAndHasTheHeaders() throws IOException {
        start(Quota.GENEROUS);
        String close = "Connection: close\r\n";
        for (String request : List.of(
                "GARBAGE\r\n\r\n",
                "GET / HTTP/9.9\r\nHost: x\r\n\r\n",
                "GET /api/tables\r\n\r\n",
                "GET /api/tables HTTP/1.1\r\n\r\n",
                head("GET", "/" + "a".repeat(20_000), "", close),
                head("GET", "/", "", "X: " + "a".repeat(20_000) + "\r\n"),
                head("POST", "/api/tables", "", close + "Content-Length: 2\r\nContent-Length: 3\r\n") + "{}",
                head("GET", "/api/tables/%u0041", "", close),
                head("GET", "/api/tables/%00", "", close),
                head("GET", "/api/tables/%2e%2e/x", "", close),
                head("GET", "/api//tables", "", close),
                head("TRACE", "/", "", close),
                head("PUT", "/assets/page.js", "", close),
                head("OPTIONS", "/api/tables", "", close),
                head("HEAD", table.path("/choices"), "", close),
                head("GET", table.path("/nothing"), "", close))) {
            String answer = send(request);
            String asked = request.substring(0, Math.min(60, request.length()));
            assertThat(answer).as(asked).startsWith("HTTP/1.1 4").contains("application/problem+json");
            assertHeaders(asked, answer);
        }
        for (String path : List.of("/", "/assets/page.js", "/health", "/api/tables", "/api/facts")) {
            assertHeaders(path, send(head("GET", path, "", close)));
        }
    }

    private static void assertHeaders(String asked, String answer) {
        assertThat(answer)
                .as(asked)
                .contains(
                        "Content-Security-Policy: default-src 'self'",
                        "X-Content-Type-Options: nosniff",
                        "X-Frame-Options: DENY",
                        "Referrer-Policy: no-referrer",
                        "Cross-Origin-Opener-Policy: same-origin",
                        "Cross-Origin-Resource-Policy: same-origin",
                        "Permissions-Policy: camera=()")
                .doesNotContain("\r\nServer:", "Jetty");
    }

    /** One address can hold twice as many connections as streams, whatever it does with them. */
    @Test
    void oneAddressCannotTakeAllConnections() throws IOException {
        start(new Quota(10, 100, 4, 4, 10_000, 1_000, false));
        List<Socket> crowd = new ArrayList<>();
        int closed = 0;
        for (int k = 0; k < 20; k++) {
            Socket socket = connect();
            socket.setSoTimeout(WAIT_MILLIS);
            crowd.add(socket);
        }
        for (Socket socket : crowd) {
            try {
                closed += socket.getInputStream().read() < 0 ? 1 : 0;
            } catch (SocketTimeoutException e) {
                closed += 0;
            }
            socket.close();
        }
        assertThat(closed).isBetween(12, 13);
        assertThat(send(head("GET", "/health", "", "Connection: close\r\n"))).startsWith("HTTP/1.1 200");
    }

    @Test
    void aStreamIsOpenToOwnPagesOnly() throws IOException {
        start(Quota.GENEROUS);
        String token = table.tokens.getFirst();
        String accept = "Accept: text/event-stream\r\nConnection: close\r\nOrigin: ";
        assertThat(send(head("GET", table.path("/live"), token, accept + "http://evil.example\r\n")))
                .startsWith("HTTP/1.1 403")
                .contains("foreign-origin", "application/problem+json");
        try (Socket socket = connect()) {
            String own = "http://127.0.0.1:" + server.port() + "\r\n";
            socket.getOutputStream()
                    .write(head("GET", table.path("/live"), token, accept + own).getBytes(StandardCharsets.ISO_8859_1));
            InputStream in = socket.getInputStream();
            assertThat(new String(in.readNBytes(15), StandardCharsets.UTF_8)).isEqualTo("HTTP/1.1 200 OK");
        }
    }

    @Test
    void whatIsNoStreamIsRefusedBeforeItBegins() {
        start(Quota.GENEROUS);
        assertThat(client.live("/api/tables/nowhere/live", "").problem()).isEqualTo("no-such-table");
        assertThat(client.live(table.path("/live?lang=xx"), "").problem()).isEqualTo("no-such-language");
        assertThat(client.live(table.path("/live?since=x"), "").problem()).isEqualTo("not-a-number");
        assertThat(client.get(table.path("/live"), "").problem()).isEqualTo("not-a-stream");
    }

    @Test
    void moreStreamsThanAllowedAreATypedRefusal() throws InterruptedException {
        start(new Quota(10, 10, 3, 2, 10_000, 1_000, false));
        String token = table.tokens.getFirst();
        try (Stream one = Stream.open(server.port(), table.id, token, "", "");
                Stream two = Stream.open(server.port(), table.id, token, "", "")) {
            assertThat(one.status()).isEqualTo(200);
            assertThat(two.status()).isEqualTo(200);
            assertThat(one.next().text()).contains("snapshot");
            assertThat(two.next().text()).contains("snapshot");
            Client.Answer third = client.live(table.path("/live"), token);
            assertThat(third.status()).isEqualTo(429);
            assertThat(third.problem()).isEqualTo("too-many-connections");
        }
    }

    /** The node accepts twice as many connections as streams; whoever comes later waits until somebody leaves. */
    @Test
    void aNodeDoesNotAcceptConnectionsWithoutEnd() throws IOException {
        start(new Quota(10, 4, 40, 4, 10_000, 1_000, false));
        List<Socket> crowd = new ArrayList<>();
        for (int k = 0; k < 12; k++) {
            crowd.add(connect());
        }
        try (Socket late = connect()) {
            late.setSoTimeout(WAIT_MILLIS);
            late.getOutputStream()
                    .write(head("GET", "/health", "", "Connection: close\r\n").getBytes(StandardCharsets.ISO_8859_1));
            boolean waits = false;
            try {
                waits = late.getInputStream().read() < 0;
            } catch (SocketTimeoutException e) {
                waits = true;
            }
            assertThat(waits).as("one too many is served while the others stay").isTrue();
        }
        for (Socket socket : crowd) {
            socket.close();
        }
        assertThat(send(head("GET", "/health", "", "Connection: close\r\n"))).startsWith("HTTP/1.1 200");
    }

    // ---------------------------------------------------------------- pages

    /** Files of the client are served, folders are not listed, and nothing outside is reached. */
    @Test
    void foldersAreNotListed() throws IOException {
        start(Quota.GENEROUS);
        String close = "Connection: close\r\n";
        assertThat(send(head("GET", "/assets/page.js", "", close))).startsWith("HTTP/1.1 200");
        for (String path : List.of("/assets/", "/assets", "/web/", "/assets/..%2f..%2fdb/", "/%2e%2e/db/migration/")) {
            assertThat(send(head("GET", path, "", close))).as(path).doesNotContain("page.js", "V1__tables");
        }
    }

    // ---------------------------------------------------------------- limits

    @Test
    void newTablesOfAnAddressAreLimited() {
        start(new Quota(1_000, 10, 10, 10, 50, 20, false));
        List<String> problems = new ArrayList<>();
        for (int k = 0; k < 40; k++) {
            problems.add(client.post("/api/tables", "", "{\"chairs\":[\"me\",\"me\"]}")
                    .problem());
        }
        assertThat(problems).startsWith("").contains("too-many-requests");
        assertThat(problems.stream().filter(String::isEmpty).count()).isBetween(20L, 35L);
    }

    /** Without a proxy in front, what a client says about its address counts for nothing. */
    @Test
    void anAddressIsBelievedOfAProxyOnly() throws IOException {
        start(new Quota(10, 10, 10, 10, 2, 100, false));
        assertThat(refusedWithForwarded(20)).isPositive();
        stop();
        start(new Quota(10, 10, 10, 10, 2, 100, true));
        assertThat(refusedWithForwarded(20)).isZero();
    }

    /** Whoever has one address of IPv6 has a whole network of them. */
    @Test
    void addressesOfOneNetworkAreOne() throws IOException {
        start(new Quota(10, 10, 10, 10, 2, 100, true));
        int refused = 0;
        for (int k = 0; k < 20; k++) {
            String forwarded = "X-Forwarded-For: 2001:db8:1:2::" + k + "\r\nConnection: close\r\n";
            refused += send(head("GET", "/api/tables", "", forwarded)).startsWith("HTTP/1.1 429") ? 1 : 0;
        }
        assertThat(refused).isPositive();
        String other = "X-Forwarded-For: 2001:db8:1:3::1\r\nConnection: close\r\n";
        assertThat(send(head("GET", "/api/tables", "", other))).startsWith("HTTP/1.1 200");
    }

    private int refusedWithForwarded(int requests) throws IOException {
        int refused = 0;
        for (int k = 0; k < requests; k++) {
            String forwarded = "X-Forwarded-For: 10.9.9.9, 10.0.0." + k + "\r\nConnection: close\r\n";
            refused += send(head("GET", "/api/tables", "", forwarded)).startsWith("HTTP/1.1 429") ? 1 : 0;
        }
        return refused;
    }

    // ---------------------------------------------------------------- at rest

    @Test
    void tokensAndCodesAreStoredAsHashesOnly() {
        start(Quota.GENEROUS);
        JsonNode opened = client.post("/api/tables", "", "{\"chairs\":[\"me\",\"invited\"]}")
                .body();
        String token = opened.path("tickets").get(0).path("token").asString();
        String code = opened.path("invitations").get(0).path("code").asString();
        assertThat(token).isNotEmpty();
        assertThat(code).isNotEmpty();
        List<Store.Row> rows = server.tables().store().read(opened.path("table").asString(), 0);
        assertThat(rows).isNotEmpty();
        assertThat(rows.toString()).doesNotContain(token, code);
    }
}
