package coldwake.server.table;

import coldwake.engine.setup.GameSetup;
import coldwake.server.store.Results;
import coldwake.server.store.Store;
import coldwake.server.table.LoadedTables.Decided;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * All tables of a node. A command is decided on the newest record and appended at the next number; if another node was
 * faster, it is decided again. Any node can serve any table.
 */
public final class Tables implements AutoCloseable {
    static final int MAX_CHAT = 500;
    /** Of one seat, and of all spectators together: nobody uses up the lines of others. */
    static final int MAX_CHAT_LINES = 2_000;
    /** Entries beside the game that one seat can make, so that nobody fills the record of a table alone. */
    static final int MAX_GESTURES = 1_000;

    static final int MAX_NAME = 40;
    static final int MAX_TITLE = 60;
    private static final int LISTED = 50;
    private static final int LISTED_OF_ONE = 5;
    private static final long LISTED_MILLIS = TimeUnit.DAYS.toMillis(7);
    private static final long UNPLAYED_MILLIS = TimeUnit.DAYS.toMillis(30);
    private static final int EXPIRED_AT_ONCE = 1_000;
    private static final int MOST_TURN_SECONDS = 30 * 24 * 3600;
    private static final int MOST_HOURGLASS_SECONDS = 3600;

    private final Store store;
    private final Clock clock;
    private final int maxTables;
    private final LoadedTables loadedTables;
    private final Results results;
    private final Moves moves;
    private final TableFiles files;
    private final Draws draws = new Draws(this);
    private final Undos undos = new Undos(this);
    private final Seats seats = new Seats(this);
    private final Consents consents = new Consents(this);
    private final Host host = new Host(this);
    private final LessonTables lessons = new LessonTables(this);
    private volatile long servesSince;

    public Tables(Store store, Clock clock, int maxTables) {
        this(store, clock, maxTables, 0);
    }

    /** @param reactionSeconds how long windows for reactions are open, or 0 to leave them to whoever is asked */
    public Tables(Store store, Clock clock, int maxTables, int reactionSeconds) {
        this.store = store;
        this.clock = clock;
        this.maxTables = maxTables;
        loadedTables = new LoadedTables(store, clock, reactionSeconds);
        results = store.results();
        moves = new Moves(this, loadedTables, results, reactionSeconds);
        files = new TableFiles(this, store, loadedTables);
        servesSince = clock.millis();
    }

    public Store store() {
        return store;
    }

    /** Calls back with the id of every table that changed on this node. */
    public void watch(Consumer<String> watcher) {
        loadedTables.watch(watcher);
    }

    /** Calls back with every table that this node wrote to, and no other, while it is locked: be quick. */
    public void watchWrites(Consumer<Table> writer) {
        loadedTables.watchWrites(writer);
    }

    /** How games ended. */
    public Results results() {
        return results;
    }

    /** Tables for lessons. */
    public LessonTables lessons() {
        return lessons;
    }

    /** The choices of games. */
    public Moves moves() {
        return moves;
    }

    /** How choices are taken back. */
    public Undos undos() {
        return undos;
    }

    /** How games start. */
    public Draws draws() {
        return draws;
    }

    /** Tables as files. */
    public TableFiles files() {
        return files;
    }

    /** Who sits where. */
    public Seats seats() {
        return seats;
    }

    /** What everybody must agree to. */
    public Consents consents() {
        return consents;
    }

    /** What whoever opened a table can do. */
    public Host host() {
        return host;
    }

    /** The time by which this node goes. */
    public long now() {
        return clock.millis();
    }

    /** Before this time this node was not there, or could not reach the database: whoever was asked could not answer. */
    public void serveSince(long millis) {
        servesSince = millis;
    }

    /** Since when people could answer here without a break. */
    long servesSince() {
        return servesSince;
    }

    // ---------------------------------------------------------------- reading

    /** Reads something of a table, brought up to date first. */
    public <T> T read(String id, Function<Table, T> reader) {
        return loadedTables.read(id, reader);
    }

    /** Reads something of a table as this node knows it, without asking the database. */
    public <T> T peek(String id, Function<Table, T> reader) {
        return loadedTables.peek(id, reader);
    }

    /** Catches up with another node at a table in memory. Notifies watchers if there was something new. */
    public void refresh(String id, int seq) {
        loadedTables.refresh(id, seq);
    }

    /** Ids of the tables in memory. */
    public List<String> inMemory() {
        return loadedTables.inMemory();
    }

    public boolean isInMemory(String id) {
        return loadedTables.isInMemory(id);
    }

    /** Forgets tables that nobody used for a while. */
    public void evict(long idleMillis, Predicate<String> inUse) {
        loadedTables.evict(idleMillis, inUse);
    }

    @Override
    public void close() {
        loadedTables.close();
    }

    /** Listed tables for everybody to see, newest first; whoever opens many hides nobody else's. */
    public List<Store.Listing> listed() {
        return store.lobby().newest(clock.millis() - LISTED_MILLIS, LISTED_OF_ONE, LISTED);
    }

