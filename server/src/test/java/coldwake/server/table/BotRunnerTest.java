package coldwake.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import coldwake.server.ServerOptions;
import coldwake.server.store.Store;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Bots share a few threads, and nobody waits for the thoughts of a bot at another table. */
class BotRunnerTest {
    private static final int SEARCHES = 2;

    private Store store;
    private Tables tables;
    private BotRunner bots;
    private final CountDownLatch mayAnswer = new CountDownLatch(1);
    private final List<String> thoughts = new CopyOnWriteArrayList<>();

    @BeforeEach
    void open() {
        store = Store.open(ServerOptions.IN_MEMORY, false);
        tables = new Tables(store, Clock.systemUTC(), 100);
    }

    @AfterEach
    void close() {
        mayAnswer.countDown();
        bots.close();
        tables.close();
        store.close();
    }

    private void run(int searches) {
        bots = new BotRunner(tables, 0, id -> true, searches, this::think);
    }

    /** A search that takes for ever, until it is let go. */
    private Entry.Chosen think(BotRunner.Turn turn) {
        if (turn.level().equals("hard")) {
            thoughts.add(turn.table());
            waitUntilItMayAnswer();
            String first = OptionIds.of(turn.game().state(), turn.game().options(turn.seat()))
                    .getFirst();
            return new Entry.Chosen(turn.seat(), turn.number(), first, "random");
        }
        return BotRunner.choice(turn);
    }

