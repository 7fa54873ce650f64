package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import coldwake.server.table.Tokens;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** The example of a program that holds a seat plays whole games, at a table of its own and by invitation. */
class AgentTest {
    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        assumeTrue(python(), "python3 is not installed; install it to run examples/agent.py");
        server = Server.start(ServerSuite.options(ServerOptions.IN_MEMORY));
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        if (server != null) {
            server.close();
        }
    }

    private static boolean python() {
        try {
            return new ProcessBuilder("python3", "--version").start().waitFor() == 0;
        } catch (IOException e) {
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    private static Path example() {
        Path at = Path.of("").toAbsolutePath();
        while (!Files.exists(at.resolve("examples/agent.py"))) {
            at = at.getParent();
        }
        return at.resolve("examples/agent.py");
    }

    private Process agent(String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of("python3", example().toString()));
        command.addAll(List.of(arguments));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    private static String said(Process process) throws IOException, InterruptedException {
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertThat(process.waitFor(2, TimeUnit.MINUTES)).as(said).isTrue();
        assertThat(process.exitValue()).as(said).isZero();
        return said;
    }

    private String address() {
        return "http://127.0.0.1:" + server.port();
    }

    @Test
    void itOpensATableAndPlaysToTheEnd() throws IOException, InterruptedException {
        String said = said(agent(address(), "--seed", "1"));
        assertThat(said).contains("playing at table").contains("over after round");
    }

    @Test
    void itSitsDownByLinkAndPlaysToTheEnd() throws IOException, InterruptedException {
        TestTable table = new TestTable(
                client,
                client.post("/api/tables", "", "{\"chairs\":[\"me\",\"invited\"]}")
                        .body());
        String code = table.opened.path("invitations").get(0).path("code").asString();
        Process agent = agent(address() + "/#/t/" + table.id, "--seed", "2", "--invitation", code);
        while (!table.info().path("seats").get(1).path("kind").asString().equals("human")) {
            assertThat(agent.isAlive()).isTrue();
            Thread.sleep(20);
        }
        table.post(0, "/start", "{}");
        table.post(0, "/stand-ins", "{\"seat\":0,\"level\":\"random\"}");
        assertThat(said(agent)).contains("over after round");
        assertThat(table.over()).isTrue();
    }

    /** What happens between its showing and the update that tells it may not make it show something else. */
    @Test
    void itShowsItsContributionOnceAlthoughUpdatesAreLate() throws IOException, InterruptedException {
        try (LateServer late = new LateServer()) {
            assertThat(said(agent("http://127.0.0.1:" + late.port() + "/#/t/abcdefghjkmn")))
                    .contains("over after round 1");
            assertThat(late.shown).hasSize(2);
            JsonNode first = late.shown.getFirst();
            JsonNode second = late.shown.getLast();
            assertThat(Tokens.hash(first.path("contribution").asString())).isEqualTo(late.commitment);
            assertThat(Tokens.hash(second.path("contribution").asString()))
                    .isEqualTo(first.path("next").asString());
        }
    }

    /**
     * A server of a few answers: updates are late by one after the contribution was shown, then the draw is repeated, and
     * updates are late again.
     */
    private static final class LateServer implements AutoCloseable {
        private final HttpServer http =
                HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
        final List<JsonNode> shown = new CopyOnWriteArrayList<>();
        volatile String commitment = "";

        LateServer() throws IOException {
            http.createContext("/api/tables/abcdefghjkmn/seats", this::sit);
            http.createContext("/api/tables/abcdefghjkmn/contribution", this::show);
            http.createContext("/api/tables/abcdefghjkmn/live", this::stream);
            http.setExecutor(threads);
            http.start();
        }

        int port() {
            return http.getAddress().getPort();
        }

        private static JsonNode body(HttpExchange exchange) throws IOException {
            return Client.JSON.readTree(exchange.getRequestBody().readAllBytes());
        }

        private static void answer(HttpExchange exchange, String json) throws IOException {
            byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
            exchange.close();
        }

        private void sit(HttpExchange exchange) throws IOException {
            commitment = body(exchange).path("commitment").asString();
            answer(exchange, "{\"seat\":0,\"token\":\"t\"}");
        }

        private void show(HttpExchange exchange) throws IOException {
            shown.add(body(exchange));
            answer(exchange, "{\"version\":2}");
        }

        private void stream(HttpExchange exchange) throws IOException {
            exchange.sendResponseHeaders(200, 0);
            tell(exchange, waiting(commitment));
            awaitShown(1);
            tell(exchange, waiting(commitment));
            tell(exchange, waiting(shown.getFirst().path("next").asString()));
            awaitShown(2);
            tell(exchange, waiting(shown.getFirst().path("next").asString()));
            tell(
                    exchange,
                    "\"table\":{\"draw\":null,\"seats\":[{}]},\"game\":{\"over\":true,\"seat\":0,\"winners\":[0],"
                            + "\"round\":1,\"choices\":0,\"ending\":\"all-left\"}");
            exchange.close();
        }

        private void awaitShown(int times) {
            for (int waits = 0; shown.size() < times && waits < 6_000; waits++) {
                LockSupport.parkNanos(5_000_000);
            }
        }

        private static String waiting(String commitment) {
            return "\"table\":{\"draw\":{\"seats\":[0],\"shown\":[]},\"seats\":[{\"commitment\":\"" + commitment
                    + "\"}]},\"game\":null";
        }

        private static void tell(HttpExchange exchange, String state) throws IOException {
            String event = "id: 1\ndata: {\"type\":\"snapshot\"," + state + "}\n\n";
            exchange.getResponseBody().write(event.getBytes(StandardCharsets.UTF_8));
            exchange.getResponseBody().flush();
        }

        @Override
        public void close() {
            http.stop(0);
            threads.close();
        }
    }
}
