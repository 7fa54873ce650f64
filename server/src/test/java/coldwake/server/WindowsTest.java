package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.server.table.Deals;
import coldwake.server.table.Entry;
import coldwake.server.table.Table;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Windows for reactions at tables of several people: all answers count at one moment, and nobody sees them before. */
class WindowsTest {
    private static final int SECONDS = 5;

    private final RiggedClock clock = new RiggedClock();
    private Server server;
    private Client client;

    @BeforeEach
    void start() {
        server = Server.start(ServerSuite.options(ServerOptions.IN_MEMORY, SECONDS), clock);
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** A table at which somebody who is asked can react, and who that is. */
    private record Opened(TestTable table, int asked, String reaction) {}

    private Opened window(String more, String... chairs) {
        TestTable table = TestTable.start(client, more, chairs);
        for (long seed = 1; seed < 200; seed++) {
            Game game = Game.start(Deals.copy(server.tables(), table.id).rules(), seed, null);
            for (int k = 0; k < 150 && !game.over(); k++) {
                Choice choice = Deals.bots(game.copy(), "random");
                Game after = game.copy();
                after.choose(choice);
                if (choice.seat() == 0 && after.window() >= 0 && game.window() < 0) {
                    int asked = after.toAct();
                    List<String> options = OptionIds.of(after.state(), after.options(asked));
                    if (asked == 1 && options.size() == 2) {
                        Game before = game.copy();
                        Deals.swap(server.tables(), table.id, any -> before);
                        assertThat(client.choose(table.id, table.tokens.get(0), choice.number(), choice.option())
                                        .status())
                                .isEqualTo(200);
                        return new Opened(table, asked, options.get(1));
                    }
                }
                game = after;
            }
        }
        throw new AssertionError("nobody could ever react");
    }

    private int version(TestTable table) {
        return server.tables().read(table.id, Table::version);
    }

    private void pass(int millis) {
        clock.pass(Duration.ofMillis(millis));
        server.lookAtWindows();
    }

    private List<Entry.Chosen> choices(TestTable table) {
        return server.tables().record(table.id).stream()
                .filter(Entry.Chosen.class::isInstance)
                .map(Entry.Chosen.class::cast)
                .toList();
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        for (int k = 0; k < 4_000 && !condition.getAsBoolean(); k++) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    @Test
    void nobodyCanTellWhoHasAnsweredAndAReactionCountsAtTheEnd() throws InterruptedException {
        Opened opened = window("", "me", "me", "me");
        TestTable table = opened.table();
        assertThat(table.info().path("window").path("left").asInt()).isEqualTo(SECONDS * 1000);
        assertThat(table.game(0).path("asked").toString()).contains("1");
        try (Stream own = Stream.open(server.port(), table.id, table.tokens.get(1), "", "");
                Stream stream = Stream.open(server.port(), table.id, "", "", "")) {
            stream.untilVersion(version(table));
            String spectator = client.view(table.id, "").toString();
            String actor = table.view(0).toString();
            int before = version(table);
            assertThat(table.choose(1, opened.reaction()).status()).isEqualTo(200);
            JsonNode told = own.next().json();
            while (!told.path("patch").path("game").has("question")) {
                told = own.next().json();
            }
            assertThat(told.path("patch").path("game").path("question").isNull())
                    .as("the seat itself is told")
                    .isTrue();
            assertThat(table.question(1).isNull()).isTrue();
            assertThat(client.view(table.id, "").toString()).isEqualTo(spectator);
            assertThat(table.view(0).toString()).isEqualTo(actor);
            pass(SECONDS * 1000 - 1);
            assertThat(version(table)).isEqualTo(before);
            pass(1);
            // On a busy machine the timer of the server itself may be looking at the window at this moment.
            await(() -> version(table) > before);
            assertThat(choices(table).getLast().option()).isEqualTo(opened.reaction());
            assertThat(stream.next().json().path("version").asInt())
                    .as("the first thing a spectator hears")
                    .isEqualTo(before + 1);
        }
    }

    /** A device that goes from hand to hand takes longer than any window, and goes to everybody who is asked. */
    @Test
    void atOneDeviceEverybodyIsAskedAndNobodyIsAnsweredFor() {
        Opened opened = window("\"oneDevice\":true", "me", "me", "me");
        TestTable table = opened.table();
        assertThat(table.info().path("window").isNull()).isTrue();
        int before = version(table);
        pass(SECONDS * 10_000);
        assertThat(version(table)).isEqualTo(before);
        assertThat(table.question(1).isObject()).isTrue();
        assertThat(table.choose(1, "decline").status()).isEqualTo(200);
        assertThat(version(table)).isGreaterThan(before);
    }

    @Test
    void whoDoesNotAnswerDeclines() {
        Opened opened = window("", "me", "me");
        TestTable table = opened.table();
        pass(SECONDS * 1000);
        assertThat(choices(table).getLast()).satisfies(last -> {
            assertThat(last.seat()).isEqualTo(1);
            assertThat(last.option()).isEqualTo("decline");
        });
    }

    @Test
    void anAnswerIsGivenOnceAndToTheQuestionThatIsOpen() {
        Opened opened = window("", "me", "me");
        TestTable table = opened.table();
        String token = table.tokens.get(1);
        int number = table.question(1).path("number").asInt();
        assertThat(client.choose(table.id, token, number - 1, "decline").problem())
                .isEqualTo("stale-number");
        Client.Answer refused = client.choose(table.id, token, number, "fly:mars");
        assertThat(refused.problem()).isEqualTo("not-offered");
        assertThat(refused.body().path("allowed").toString()).contains("decline");
        assertThat(client.choose(table.id, token, "mine", number, "decline").status())
                .isEqualTo(200);
        assertThat(client.choose(table.id, token, "mine", number, "decline").status())
                .as("the same command again")
                .isEqualTo(200);
        assertThat(client.choose(table.id, token, number, opened.reaction()).problem())
                .isEqualTo("already-answered");
        pass(SECONDS * 1000);
        assertThat(client.choose(table.id, token, "mine", number, "decline").status())
                .as("the same command after the window")
                .isEqualTo(200);
        assertThat(choices(table).stream().filter(c -> c.number() == number)).hasSize(1);
    }

    @Test
    void whoeverDeclinesBeforehandKeepsNobodyWaiting() throws InterruptedException {
        Opened opened = window("", "me", "me");
        TestTable table = opened.table();
        int made = choices(table).size();
        assertThat(client.put(table.path("/no-reactions"), table.tokens.get(1), "")
                        .status())
                .isEqualTo(200);
        assertThat(table.info().path("seats").get(1).path("declinesReactions").asBoolean())
                .isTrue();
        await(() -> choices(table).size() > made);
        assertThat(choices(table).getLast().option()).isEqualTo("decline");
        assertThat(table.delete(1, "/no-reactions").status()).isEqualTo(200);
        assertThat(table.info().path("seats").get(1).path("declinesReactions").asBoolean())
                .isFalse();
    }

    @Test
    void anAnswerIsInTheRecordAndInNoFile() {
        Opened opened = window("", "me", "me");
        int made = choices(opened.table()).size();
        assertThat(opened.table().choose(1, opened.reaction()).status()).isEqualTo(200);
        assertThat(server.tables().record(opened.table().id)).anyMatch(Entry.WindowAnswered.class::isInstance);
        assertThat(choices(opened.table())).hasSize(made);
        for (int seat = 0; seat < 2; seat++) {
            assertThat(opened.table().post(seat, "/export-consent", "").status())
                    .isEqualTo(200);
        }
        String file = opened.table().get(0, "/export").body().toString();
        assertThat(file).contains("export-agreed").doesNotContain("window-answered");
    }

    @Test
    void theTurnClockDoesNotRunMeanwhile() {
        Opened opened = window("\"turnSeconds\":60", "me", "me");
        TestTable table = opened.table();
        assertThat(table.info().path("clock").isNull()).isTrue();
        pass(SECONDS * 1000);
        assertThat(table.info().path("clock").path("left").asInt()).isEqualTo(60_000);
    }

    /** With nobody to hide it from, whoever can only decline is not asked at all, and no time passes. */
    @Test
    void onePersonAmongBotsWaitsForNothing() throws InterruptedException {
        TestTable table = TestTable.start(client, "", "me", "random", "random");
        table.play(120, 3);
        List<Entry.Chosen> made = choices(table);
        assertThat(made).hasSizeGreaterThan(60);
        assertThat(server.tables().record(table.id)).noneMatch(Entry.WindowAnswered.class::isInstance);
        JsonNode info = table.info();
        assertThat(info.path("window").isNull()).isTrue();
    }
}
