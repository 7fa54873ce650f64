package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.Game;
import coldwake.engine.agenda.Step;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.event.Audience;
import coldwake.engine.event.GameEvent;
import coldwake.engine.state.GameState;
import coldwake.engine.view.Determinizer;
import coldwake.engine.view.Visibility;
import coldwake.server.table.Deals;
import coldwake.server.table.Table;
import java.lang.reflect.RecordComponent;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Law 4 over the wire. A whole game of bots is played at two tables through the protocol. Before each choice, all that one
 * watcher may not know is dealt again at the second table, where the same choice is possible there; then that watcher is
 * sent the same messages from both, word for word, unless the choice turns something up. Time passes only when the test
 * says so: in a window for reactions nothing is sent before its end, and whoever declines at the first table does not
 * answer at all at the second.
 */
class SecrecyTest {
    private static final int FEWEST = 10;

    private Server server;
    private Client client;
    private int compared;
    private int windows;

    private static final int REACTION_SECONDS = 5;

    private final RiggedClock clock = new RiggedClock();

    /** With nobody to hide from, reactions have no common moment. */
    private void start(int seats) {
        server = Server.start(ServerSuite.options(ServerOptions.IN_MEMORY, seats > 1 ? REACTION_SECONDS : 0), clock);
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** A table of some kind, and who is watched at it. */
    record Watched(String kind, String request, int seats, int watcher, long seed) {
        @Override
        public String toString() {
            return kind + (watcher == Audience.SPECTATOR ? ", a spectator" : ", seat " + watcher + " of " + seats);
        }
    }

    private static Stream<Watched> tables() {
        String species = "\"species\":\"%s\"";
        String mode = "\"mode\":\"%s\",\"options\":[%s]";
        String alternative = "\"board\":\"nemesis-alternative\"";
        String intruder = mode.formatted("standard", "\"intruder-player\"");
        int spectator = Audience.SPECTATOR;
        return Stream.of(
                new Watched("intruders", "", 3, 0, 1),
                new Watched("intruders", "", 4, 2, 7),
                new Watched("intruders", "", 2, spectator, 3),
                new Watched("carnomorphs", species.formatted("carnomorphs"), 3, 1, 2),
                new Watched("carnomorphs", species.formatted("carnomorphs"), 2, spectator, 4),
                new Watched("void seeders", species.formatted("void-seeders"), 3, 2, 5),
                new Watched("void seeders", species.formatted("void-seeders"), 2, spectator, 6),
                new Watched("alternative ship", alternative, 3, 1, 8),
                new Watched("alternative ship", alternative, 2, spectator, 9),
                new Watched("cooperative", mode.formatted("coop", "\"medic\",\"revive\""), 3, 0, 10),
                new Watched("cooperative", mode.formatted("coop", "\"revive\""), 2, spectator, 11),
                new Watched("solo", mode.formatted("solo", ""), 1, 0, 12),
                new Watched("solo", mode.formatted("solo", ""), 1, spectator, 13),
                new Watched("intruder player", intruder, 3, 0, 14),
                new Watched("intruder player", intruder, 3, 2, 15),
                new Watched("intruder player", intruder + "," + alternative, 2, spectator, 16));
    }

    /** Counted over all games: not every one has many windows, and few redeals of a solo game keep a choice possible. */
    private static int allCompared;

    private static int allWindows;

    @ParameterizedTest
    @MethodSource("tables")
    void aWatcherIsSentTheSameWhateverItMayNotKnow(Watched watched) throws InterruptedException {
        playTwice(watched);
        System.out.println(watched + ": " + compared + " choices in another deal, " + windows + " of them in windows");
        assertThat(compared).as("choices made in another deal").isGreaterThan(FEWEST);
        allCompared += compared;
        allWindows += windows;
    }

    @AfterAll
    static void enoughWasCompared() {
        assertThat(allCompared).as("choices made in another deal").isGreaterThan(800);
        assertThat(allWindows)
                .as("windows for reactions, defence and consent among them")
                .isGreaterThan(12);
    }

    private void playTwice(Watched watched) throws InterruptedException {
        start(watched.seats());
        int watcher = watched.watcher();
        String[] chairs = new String[watched.seats()];
        Arrays.fill(chairs, "me");
        TestTable one = TestTable.start(client, watched.request(), chairs);
        TestTable two = TestTable.start(client, watched.request(), chairs);
        Game beginning = Game.start(Deals.copy(server.tables(), one.id).rules(), watched.seed(), null);
        Deals.swap(server.tables(), one.id, game -> beginning.copy());
        Deals.swap(server.tables(), two.id, game -> beginning.copy());
        try (coldwake.server.Stream first = stream(one, watcher);
                coldwake.server.Stream second = stream(two, watcher)) {
            List<String> here = new ArrayList<>();
            List<String> there = new ArrayList<>();
            int version = one.info().path("version").asInt();
            first.untilVersion(version).forEach(m -> here.add(masked(one, m.text())));
            second.untilVersion(version).forEach(m -> there.add(masked(two, m.text())));
            while (!Deals.copy(server.tables(), one.id).over()) {
                version = step(one, two, watcher, version + 1, first, second, here, there);
                assertThat(there).hasSameSizeAs(here);
                assertThat(there.getLast()).as("version %s", version).isEqualTo(here.getLast());
            }
            assertThat(there).isEqualTo(here);
            assertThat(here.getLast()).contains("\"over\":true");
        }
    }

    private int step(
            TestTable one,
            TestTable two,
            int watcher,
            int version,
            coldwake.server.Stream first,
            coldwake.server.Stream second,
            List<String> here,
            List<String> there)
            throws InterruptedException {
        Game truth = Deals.copy(server.tables(), one.id);
        Choice choice = Deals.bots(truth.copy(), "normal");
        Game dealt = Game.resume(Determinizer.redeal(truth.state(), watcher, version));
        boolean together = one.tokens.size() > 1 && truth.window() >= 0;
        boolean elsewhere =
                quiet(truth.copy(), choice, watcher, together) && quiet(dealt.copy(), choice, watcher, together);
        if (elsewhere) {
            Deals.swap(server.tables(), two.id, game -> dealt);
            compared++;
            windows += window(truth) ? 1 : 0;
            if (compared % 5 == 0) {
                assertThat(masked(two, view(two, watcher))).isEqualTo(masked(one, view(one, watcher)));
            }
        }
        choose(one, choice);
        boolean own = choice.seat() == watcher;
        if (own || !(together && elsewhere && choice.option().equals("decline"))) {
            choose(two, choice);
        }
        int now = together ? closed(one, two, version - 1) : version;
        List<coldwake.server.Stream.Message> heard = first.untilVersion(now);
        List<coldwake.server.Stream.Message> heardThere = second.untilVersion(now);
        if (now > version || together && own) {
            // What is written quickly one after the other may come in one message or in several.
            here.add(masked(one, view(one, watcher)));
            there.add(masked(two, view(two, watcher)));
        } else {
            heard.forEach(m -> here.add(masked(one, m.text())));
            heardThere.forEach(m -> there.add(masked(two, m.text())));
        }
        if (elsewhere) {
            Game after = Deals.copy(server.tables(), one.id);
            Deals.swap(server.tables(), two.id, game -> after);
        }
        return now;
    }

    /** Waits for the end of a window; until then nothing has happened. Returns the version after it. */
    private int closed(TestTable one, TestTable two, int before) throws InterruptedException {
        int scope = Deals.copy(server.tables(), one.id).window();
        clock.pass(Duration.ofSeconds(REACTION_SECONDS).minusMillis(1));
        server.lookAtWindows();
        assertThat(version(one)).as("nothing before the end of the window").isEqualTo(before);
        assertThat(version(two)).isEqualTo(before);
        clock.pass(Duration.ofMillis(1));
        // The timer of the server looks, too: whoever comes first closes the window.
        for (int k = 0; k < 4_000 && (isOpen(one, scope) || isOpen(two, scope)); k++) {
            server.lookAtWindows();
            Thread.sleep(1);
        }
        int after = version(one);
        assertThat(after).isGreaterThan(before);
        assertThat(version(two)).isEqualTo(after);
        return after;
    }

    private boolean isOpen(TestTable table, int scope) {
        Game game = Deals.copy(server.tables(), table.id);
        return !game.over() && game.window() == scope;
    }

    private int version(TestTable table) {
        return server.tables().read(table.id, Table::version);
    }

    private static boolean window(Game game) {
        return game.state().agenda().top() instanceof Step.ChooseReaction
                || game.state().agenda().top() instanceof Step.ChooseDefence
                || game.state().agenda().top() instanceof Step.ChooseConsent;
    }

    /** Whether a choice, and the end of a window that comes with it, can be made and turns up nothing the watcher sees. */
    private static boolean quiet(Game game, Choice choice, int watcher, boolean together) {
        if ((game.asked() & 1 << choice.seat()) == 0
                || !OptionIds.of(game.state(), game.options(choice.seat())).contains(choice.option())) {
            return false;
        }
        GameState before = game.copy().state();
        List<GameEvent> news = new ArrayList<>();
        game.listen(event -> {
            if (Visibility.seesEvent(before, event, watcher) && (event.reveals() || turnsUp(before, event, watcher))) {
                news.add(event);
            }
        });
        int scope = game.window();
        game.choose(choice);
        while (together && !game.over() && game.window() == scope) {
            game.choose(new Choice(game.state().decisionNumber(), game.toAct(), "decline"));
        }
        return news.isEmpty();
    }

    /** Whether an event names a card that the watcher did not know, as when a card is paid. */
    private static boolean turnsUp(GameState before, GameEvent event, int watcher) {
        for (RecordComponent part : event.getClass().getRecordComponents()) {
            try {
                if (part.getAccessor().invoke(event) instanceof GameEvent.Card card
                        && !Visibility.sees(before, watcher, card.piece())) {
                    return true;
                }
            } catch (ReflectiveOperationException e) {
                throw new LinkageError("an event hides its component", e);
            }
        }
        return false;
    }

    private void choose(TestTable table, Choice choice) {
        Client.Answer answer =
                client.choose(table.id, table.tokens.get(choice.seat()), choice.number(), choice.option());
        assertThat(answer.status()).as("%s", answer.body()).isEqualTo(200);
    }

    private String view(TestTable table, int watcher) {
        return client.view(table.id, watcher == Audience.SPECTATOR ? "" : table.tokens.get(watcher))
                .toString();
    }

    private coldwake.server.Stream stream(TestTable table, int watcher) {
        String token = watcher == Audience.SPECTATOR ? "" : table.tokens.get(watcher);
        return coldwake.server.Stream.open(server.port(), table.id, token, "", "");
    }

    /** Without what tells two tables apart: their names, and in the end their seeds. */
    private String masked(TestTable table, String text) {
        return server.tables().read(table.id, t -> {
            var started = t.started();
            String plain = text.replace(t.id(), "ID").replace(t.commitment(), "COMMITMENT");
            return started == null
                    ? plain
                    : plain.replace(started.secret(), "SECRET").replace(started.seed(), "SEED");
        });
    }
}
