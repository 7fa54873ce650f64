package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

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
}