    /** Removes tables at which nobody ever played and nothing has happened for long. Returns how many. */
    public int expire() {
        int gone = 0;
        for (String id : store.lobby().unplayed(clock.millis() - UNPLAYED_MILLIS, EXPIRED_AT_ONCE)) {
            if (!isInMemory(id)) {
                store.lobby().forget(id);
                gone++;
            }
        }
        return gone;
    }

    // ---------------------------------------------------------------- commands

    /** Decides on the newest state what to append; nothing to append is an answer too. */
    @FunctionalInterface
    interface Decider {
        @Nullable Entry decide(Table table);
    }

    /** Carries a command out once, whatever else happens. Answers the version of the table afterwards. */
    int command(String id, String commandId, Decider decider) {
        return loadedTables.command(id, commandId, table -> {
            Entry entry = decider.decide(table);
            checkGestures(table, entry);
            return entry == null ? null : new Decided(entry, entry instanceof Entry.Started ? "running" : null);
        });
    }

    private static void checkGestures(Table table, @Nullable Entry entry) {
        int by = entry == null ? -1 : entry.gestureOf();
        if (by >= 0 && table.gesturesOf(by) >= MAX_GESTURES) {
            throw new TableException(
                    "too-often", "This seat has changed its mind too often; it can still play and talk.");
        }
    }

    /** Opens a table. Answers its id. */
    public String create(String title, GameSetup setup, boolean listed, @Nullable Integer turnSeconds) {
        return create(title, setup, listed, turnSeconds, null);
    }

    /** Opens a table with an hourglass that runs for some time. Answers its id. */
    public String create(
            String title,
            GameSetup setup,
            boolean listed,
            @Nullable Integer turnSeconds,
            @Nullable Integer hourglassSeconds) {
        Entry.Created created = new Entry.Created(title, setup, listed, turnSeconds, hourglassSeconds, Tokens.create());
        return create(IdempotencyKey.anyhow(), created);
    }

    /** Opens a table, unless it was opened before when the same was asked for. Returns its id. */
    public String create(IdempotencyKey once, Entry.Created wanted) {
        GameSetup setup = wanted.setup();
        RulesetCache.of(setup);
        checkClock(wanted.turnSeconds());
        checkHourglass(wanted.hourglassSeconds());
        Entry.Created created = wanted.titled(CleanText.clean(wanted.title(), MAX_TITLE));
        String id = once.table();
        if (!store.exists(id)) {
            checkRoom();
            store.createTable(id, created.title(), created.listed(), clock.millis());
        }
        command(id, once.opening(), table -> {
            if (table.version() > 0) {
                throw IdempotencyKey.usedOtherwise();
            }
            return created;
        });
        return id;
    }

    static void checkClock(@Nullable Integer turnSeconds) {
        if (turnSeconds != null && (turnSeconds < 1 || turnSeconds > MOST_TURN_SECONDS)) {
            throw new TableException(
                    "impossible-clock", "A clock takes 1 to " + MOST_TURN_SECONDS + " seconds for an answer.");
        }
    }

    static void checkHourglass(@Nullable Integer seconds) {
        if (seconds != null && (seconds < 1 || seconds > MOST_HOURGLASS_SECONDS)) {
            throw new TableException(
                    "impossible-hourglass",
                    "The sand of the hourglass runs 1 to " + MOST_HOURGLASS_SECONDS + " seconds.");
        }
    }

    void checkRoom() {
        if (store.countTables() >= maxTables) {
            throw new TableException("too-many-tables", "This server holds as many tables as it can.");
        }
    }

    public int say(String id, String commandId, int seat, String name, List<Integer> to, String text) {
        String line = CleanText.clean(text, MAX_CHAT);
        if (line.isEmpty()) {
            throw new TableException("empty-text", "There is nothing to say.");
        }
        return command(id, (seat < 0 ? "w-" : "s-" + seat + "-") + commandId, table -> {
            to.forEach(other -> Seats.require(table, other));
            if (seat < 0 ? table.spectatorsMuted() : table.seats().get(seat).muted()) {
                throw new TableException("muted", "Whoever opened this table has asked for quiet here.");
            }
            if (table.linesOf(seat) >= MAX_CHAT_LINES) {
                throw new TableException(
                        "too-much-chat",
                        seat < 0 ? "The spectators have said all they may say." : "This seat has said all it may say.");
            }
            return new Entry.Said(seat, CleanText.clean(name, MAX_NAME), List.copyOf(to), line);
        });
    }

    /** A name as it is shown to others; empty if nothing of it can be seen. */
    public static String visibleName(String name) {
        return CleanText.clean(name, MAX_NAME);
    }

    /** The entry that a command made. */
    Optional<Entry> entryOf(String id, String commandId) {
        return loadedTables.find(id, commandId);
    }

    /** Every entry of a record. */
    public List<Entry> record(String id) {
        return loadedTables.record(id).stream().map(Export.Line::entry).toList();
    }
}
