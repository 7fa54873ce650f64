package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** What an operator can watch is there, counts, and is told in the manual. */
class MetersTest extends ServerSuite {
    @Override
    String database() {
        return ServerOptions.IN_MEMORY;
    }

    private String scrape() throws IOException, InterruptedException {
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:" + server.port() + "/metrics"))
                .build();
        return HttpClient.newHttpClient().send(request, BodyHandlers.ofString()).body();
    }

    private static double figure(String scraped, String name) {
        return scraped.lines()
                .filter(line -> line.startsWith(name + " "))
                .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' ') + 1)))
                .findFirst()
                .orElseThrow(() -> new AssertionError(name + " is not told:\n" + scraped));
    }

    @Test
    void choicesSeatsAndRefusalsAreCounted() throws IOException, InterruptedException {
        TestTable table = table("me", "me");
        table.play(5, 1);
        client.get("/api/tables/nowhere", "");
        try (Stream stream = Stream.open(server.port(), table.id, table.tokens.getFirst(), "", "")) {
            stream.next();
            String told = scrape();
            assertThat(figure(told, "coldwake_choices_seconds_count")).isEqualTo(5);
            assertThat(figure(told, "coldwake_choices_seconds_bucket{le=\"5.0\"}"))
                    .isEqualTo(5);
            assertThat(figure(told, "coldwake_seats_connected")).isEqualTo(1);
            assertThat(figure(told, "coldwake_connections")).isEqualTo(1);
            assertThat(figure(told, "coldwake_entries_total")).isGreaterThan(8);
            assertThat(figure(told, "coldwake_requests_total{problem=\"no-such-table\",status=\"404\"}"))
                    .isEqualTo(1);
            assertThat(figure(told, "coldwake_requests_total{problem=\"\",status=\"201\"}"))
                    .isEqualTo(1);
            assertThat(figure(told, "coldwake_tables_stored")).isEqualTo(1);
            assertThat(figure(told, "coldwake_database_failures_total")).isZero();
            assertThat(figure(told, "coldwake_lease")).isEqualTo(1);
        }
    }

    @Test
    void theManualTellsOfEveryFigure() throws IOException, InterruptedException {
        table("me", "me").play(1, 1);
        Set<String> told = new TreeSet<>();
        Matcher names = Pattern.compile("^# TYPE (coldwake_\\w+?)(_max)? ", Pattern.MULTILINE)
                .matcher(scrape());
        while (names.find()) {
            told.add(names.group(1));
        }
        assertThat(told).hasSizeGreaterThan(10);
        assertThat(Files.readString(Path.of("..", "docs", "operations.md"))).contains(told);
    }
}
