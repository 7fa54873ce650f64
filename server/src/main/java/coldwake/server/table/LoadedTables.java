package coldwake.server.table;

import coldwake.content.save.SnapshotJson;
import coldwake.server.store.Quietly;
import coldwake.server.store.Store;
import coldwake.server.store.Store.Append;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/**
 * The tables in memory. Each is loaded from its newest snapshot and the entries after it, kept while it is used, and
 * brought up to date before anything is decided at it.
 */
final class LoadedTables implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(LoadedTables.class);
    private static final int MAX_ATTEMPTS = 20;
    private static final int SNAPSHOT_EVERY = 20;
    private static final int MOST_WAIT_SECONDS = 5;
    /** Many times a long game with all that can be said at it. */
    private static final int MOST_ENTRIES = 50_000;

    private final Store store;
    private final Clock clock;
    private final int reactionSeconds;
    private final JsonMapper json =
            JsonMapper.builder().addModule(SnapshotJson.module()).build();
    private final Map<String, Loaded> loaded = new ConcurrentHashMap<>();
    private final List<Consumer<String>> watchers = new CopyOnWriteArrayList<>();
    private final List<Consumer<Table>> writers = new CopyOnWriteArrayList<>();
    private final ExecutorService snapshots = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("snapshots").factory());
    private final Loaders loaders = new Loaders();

    /** A table in memory, with the lock that orders commands on this node. */
    private static final class Loaded {
        final String id;
        final ReentrantLock lock = new ReentrantLock();

        @Nullable Table table;

        volatile long usedNanos;
        int savedAt;
        boolean gone;

        Loaded(String id) {
            this.id = id;
        }

        Table table() {
            if (table == null) {
                throw new IllegalStateException("table " + id + " is not loaded yet");
            }
            return table;
        }

        /** Applies what is stored. If that fails half-way, the table is read again: what is stored counts. */
        void apply(Entry stored, long at) {
            try {
                table().apply(stored, at);
            } catch (RuntimeException e) {
                table = null;
                throw e;
            }
        }
    }

    /** What to append, and the state the table gets into by it, if another. */
    record Decided(Entry entry, @Nullable String state) {}

    /** Decides on the newest state what to append; nothing to append is an answer too. */
    @FunctionalInterface
    interface Decider {
        @Nullable Decided decide(Table table);
    }

    LoadedTables(Store store, Clock clock, int reactionSeconds) {
        this.store = store;
        this.clock = clock;
        this.reactionSeconds = reactionSeconds;
    }

    /** Calls back with every table this node wrote to, while it is locked. */
    void watchWrites(Consumer<Table> writer) {
        writers.add(writer);
    }

    void watch(Consumer<String> watcher) {
        watchers.add(watcher);
    }

    /** What was written is written, whatever one of the watchers makes of it; the others hear of it, too. */
    private void changed(String id) {
        for (Consumer<String> watcher : watchers) {
            try {
                watcher.accept(id);
            } catch (RuntimeException e) {
                LOG.warn("a change of table {} was not followed: {}", id, e.toString());
            }
        }
    }

    boolean isInMemory(String id) {
        return loaded.containsKey(id);
    }

    List<String> inMemory() {
        return List.copyOf(loaded.keySet());
    }

    // ---------------------------------------------------------------- reading

    /** Reads something of a table, brought up to date first. Watchers hear of what was new. */
    <T> T read(String id, Function<Table, T> reader) {
        boolean[] news = {false};
        try {
            return locked(id, entry -> {
                int before = entry.table().entries();
                catchUp(entry);
                news[0] = entry.table().entries() != before;
                return reader.apply(entry.table());
            });
        } finally {
            if (news[0]) {
                changed(id);
            }
        }
    }

    /** Reads something of a table as this node knows it, which is a moment ago if another node just wrote. */
    <T> T peek(String id, Function<Table, T> reader) {
        return locked(id, entry -> reader.apply(entry.table()));
    }

    /** Catches up with another node, which wrote entry {@code seq}, at a table in memory. */
    void refresh(String id, int seq) {
        if (loaded.containsKey(id) && peek(id, Table::entries) < seq) {
            read(id, Table::version);
        }
    }

    private <T> T locked(String id, Function<Loaded, T> work) {
        while (true) {
            Loaded entry = find(id);
            lock(entry);
            try {
                if (!entry.gone) {
                    entry.usedNanos = System.nanoTime();
                    if (entry.table == null) {
                        loaders.run(() -> load(entry));
                    }
                    return work.apply(entry);
                }
            } catch (Error e) {
                // Nobody knows how far it came; what is stored counts.
                entry.table = null;
                throw e;
            } finally {
                entry.lock.unlock();
            }
        }
    }

    /** Whoever has the table does not keep it for longer than this, unless the database hangs. */
    private static void lock(Loaded entry) {
        try {
            if (entry.lock.tryLock(MOST_WAIT_SECONDS, TimeUnit.SECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        throw busy();
    }

    private Loaded find(String id) {
        Loaded entry = loaded.get(id);
        if (entry != null) {
            return entry;
        }
        if (!store.exists(id)) {
            throw new TableException("no-such-table", "There is no table with this address.");
        }
        return loaded.computeIfAbsent(id, Loaded::new);
    }

    // ---------------------------------------------------------------- loading

    private record Line(int seq, Entry entry, long at) {}

    private List<Line> lines(String id, int after) {
        try {
            return store.read(id, after).stream()
                    .map(row -> new Line(row.seq(), json.readValue(row.body(), Entry.class), row.at()))
                    .toList();
        } catch (JacksonException e) {
            LOG.atWarn().addKeyValue("table", id).log("an entry cannot be read: {}", e.getOriginalMessage());
            throw newer();
        }
    }

    private void load(Loaded entry) {
        List<Line> lines = lines(entry.id, 0);
        int rulesChanged = lines.stream()
                .filter(line -> line.entry() instanceof Entry.RulesChanged)
                .mapToInt(Line::seq)
                .max()
                .orElse(0);
        Optional<Store.SavedState> snapshot = store.snapshot(entry.id);
        Table table = new Table(entry.id, reactionSeconds);
        if (snapshot.isPresent() && snapshot.get().seq() > rulesChanged) {
            entry.savedAt = snapshot.get().seq();
            table.restoreFrom(json.readValue(snapshot.get().body(), SavedTable.class));
        } else if (rulesChanged > 0) {
            table.playFrom(rulesChanged);
        }
        lines.forEach(line -> table.apply(line.entry(), line.at()));
        entry.table = table;
        try {
            adoptRules(entry);
            replaceBots(entry);
        } catch (RuntimeException e) {
            entry.table = null;
            throw e;
        }
    }

    private void catchUp(Loaded entry) {
        if (store.shared()) {
            catchUpNow(entry);
        }
    }

    /** Applies what others wrote. */
    private void applyNew(Loaded entry) {
        lines(entry.id, entry.table().entries()).forEach(line -> entry.apply(line.entry(), line.at()));
    }

    /** A table that has become too new for this node is forgotten, so that nobody goes on with what was before. */
    private void catchUpNow(Loaded entry) {
        try {
            applyNew(entry);
            adoptRules(entry);
        } catch (TableException e) {
            entry.table = null;
            throw e;
        }
    }

    /** A game of older rules goes on under those of now, and its record says so; never the other way. */
    private void adoptRules(Loaded entry) {
        Table table = entry.table();
        for (int attempt = 0; table.underOtherRules() && !table.over(); attempt++) {
            if (attempt == MAX_ATTEMPTS) {
                throw busy();
            }
            if (RulesetCache.newer(table.rulesVersion())) {
                throw newer();
            }
            Entry.RulesChanged adopted = table.adopt();
            LOG.atInfo()
                    .addKeyValue("table", entry.id)
                    .addKeyValue("from", adopted.from())
                    .addKeyValue("to", adopted.to())
                    .addKeyValue("choices", adopted.keep())
                    .log("a game goes on under other rules");
            String command = "rules-" + adopted.to() + "-" + table.entries();
            if (append(entry, command, new Decided(adopted, null)) != Append.DONE) {
                applyNew(entry);
            }
        }
    }

    /** Seats of bots that are no more are played by others, and the record says so. */
    private void replaceBots(Loaded entry) {
        Table table = entry.table();
        for (int attempt = 0; attempt < MAX_ATTEMPTS && !table.over(); attempt++) {
            Entry.BotReplaced replaced = table.retired();
            if (replaced == null) {
                return;
            }
            String command = "retired-" + replaced.seat() + "-" + replaced.level() + "-" + table.entries();
            if (append(entry, command, new Decided(replaced, null)) != Append.DONE) {
                catchUpNow(entry);
            }
        }
    }

    private static TableException newer() {
        return new TableException(
                "newer-version", "This table is played with a newer version than this server has; try another one.");
    }

    private static TableException busy() {
        return new TableException(TableException.BUSY, "The table is busy; please try again.");
    }

    // ---------------------------------------------------------------- commands

    /** Carries a command out once, whatever else happens. Answers the version of the table afterwards. */
    int command(String id, String commandId, Decider decider) {
        int[] before = {-1};
        int[] after = {-1};
        try {
            return locked(id, entry -> {
                before[0] = entry.table().entries();
                try {
                    return command(entry, commandId, decider);
                } finally {
                    Table table = entry.table;
                    after[0] = table == null ? -1 : table.entries();
                }
            });
        } finally {
            if (after[0] != before[0]) {
                changed(id);
            }
        }
    }

    private int command(Loaded entry, String commandId, Decider decider) {
        catchUp(entry);
        for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
            Decided decided = decide(entry, commandId, decider);
            if (decided == null || append(entry, commandId, decided) == Append.DONE) {
                return entry.table().version();
            }
            catchUpNow(entry);
            if (store.find(entry.id, commandId).isPresent()) {
                return entry.table().version();
            }
        }
        throw busy();
    }

    /** A command that was carried out before is no longer acceptable, and need not be. */
    private @Nullable Decided decide(Loaded entry, String commandId, Decider decider) {
        try {
            return decider.decide(entry.table());
        } catch (RuntimeException e) {
            if (store.find(entry.id, commandId).isPresent()) {
                return null;
            }
            throw e;
        }
    }

    private Append append(Loaded entry, String commandId, Decided decided) {
        Table table = entry.table();
        if (table.entries() >= MOST_ENTRIES) {
            throw new TableException("record-full", "The record of this table is full.");
        }
        long now = clock.millis();
        Store.Row row = new Store.Row(table.entries() + 1, commandId, json.writeValueAsString(decided.entry()), now);
        Append outcome = store.append(entry.id, row, decided.state());
        if (outcome == Append.DONE) {
            entry.apply(decided.entry(), now);
            if (decided.state() != null) {
                LOG.atInfo()
                        .addKeyValue("table", entry.id)
                        .addKeyValue("entry", table.entries())
                        .log("a game is {}", decided.state());
            }
            writers.forEach(w -> w.accept(table));
            if (worthASnapshot(table, decided)) {
                saveLater(entry);
            }
        }
        return outcome;
    }

    // ---------------------------------------------------------------- snapshots

    private static boolean worthASnapshot(Table table, Decided decided) {
        return switch (decided.entry()) {
            case Entry.Started started -> true;
            case Entry.Undone undone -> true;
            case Entry.RulesChanged changed -> true;
            case Entry.Chosen chosen -> table.over() || table.choices().size() % SNAPSHOT_EVERY == 0;
            default -> false;
        };
    }

    private void saveLater(Loaded entry) {
        SavedTable.Taken saved = entry.table().save();
        if (saved != null && saved.seq() > entry.savedAt) {
            entry.savedAt = saved.seq();
            snapshots.execute(() -> {
                try {
                    String body = json.writeValueAsString(saved.write());
                    store.saveSnapshot(entry.id, new Store.SavedState(saved.seq(), saved.rules(), body));
                } catch (RuntimeException e) {
                    LOG.warn("no snapshot of table {}: {}", entry.id, e.getMessage());
                }
            });
        }
    }

    /** Forgets tables that nobody used for a while; they are loaded again when somebody does. */
    void evict(long idleMillis, Predicate<String> inUse) {
        long oldest = System.nanoTime() - TimeUnit.MILLISECONDS.toNanos(idleMillis);
        for (Loaded entry : List.copyOf(loaded.values())) {
            if (entry.usedNanos - oldest < 0 && !inUse.test(entry.id) && entry.lock.tryLock()) {
                try {
                    if (entry.table != null) {
                        saveLater(entry);
                    }
                    entry.gone = true;
                    loaded.remove(entry.id);
                } finally {
                    entry.lock.unlock();
                }
            }
        }
    }

    /** The entry that a command made, if it was carried out. */
    Optional<Entry> find(String id, String commandId) {
        return store.find(id, commandId).map(row -> json.readValue(row.body(), Entry.class));
    }

    /** Every entry of a record, and when it was made. */
    List<Export.Line> record(String id) {
        return lines(id, 0).stream()
                .map(line -> new Export.Line(line.at(), line.entry()))
                .toList();
    }

    /** Writes a new table with its whole record. */
    void write(String id, String title, List<Export.Line> record, String opening, String state) {
        List<Store.Row> rows = new ArrayList<>();
        for (Export.Line line : record) {
            String body = json.writeValueAsString(line.entry());
            String command = rows.isEmpty() ? opening : "import-" + rows.size();
            rows.add(new Store.Row(rows.size() + 1, command, body, line.at()));
        }
        store.createTable(id, title, state, clock.millis(), rows);
    }

    /** Keeps a snapshot of every table, so that the next start, and other rules, find the newest state. */
    @Override
    public void close() {
        evict(-1, id -> false);
        loaders.close();
        Quietly.stop(snapshots);
    }
}
