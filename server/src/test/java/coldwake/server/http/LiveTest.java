package coldwake.server.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.content.text.Language;
import coldwake.engine.decision.Choice;
import coldwake.engine.event.Audience;
import coldwake.engine.setup.GameSetup;
import coldwake.server.ServerOptions;
import coldwake.server.store.Store;
import coldwake.server.table.Deals;
import coldwake.server.table.Table;
import coldwake.server.table.Tables;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** Streams, however slow their clients are. */
class LiveTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private Store store;
    private Tables tables;
    private Live live;
    private String table;

    @BeforeEach
    void open() {
        store = Store.open(ServerOptions.IN_MEMORY, false);
        tables = new Tables(store, Clock.systemUTC(), 10);
        live = new Live(tables, JSON, Clock.systemUTC(), new Quota(10, 5, 3, 2, 100, 100, false));
        table = tables.create("test", GameSetup.standard(2), false, null);
    }

    @AfterEach
    void close() {
        live.close();
        tables.close();
        store.close();
    }

    /** A client that takes what it gets once it is let. */
    private static final class Client implements Subscriber.Line {
        final List<String> got = new CopyOnWriteArrayList<>();
        final CountDownLatch reads;
        volatile boolean cut;
        volatile boolean waits;

        Client(boolean reads) {
            this.reads = new CountDownLatch(reads ? 0 : 1);
        }

        @Override
        public void send(int id, byte[] json) {
            try {
                waits = true;
                reads.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            if (cut) {
                throw new IllegalStateException("cut");
            }
            got.add(new String(json, StandardCharsets.UTF_8));
        }

        @Override
        public void heartbeat() {
            send(0, "alive".getBytes(StandardCharsets.UTF_8));
        }

        @Override
        public void cut() {
            cut = true;
            reads.countDown();
        }
    }

    private static Viewer viewer(int seat) {
        return new Viewer(seat, seat, Language.of("en"), null);
    }

    private Client subscribe(int seat, String address, boolean reads) {
        Client client = new Client(reads);
        live.subscribe(table, viewer(seat), 0, address, client);
        return client;
    }

    private void say(int count) {
        for (int k = 0; k < count; k++) {
            tables.say(table, "c" + k + System.nanoTime(), -1, "Eve", List.of(), "line " + k);
        }
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        for (int k = 0; k < 1_000 && !condition.getAsBoolean(); k++) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        assertThat(condition.getAsBoolean()).isTrue();
    }

    @Test
    void whatASlowClientMissesComesInOneMessage() throws InterruptedException {
        Client slow = subscribe(Audience.SPECTATOR, "a", false);
        say(50);
        slow.reads.countDown();
        await(() -> slow.got.toString().contains("line 49"));
        assertThat(slow.got).hasSizeLessThanOrEqualTo(3);
        assertThat(slow.got.getFirst()).startsWith("{\"type\":\"snapshot\"");
        assertThat(JSON.readTree(slow.got.getLast()).path("version").asInt()).isEqualTo(51);
    }

    @Test
    void aClientThatTakesNothingIsCutOffAndTheOthersGoOn() throws InterruptedException {
        Client stuck = subscribe(0, "a", false);
        Client quick = subscribe(1, "b", true);
        say(1);
        await(() -> quick.got.toString().contains("connected\":true"));
        TimeUnit.MILLISECONDS.sleep(30);
        live.heartbeat(TimeUnit.MILLISECONDS.toNanos(20));
        assertThat(stuck.cut).isTrue();
        assertThat(quick.cut).isFalse();
        await(() -> {
            live.heartbeat();
            return quick.got.contains("alive");
        });
        assertThat(live.connections()).isEqualTo(1);
    }

    /** As many choices as before, but others: lines of the log that were sent no longer hold. */
    @Test
    void whoMissedThatChoicesWereTakenBackAndMadeAgainIsToldEverything() throws InterruptedException {
        String game = tables.create("game", GameSetup.standard(2), false, null);
        tables.seats().take(game, 0, "Ada", "ada", null, null);
        tables.seats().take(game, 1, "Ben", "ben", null, null);
        tables.draws().start(game);
        choose(game, 6);
        Client slow = new Client(false);
        live.subscribe(game, viewer(Audience.SPECTATOR), 0, "a", slow);
        await(() -> slow.waits);
        tables.undos().undo(game, "undo", 0, 2);
        tables.undos().answerUndo(game, 1, true, null);
        choose(game, 4);
        slow.reads.countDown();
        await(() -> slow.got.size() == 2);
        assertThat(slow.got.getLast()).startsWith("{\"type\":\"snapshot\"");
    }

    /** Takes the first option of whoever is asked, some times. */
    private void choose(String game, int times) {
        for (int k = 0; k < times; k++) {
            String command = "c" + System.nanoTime();
            Choice choice = Deals.bots(Deals.copy(tables, game), "random");
            tables.moves().choose(game, command, choice.seat(), choice.number(), choice.option());
        }
    }

    // ---------------------------------------------------------------- work that takes long

    /** A clock that notes which threads look at it: whoever writes the clock of a table does. */
    private static final class Watched extends Clock {
        final List<String> threads = new CopyOnWriteArrayList<>();

        @Override
        public ZoneId getZone() {
            return ZoneOffset.UTC;
        }

        @Override
        public Clock withZone(ZoneId zone) {
            return this;
        }

        @Override
        public Instant instant() {
            threads.add(Thread.currentThread().getName());
            return Instant.now();
        }
    }

    /** A game of two people with a clock. */
    private String timedGame() {
        String game = tables.create("game", GameSetup.standard(2), false, 600);
        tables.seats().take(game, 0, "Ada", "ada", null, null);
        tables.seats().take(game, 1, "Ben", "ben", null, null);
        tables.draws().start(game);
        return game;
    }

    @Test
    void whatTakesLongIsWrittenOnThreadsOfItsOwn() throws InterruptedException {
        Watched clock = new Watched();
        String game = timedGame();
        choose(game, 5);
        try (Live watched = new Live(tables, JSON, clock, Quota.GENEROUS)) {
            for (int since : new int[] {0, 5}) {
                Client client = new Client(true);
                watched.subscribe(game, viewer(Audience.SPECTATOR), since, "a", client);
                await(() -> !client.got.isEmpty());
            }
            assertThat(clock.threads).isNotEmpty().anyMatch(name -> name.startsWith("views-"));
            assertThat(clock.threads.getFirst()).startsWith("views-");
            clock.threads.clear();
            choose(game, 1);
            await(() -> !clock.threads.isEmpty());
            assertThat(clock.threads)
                    .as("an update waits for nobody's view")
                    .noneMatch(name -> name.startsWith("views-"));
        }
    }

    /** Everything that takes long is busy with one table, and more of it waits: choices at another are taken. */
    @Test
    void choicesDoNotWaitForWhatTakesLong() throws Exception {
        String game = timedGame();
        CountDownLatch end = new CountDownLatch(1);
        try (ExecutorService people = Executors.newVirtualThreadPerTaskExecutor();
                Live busy = new Live(tables, JSON, Clock.systemUTC(), Quota.GENEROUS)) {
            List<Future<?>> waiting = new ArrayList<>();
            for (int k = 0; k < 200; k++) {
                waiting.add(people.submit(() -> busy.whole("a", () -> {
                    try {
                        return end.await(60, TimeUnit.SECONDS);
                    } catch (InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                })));
            }
            Client client = new Client(true);
            Future<?> stream = people.submit(() -> busy.subscribe(game, viewer(Audience.SPECTATOR), 0, "a", client));
            int before = tables.peek(game, Table::version);
            Future<?> choices = people.submit(() -> choose(game, 10));
            choices.get(30, TimeUnit.SECONDS);
            assertThat(tables.<Integer>peek(game, Table::version)).isEqualTo(before + 10);
            assertThat(client.got).isEmpty();
            assertThat(waiting).noneMatch(Future::isDone);
            end.countDown();
            stream.get(30, TimeUnit.SECONDS);
            await(() -> !client.got.isEmpty());
        }
    }

    @Test
    void everybodySeesWhoComesAndGoes() throws InterruptedException {
        Client first = subscribe(0, "a", true);
        await(() -> first.got.size() == 1);
        Client second = new Client(true);
        Subscriber leaving = live.subscribe(table, viewer(1), 0, "b", second);
        // The snapshot says it as well, of the first: only the update tells of the second.
        await(() -> first.got.size() == 2 && first.got.getLast().contains("\"connected\":true"));
        live.unsubscribe(leaving);
        await(() -> first.got.getLast().contains("\"connected\":false"));
    }

    @Test
    void streamsAreLimitedBySeatByAddressAndInAll() {
        subscribe(0, "a", true);
        subscribe(0, "a", true);
        assertThatThrownBy(() -> subscribe(0, "c", true)).hasMessageContaining("seat");
        subscribe(1, "a", true);
        assertThatThrownBy(() -> subscribe(1, "a", true)).hasMessageContaining("address");
        subscribe(1, "b", true);
        subscribe(Audience.SPECTATOR, "b", true);
        assertThatThrownBy(() -> subscribe(Audience.SPECTATOR, "c", true)).hasMessageContaining("full");
        assertThat(live.connections()).isEqualTo(5);
    }
}
