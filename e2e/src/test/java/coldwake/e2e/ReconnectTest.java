package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Guest.Look;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The server is a process of its own here, so that it can be killed in earnest. */
class ReconnectTest extends BrowserTest {
    private static final Pattern ADDRESS = Pattern.compile("http://[0-9.]+:(\\d+)/");

    @Test
    void aKilledServerComesBackAndTheTableGoesOn() throws IOException, InterruptedException {
        Path data = Files.createTempDirectory("coldwake-kill");
        Process server = serve(0, data);
        try {
            int port = portOf(server);
            Guest guest = guest("http://127.0.0.1:" + port + "/", Look.DESK).go("/");
            guest.find(".cta .btn.go").click();
            guest.find("[data-straight]").click();
            guest.find("[data-number] [data-option]").first().click();
            guest.find(".face").first().waitFor(gone());
            guest.find("[data-number]").first().waitFor();
            String round = guest.find(".steps .label").innerText();
            String seat = guest.find(".crewlist .tok.self").locator("xpath=..").innerText();

            server.destroyForcibly().waitFor();
            guest.find("[role=status]:has-text('Connection lost')").waitFor();
            server = serve(port, data);
            portOf(server);
            guest.find("[role=status]:has-text('Connection lost')").waitFor(gone());
            assertThat(guest.find(".steps .label").innerText()).isEqualTo(round);
            assertThat(guest.find(".crewlist .tok.self").locator("xpath=..").innerText())
                    .isEqualTo(seat);
            playOn(guest);
        } finally {
            server.destroyForcibly().waitFor();
            LocalServer.delete(data);
        }
    }

    /** Answers whatever is asked. */
    private static void playOn(Guest guest) {
        String number = guest.find("[data-number]").first().getAttribute("data-number");
        guest.find("[data-option]:visible").first().click();
        if (guest.find("[data-confirm]").count() > 0) {
            guest.find("[data-confirm]").click();
        }
        guest.find("[data-number=\"" + number + "\"]").waitFor(gone());
    }

    private static Process serve(int port, Path data) throws IOException {
        return new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "coldwake.app.Main",
                        "serve",
                        "--port",
                        String.valueOf(port),
                        "--bot-pace",
                        "1",
                        "--data",
                        data.toString())
                .redirectErrorStream(true)
                .start();
    }

    private static int portOf(Process server) throws IOException {
        BufferedReader out = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
        StringBuilder said = new StringBuilder();
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            said.append(line).append('\n');
            Matcher address = ADDRESS.matcher(line);
            if (address.find()) {
                drain(out);
                return Integer.parseInt(address.group(1));
            }
        }
        throw new AssertionError("the server did not start: " + Optional.of(said));
    }

    private static void drain(BufferedReader out) {
        Thread.ofVirtual().start(() -> {
            try {
                while (out.readLine() != null) {
                    // Read on, so that the server is never held up by its own log.
                }
            } catch (IOException e) {
                // The server is gone, which is what this test does to it.
            }
        });
    }
}
