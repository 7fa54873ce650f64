package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import coldwake.server.table.Tokens;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** One ship for everybody each day, which nobody can try out, and of which nobody can claim what did not happen. */
class DailyTest {
    private static final String ADA = "0".repeat(31) + "a";
    private static final String EVE = "0".repeat(31) + "e";
    private static final int WHOLE_GAME = 100_000;

    private final RiggedClock clock = new RiggedClock();

    @TempDir
    Path folder;

    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        start(options());
    }

    private void start(ServerOptions options) {
        server = Server.start(options, clock);
        client = new Client(server.port());
    }

    private ServerOptions options() {
        return new ServerOptions(
                "127.0.0.1",
                0,
                ServerOptions.embedded(folder.toString()),
                0,
                true,
                Quota.GENEROUS,
                Webhooks.Allowed.NONE);
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private TestTable fly(String key, String body) {
        Client.Answer answer = client.key(key).post("/api/daily", "", body);
        assertThat(answer.status()).as("%s", answer.body()).isEqualTo(201);
        return TestTable.of(
                client,
                answer.body().path("table").asString(),
                List.of(answer.body().path("token").asString()));
    }

    private TestTable fly(String key) {
        return fly(key, "{\"name\":\"Ada\",\"title\":\"Grey Heron\"}");
    }

    private JsonNode ship(String key) {
        return client.key(key).get("/api/daily", "").body();
    }

    /** A key that was there yesterday. */
    private void know(String key) {
        assertThat(client.key(key)
                        .put("/api/logbook/name", "", "{\"name\":\"\"}")
                        .status())
                .isEqualTo(204);
    }

    private static void assertRefused(Client.Answer answer, int status, String problem) {
        assertThat(answer.problem()).isEqualTo(problem);
        assertThat(answer.status()).isEqualTo(status);
    }

    /** Takes the first answer, some times, when all others have given theirs. */
    private static String walk(TestTable table, int choices) throws InterruptedException {
        StringBuilder seen = new StringBuilder();
        for (int k = 0; k < choices; k++) {
            while (!table.game(0).path("asked").toString().equals("[0]")) {
                Thread.sleep(2);
            }
            JsonNode view = table.view(0);
            seen.append(view.path("game").path("question"))
                    .append(view.path("log"))
                    .append('\n');
            assertThat(table.choose(0, 0).status()).isEqualTo(200);
        }
        return seen.toString();
    }

    private void waitUntilNoted(String key) throws InterruptedException {
        for (int k = 0; k < 1_000 && !ship(key).path("mine").path("over").asBoolean(); k++) {
            Thread.sleep(5);
        }
        assertThat(ship(key).path("mine").path("over").asBoolean()).isTrue();
    }

    // ---------------------------------------------------------------- the same for everybody

    @Test
    void theSameChoicesAreTheSameGame() throws InterruptedException {
        TestTable ada = fly(ADA);
        TestTable eve = fly(EVE);
        assertThat(eve.id).isNotEqualTo(ada.id);
        assertThat(eve.commitment)
                .isEqualTo(ada.commitment)
                .isEqualTo(ship("").path("commitment").asString());
        assertThat(walk(eve, 10).equals(walk(ada, 10))).isTrue();
        assertThat(ada.info().path("daily").asString()).isEqualTo("2030-01-01");
        clock.pass(Duration.ofDays(1));
        assertThat(fly(ADA).commitment).as("another day, another ship").isNotEqualTo(ada.commitment);
    }

    @Test
    void aFlightGoesOnFromAnyDevice() {
        TestTable first = fly(ADA);
        TestTable again = fly(ADA, "{\"name\":\"Somebody else\"}");
        assertThat(again.id).isEqualTo(first.id);
        assertThat(again.tokens).isEqualTo(first.tokens);
        stop();
        start();
        assertThat(fly(ADA).tokens).isEqualTo(first.tokens);
        assertThat(ship(ADA).path("mine").path("table").asString()).isEqualTo(first.id);
        assertThat(ship(EVE).path("mine").isNull()).isTrue();
        assertRefused(client.post("/api/daily", "", "{}"), 401, "no-key");
        assertRefused(client.key("x").post("/api/daily", "", "{}"), 400, "impossible-key");
    }

    @Test
    void aServerMayHaveNone() {
        stop();
        start(options().withoutDaily());
        assertRefused(client.get("/api/daily", ""), 404, "no-daily");
        assertRefused(client.get("/api/daily/2030-01-01", ""), 404, "no-daily");
        assertRefused(client.key(ADA).post("/api/daily", "", "{}"), 404, "no-daily");
    }

    @Test
    void saturdayAndSundayAreDifferent() {
        for (int day = 1; day < 29; day++) {
            JsonNode setup = ship("").path("setup");
            boolean usual = setup.path("species").asString().equals("intruders")
                    && setup.path("board").asString().equals("nemesis-basic");
            int weekday = (day + 1) % 7; // the first is a Tuesday
            assertThat(setup.path("mode").asString()).isEqualTo(weekday == 0 ? "coop" : "standard");
            assertThat(usual).isEqualTo(weekday != 6);
            assertThat(setup.path("crew")).hasSize(4).doesNotHaveDuplicates();
            fly(ADA);
            clock.pass(Duration.ofDays(1));
        }
    }

    // ---------------------------------------------------------------- nothing is told too early

    @Test
    void nobodyCanTryTheShipOutOrLookAhead() throws InterruptedException {
        TestTable table = fly(ADA);
        assertRefused(table.post(0, "/full-view", "{}"), 409, "daily-flight");
        assertRefused(table.post(0, "/export-consent", "{}"), 409, "daily-flight");
        assertRefused(table.post(0, "/stand-ins", "{\"seat\":0,\"level\":\"hard\"}"), 409, "daily-flight");
        assertRefused(table.get(0, "/export"), 409, "needs-consent");
        assertRefused(client.get(table.path("/replay?choices=1&seat=1"), ""), 409, "not-over");
        table.play(12, 1);
        table.waitAsked();
        int first = server.tables().read(table.id, t -> {
            int own = 0;
            while (t.choices().get(own).seat() != 0) {
                own++;
            }
            return own;
        });
        assertRefused(table.undo(0, first), 409, "daily-flight");
        assertThat(ship(ADA).path("results").isNull()).isTrue();
        assertThat(client.key(ADA).post("/api/daily", "", "{\"again\":true}").problem())
                .isEqualTo("not-over");
        for (String day : List.of("2030-01-02", "2031-01-01", "2030-1-1", "today", "+2030-01-01")) {
            assertRefused(client.get("/api/daily/" + day, ""), 404, "no-such-day");
        }
    }

    @Test
    void theSeedIsASecretUntilTheDayIsOver() throws InterruptedException {
        know(ADA);
        clock.pass(Duration.ofHours(1));
        TestTable table = fly(ADA);
        table.play(WHOLE_GAME, 2);
        waitUntilNoted(ADA);
        JsonNode info = table.info();
        assertThat(info.path("state").asString()).isEqualTo("over");
        assertThat(info.path("seed").isNull() && info.path("secret").isNull()).isTrue();
        assertRefused(table.get(0, "/export"), 409, "daily-flight");
        assertThat(table.get(0, "/bug").body().path("record").isNull()).isTrue();
        assertRefused(table.post(0, "/rematch", "{}"), 409, "daily-flight");
        String today = ship(ADA).toString()
                + client.key(ADA).get("/api/daily/2030-01-01", "").body();
        clock.pass(Duration.ofDays(1));
        String secret = table.info().path("secret").asString();
        String seed = table.info().path("seed").asString();
        assertThat(Tokens.hash(secret)).isEqualTo(table.commitment);
        assertThat(today).doesNotContain(secret, seed);
        JsonNode yesterday = client.get("/api/daily/2030-01-01", "").body();
        assertThat(yesterday.path("secret").asString()).isEqualTo(secret);
        assertThat(yesterday.path("seed").asString()).isEqualTo(seed);
        assertThat(yesterday.path("results").path("best").get(0).path("table").asString())
                .isEqualTo(table.id);
        assertThat(table.get(0, "/export").status()).isEqualTo(200);
        assertThat(table.get(0, "/bug").body().path("record").isObject()).isTrue();
    }

    // ---------------------------------------------------------------- results

    @Test
    void theFirstFlightCountsAsTheServerSawIt() throws InterruptedException {
        know(ADA);
        clock.pass(Duration.ofMinutes(60));
        TestTable table = fly(ADA);
        TestTable young = fly(EVE);
        assertThat(ship(ADA).path("flown").asInt())
                .as("a key younger than an hour does not count")
                .isEqualTo(1);
        table.play(WHOLE_GAME, 3);
        waitUntilNoted(ADA);
        JsonNode mine = ship(ADA).path("mine");
        assertThat(mine.path("counted").asBoolean()).isTrue();
        Client.Answer written = client.key(ADA).put("/api/logbook/games/" + table.id, table.tokens.getFirst(), "");
        assertThat(written.body().path("fate")).isEqualTo(mine.path("fate"));
        assertThat(written.body().path("rounds")).isEqualTo(mine.path("rounds"));
        assertThat(written.body().path("daily").asString()).isEqualTo("2030-01-01");
        JsonNode results = ship(ADA).path("results");
        assertThat(results.path("flights").asInt()).isEqualTo(1);
        assertThat(results.path("best").get(0).path("mine").asBoolean()).isTrue();
        assertThat(results.path("best").get(0).path("name").isNull()).isTrue();
        client.key(ADA).put("/api/logbook/name", "", "{\"name\":\"Ilse\"}");
        assertThat(ship(ADA).path("results").path("best").get(0).path("name").asString())
                .isEqualTo("Ilse");
        assertThat(ship(EVE).path("results").isNull())
                .as("whoever has not flown is told nothing")
                .isTrue();

        young.play(WHOLE_GAME, 3);
        waitUntilNoted(EVE);
        JsonNode other = ship(EVE);
        assertThat(other.path("mine").path("counted").asBoolean()).isFalse();
        assertThat(other.path("results").path("flights").asInt()).isEqualTo(1);
        assertThat(other.path("results").path("best").get(0).path("table").isNull())
                .as("flights of others are watched tomorrow")
                .isTrue();

        TestTable again = fly(ADA, "{\"again\":true}");
        assertThat(again.id).isNotEqualTo(table.id);
        again.play(WHOLE_GAME, 4);
        assertRefused(
                client.key(ADA).put("/api/logbook/games/" + again.id, again.tokens.getFirst(), ""), 409, "not-counted");
        JsonNode still = ship(ADA).path("mine");
        assertThat(still.path("table").asString()).isEqualTo(table.id);
        assertThat(still.path("fate")).isEqualTo(mine.path("fate"));
        assertRefused(
                client.key(EVE).put("/api/logbook/games/" + table.id, table.tokens.getFirst(), ""), 409, "not-counted");
    }

    @Test
    void aFlightThatEndsTooLateIsStillAboard() throws InterruptedException {
        TestTable table = fly(ADA);
        table.play(3, 5);
        clock.pass(Duration.ofDays(1));
        table.play(WHOLE_GAME, 5);
        assertThat(client.key(ADA)
                        .put("/api/logbook/games/" + table.id, table.tokens.getFirst(), "")
                        .status())
                .isEqualTo(200);
        JsonNode then = client.key(ADA).get("/api/daily/2030-01-01", "").body();
        assertThat(then.path("mine").path("over").asBoolean()).isFalse();
        assertThat(then.path("results").path("flights").asInt()).isZero();
    }
}