    private void waitUntilItMayAnswer() {
        try {
            mayAnswer.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A table with bots, and a person on the first chair if there is one. */
    private String table(boolean person, String... levels) {
        String id = tables.create("test", GameSetup.standard(levels.length + (person ? 1 : 0)), false, null);
        int seat = 0;
        if (person) {
            tables.seats().take(id, seat++, "Ada", "token-" + id, null, null);
        }
        for (String level : levels) {
            tables.seats().bot(id, seat++, level);
        }
        tables.draws().start(id);
        return id;
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        for (int k = 0; k < 4_000 && !condition.getAsBoolean(); k++) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    private boolean asked(String id) {
        return tables.peek(id, t -> (t.waitedFor() & 1) != 0);
    }

    /** While every search goes on for ever at other tables, a person plays against quick bots as if alone. */
    @Test
    void nobodyWaitsForASearchAtAnotherTable() throws InterruptedException {
        run(SEARCHES);
        List<String> slow = new ArrayList<>();
        for (int k = 0; k < 20; k++) {
            slow.add(table(k % 2 == 0, "hard", "hard"));
        }
        await(() -> thoughts.size() == SEARCHES);
        assertThat(bots.waiting()).isGreaterThan(5);
        List<Integer> versions = versions(slow);
        String mine = table(true, "normal", "random");
        int answered = 0;
        for (int k = 0; k < 15; k++) {
            await(() -> asked(mine) || over(mine));
            if (!over(mine)) {
                Entry.Chosen choice = tables.read(
                        mine,
                        t -> new Entry.Chosen(
                                0,
                                t.running().state().decisionNumber(),
                                OptionIds.of(t.running().state(), t.running().options(0))
                                        .getFirst(),
                                null));
                tables.moves().choose(mine, "c" + k, 0, choice.number(), choice.option());
                answered++;
            }
        }
        assertThat(answered).isGreaterThan(5);
        assertThat(thoughts).as("searches begun all the while").hasSize(SEARCHES);
        assertThat(versions(slow)).isEqualTo(versions);
    }

    private boolean over(String id) {
        return tables.peek(id, Table::over);
    }

    private List<Integer> versions(List<String> ids) {
        return ids.stream().map(id -> tables.<Integer>peek(id, Table::version)).toList();
    }

    /** Tables with people come first, and every table thinks once before any thinks again. */
    @Test
    void searchesTakeTurnsAndPeopleComeFirst() throws InterruptedException {
        run(1);
        String first = table(false, "hard", "hard");
        await(() -> thoughts.size() == 1);
        List<String> alone = new ArrayList<>();
        List<String> withPeople = new ArrayList<>();
        for (int k = 0; k < 5; k++) {
            alone.add(table(false, "hard", "hard"));
        }
        while (withPeople.size() < 3) {
            String id = table(true, "hard", "hard");
            if (tables.peek(id, t -> t.running().asked() & ~1) != 0) {
                withPeople.add(id);
            }
        }
        mayAnswer.countDown();
        await(() -> thoughts.containsAll(alone));
        // The bots think on while we look; a part of a list that grows cannot be read.
        List<String> soFar = List.copyOf(thoughts);
        assertThat(soFar.getFirst()).isEqualTo(first);
        Set<String> next = new TreeSet<>(soFar.subList(1, 4));
        assertThat(next).isEqualTo(new TreeSet<>(withPeople));
        List<String> others = soFar.stream().filter(alone::contains).toList();
        assertThat(others.subList(0, alone.size())).isEqualTo(alone);
    }

    // ---------------------------------------------------------------- what a bot thought about

    /** If a person takes a choice back while a bot thinks, and chooses again, the bot thinks again, too. */
    @Test
    void aBotDoesNotAnswerWhatWasTakenBack() throws InterruptedException {
        AtomicBoolean slow = new AtomicBoolean();
        List<Integer> versions = new CopyOnWriteArrayList<>();
        bots = new BotRunner(tables, 0, id -> true, 1, turn -> {
            versions.add(turn.version());
            if (slow.get()) {
                waitUntilItMayAnswer();
            }
            return BotRunner.choice(turn);
        });
        String id = table(true, "normal");
        await(() -> asked(id));
        while (handingOver(id).isEmpty()) {
            choose(id, options(id).getFirst());
            await(() -> asked(id));
        }
        slow.set(true);
        String choice = handingOver(id).getFirst();
        int first = choose(id, choice);
        await(() -> versions.contains(first));
        tables.undos().undo(id, "undo", 0, null);
        int second = choose(id, choice);
        mayAnswer.countDown();
        await(() -> tables.peek(id, Table::version) > second);
        assertThat(versions).contains(second);
    }

    /** Who foresees what the command of a bot will be called cannot take it away. */
    @Test
    void aPersonCannotUseUpTheCommandOfABot() throws InterruptedException {
        run(1);
        String id = table(true, "normal");
        await(() -> asked(id));
        while (leadingTo(id, 1).isEmpty()) {
            choose(id, options(id).getFirst());
            await(() -> asked(id));
        }
        int number = tables.peek(id, t -> t.running().state().decisionNumber());
        int version = tables.peek(id, Table::version);
        String foreseen = "bot-" + (number + 1) + "-" + (version + 2);
        tables.moves().choose(id, foreseen, 0, number, leadingTo(id, 1).getFirst());
        int standIn = tables.seats().wantStandIn(id, 0, "normal");
        assertThat(standIn).isEqualTo(version + 2);
        await(() -> tables.peek(id, Table::version) > standIn);
    }

    /** A node gets its lease back, and looks at its tables, just when a bot there was told that it may not move. */
    @Test
    void aBotThatIsCalledWhileItIsSentAwayMoves() throws InterruptedException {
        AtomicBoolean mine = new AtomicBoolean();
        bots = new BotRunner(
                tables,
                0,
                id -> {
                    boolean before = mine.getAndSet(true);
                    if (!before) {
                        bots.wake(id);
                    }
                    return before;
                },
                1,
                BotRunner::choice);
        String id = table(false, "random", "random");
        int started = tables.peek(id, Table::version);
        await(() -> tables.peek(id, Table::version) > started);
    }

    /** A seat that is given to a searching bot while a quick one waits for its thread does not keep quick ones waiting. */
    @Test
    void aSearchNeverRunsWhereQuickBotsThink() throws InterruptedException {
        List<String> threads = new CopyOnWriteArrayList<>();
        AtomicBoolean first = new AtomicBoolean();
        bots = new BotRunner(
                tables,
                0,
                id -> {
                    if (first.getAndSet(false)) {
                        tables.seats().wantStandIn(id, 0, "hard");
                    }
                    return true;
                },
                1,
                turn -> {
                    if (turn.level().equals("hard")) {
                        threads.add(Thread.currentThread().getName());
                        waitUntilItMayAnswer();
                    }
                    return BotRunner.choice(turn);
                });
        String id = table(true, "random");
        await(() -> asked(id));
        first.set(true);
        tables.seats().wantStandIn(id, 0, "random");
        await(() -> !threads.isEmpty());
        assertThat(threads).allMatch(thread -> thread.startsWith("search"));
    }

    /** What a bot leaves to chance and what it knows at once takes as long as anything else. */
    @Test
    void aBotThatKnowsAtOnceTakesItsTime() throws InterruptedException {
        int pace = 400;
        bots = new BotRunner(tables, pace, id -> true, 1, BotRunner::choice);
        long before = System.nanoTime();
        String id = table(false, "random", "random");
        int started = tables.peek(id, Table::version);
        await(() -> tables.peek(id, Table::version) > started);
        assertThat(System.nanoTime() - before).isGreaterThan(TimeUnit.MILLISECONDS.toNanos(pace / 2));
    }

    private List<String> options(String id) {
        return tables.peek(
                id, t -> OptionIds.of(t.running().state(), t.running().options(0)));
    }

    private int choose(String id, String option) {
        int number = tables.peek(id, t -> t.running().state().decisionNumber());
        return tables.moves().choose(id, "c" + System.nanoTime(), 0, number, option);
    }

    /** Answers of the person after which only the bot is asked. */
    private List<String> handingOver(String id) {
        return leadingTo(id, 2);
    }

    /** Answers of the person after which just these seats are asked. */
    private List<String> leadingTo(String id, int asked) {
        Game game = tables.peek(id, t -> t.running().copy());
        return options(id).stream()
                .filter(option -> {
                    Game trial = game.copy();
                    trial.choose(new Choice(game.state().decisionNumber(), 0, option));
                    return trial.asked() == asked;
                })
                .toList();
    }
}
