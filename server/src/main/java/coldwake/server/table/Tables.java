package coldwake.server.table;

import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.setup.GameSetup;
import coldwake.server.store.Store;
import coldwake.server.store.Store.Append;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;

/**
 * All tables of a node. A command is decided on the newest record and appended at the next number; if another node was
 * faster, it is decided again. Any node can serve any table.
 */
public final class Tables {
    private static final int MAX_ATTEMPTS = 20;
    private static final int MAX_CHAT = 500;
    private static final int MAX_NAME = 40;

    private final Store store;
    private final Clock clock;
    private final int maxTables;
    private final JsonMapper json = JsonMapper.builder().build();
    private final Map<String, Loaded> loaded = new ConcurrentHashMap<>();
    private final List<Consumer<String>> watchers = new CopyOnWriteArrayList<>();

    /** A table in memory, with the lock that orders commands on this node. */
    private static final class Loaded {
        final ReentrantLock lock = new ReentrantLock();
        final Table table;

        Loaded(Table table) {
            this.table = table;
        }
    }

    public Tables(Store store, Clock clock, int maxTables) {
        this.store = store;
        this.clock = clock;
        this.maxTables = maxTables;
    }

    public Store store() {
        return store;
    }

    /** Calls back with the id of every table that changed on this node. */
    public void watch(Consumer<String> watcher) {
        watchers.add(watcher);
    }

    // ---------------------------------------------------------------- reading

    /** Reads something of a table, brought up to date first. */
    public <T> T read(String id, Function<Table, T> reader) {
        Loaded entry = load(id);
        entry.lock.lock();
        try {
            catchUp(entry);
            return reader.apply(entry.table);
        } finally {
            entry.lock.unlock();
        }
    }

    private Loaded load(String id) {
        Loaded entry = loaded.get(id);
        if (entry != null) {
            return entry;
        }
        if (!store.exists(id)) {
            throw new TableException("no-such-table", "There is no table with this address.");
        }
        return loaded.computeIfAbsent(id, key -> new Loaded(new Table(key)));
    }

    private void catchUp(Loaded entry) {
        for (Store.Row row : store.read(entry.table.id(), entry.table.version())) {
            entry.table.apply(json.readValue(row.body(), Entry.class), row.at());
        }
    }

    /** Whether another node has written to a table since this one looked. Notifies watchers if so. */
    public void refresh(String id) {
        Loaded entry = loaded.get(id);
        if (entry == null) {
            return;
        }
        int before = entry.table.version();
        if (read(id, Table::version) != before) {
            changed(id);
        }
    }

    /** Ids of the tables in memory. */
    public List<String> inMemory() {
        return List.copyOf(loaded.keySet());
    }

    private void changed(String id) {
        watchers.forEach(w -> w.accept(id));
    }

    // ---------------------------------------------------------------- commands

    /** Decides on the newest state what to append; nothing to append is an answer too. */
    @FunctionalInterface
    private interface Decider {
        @Nullable Entry decide(Table table);
    }

    /** Carries a command out once, whatever else happens. Answers the version of the table afterwards. */
    private int command(String id, String commandId, Decider decider) {
        Loaded entry = load(id);
        entry.lock.lock();
        try {
            for (int attempt = 0; attempt < MAX_ATTEMPTS; attempt++) {
                catchUp(entry);
                if (store.find(id, commandId).isPresent()) {
                    return entry.table.version();
                }
                Entry decided = decider.decide(entry.table);
                if (decided == null) {
                    return entry.table.version();
                }
                Append outcome = store.append(
                        id, entry.table.version() + 1, commandId, json.writeValueAsString(decided), clock.millis());
                if (outcome == Append.DONE) {
                    entry.table.apply(decided, clock.millis());
                    return entry.table.version();
                }
                if (outcome == Append.REPEATED) {
                    catchUp(entry);
                    return entry.table.version();
                }
            }
            throw new TableException("busy", "The table is busy; please try again.");
        } finally {
            entry.lock.unlock();
            changed(id);
        }
    }

    /** Opens a table. Answers its id. */
    public String create(String title, GameSetup setup, boolean listed, @Nullable Integer turnSeconds) {
        Rulesets.of(setup);
        if (store.countTables() >= maxTables) {
            throw new TableException("too-many-tables", "This server holds as many tables as it can.");
        }
        String id = Tokens.tableId();
        long now = clock.millis();
        store.createTable(id, clean(title, 60), listed, now);
        Entry.Created created = new Entry.Created(clean(title, 60), setup, listed, turnSeconds, Tokens.create());
        command(id, "create", table -> created);
        return id;
    }

    /** Takes a seat; -1 means the first open one. Answers the seat. */
    public int takeSeat(String id, int wanted, String name, String token, String contribution) {
        int[] got = {-1};
        String hash = Tokens.hash(token);
        command(id, "sit-" + hash.substring(0, 48), table -> {
            got[0] = wanted >= 0 ? wanted : firstOpen(table);
            SeatOf.require(table, got[0]);
            if (got[0] < 0 || !table.seats().get(got[0]).open()) {
                throw new TableException("seat-taken", "That seat is taken; choose an open one.");
            }
            if (table.started() != null) {
                throw new TableException("already-started", "The game at this table has started.");
            }
            return new Entry.SeatTaken(got[0], hash, clean(name, MAX_NAME), clean(contribution, 64));
        });
        return got[0];
    }

    private static int firstOpen(Table table) {
        for (int seat = 0; seat < table.seats().size(); seat++) {
            if (table.seats().get(seat).open()) {
                return seat;
            }
        }
        return -1;
    }

    public void leave(String id, int seat) {
        command(id, "leave-" + Tokens.create(), table -> {
            if (table.started() != null) {
                throw new TableException(
                        "already-started", "The game has started; let a bot play for you instead of leaving.");
            }
            return new Entry.SeatLeft(seat);
        });
    }

    public void seatBot(String id, int seat, String level) {
        requireBot(level);
        command(id, "bot-" + seat + "-" + Tokens.create(), table -> {
            SeatOf.require(table, seat);
            if (!table.seats().get(seat).open() || table.started() != null) {
                throw new TableException("seat-taken", "A bot can only sit down on an open chair before the start.");
            }
            return new Entry.BotSeated(seat, level);
        });
    }

    private static void requireBot(String level) {
        if (!Bots.names().contains(level)) {
            throw new TableException(
                    "no-such-bot",
                    "No bot is called '" + level + "'; known are " + String.join(", ", Bots.names()) + ".");
        }
    }

    /** A stand-in for a seat: at once for its owner, by vote of all other people otherwise. */
    public int wantStandIn(String id, int seat, int by, String level) {
        requireBot(level);
        return command(id, "stand-in-" + seat + "-" + by + "-" + Tokens.create(), table -> {
            SeatOf.require(table, seat);
            if (!table.seats().get(seat).human()) {
                throw new TableException("not-a-person", "Only a person's seat can be given to a stand-in.");
            }
            return new Entry.StandInWanted(seat, by, level);
        });
    }

    public int endStandIn(String id, int seat) {
        return command(id, "back-" + seat + "-" + Tokens.create(), table -> new Entry.StandInEnded(seat));
    }

    /** Starts the game: open chairs must be filled. The seed mixes a secret with what each person contributed. */
    public int start(String id) {
        int version = command(id, "start", table -> {
            if (table.seats().stream().anyMatch(Table.SeatState::open)) {
                throw new TableException("open-seats", "Every seat must be taken by a person or a bot first.");
            }
            StringBuilder mixed = new StringBuilder(table.secret());
            table.seats().forEach(seat -> mixed.append('|').append(seat.contribution()));
            long seed = Long.parseUnsignedLong(Tokens.hash(mixed.toString()).substring(0, 16), 16);
            return new Entry.Started(seed, table.secret(), table.commitment(), Rulesets.VERSION);
        });
        store.setState(id, "running", clock.millis());
        return version;
    }

    /** Takes a choice of the game. */
    public int choose(String id, String commandId, int seat, int number, String option) {
        int version = command(id, "c-" + seat + "-" + clean(commandId, 48), table -> {
            Game game = table.running();
            // The game itself is only changed when the entry is applied; a copy finds out whether it is legal.
            Game trial = game.copy();
            trial.choose(new Choice(number, seat, option));
            return new Entry.Chosen(seat, number, option);
        });
        if (read(id, Table::over)) {
            store.setState(id, "over", clock.millis());
        }
        return version;
    }

    /** Takes the last choice back at once, or asks the table. */
    public int undo(String id, String commandId, int seat, @Nullable Integer keep) {
        return command(id, "u-" + seat + "-" + clean(commandId, 48), table -> {
            int last = table.choices().size() - 1;
            int wanted = keep == null ? last : keep;
            if (last < 0 || wanted < 0 || wanted > last || table.over()) {
                throw new TableException("nothing-to-undo", "There is no choice to take back.");
            }
            if (wanted == last && table.canUndoFreely(seat)) {
                return new Entry.Undone(seat, wanted);
            }
            if (Integer.bitCount(table.humans()) == 1) {
                return new Entry.Undone(seat, wanted);
            }
            return new Entry.UndoAsked(seat, wanted);
        });
    }

    /** Answers a wish to undo; with the last agreement it is done. */
    public int answerUndo(String id, int seat, boolean agreed) {
        int version = command(id, "ua-" + seat + "-" + Tokens.create(), table -> {
            if (table.undoAsked() == null) {
                throw new TableException("nothing-asked", "Nobody asks to take a choice back.");
            }
            return new Entry.UndoAnswered(seat, agreed);
        });
        boolean all = read(id, t -> t.undoAsked() != null && (t.undoAgreed() & t.humans()) == t.humans());
        return all ? command(id, "ud-" + version, Tables::undone) : version;
    }

    private static @Nullable Entry undone(Table table) {
        Entry.UndoAsked asked = table.undoAsked();
        return asked == null ? null : new Entry.Undone(asked.seat(), asked.keep());
    }

    public int say(String id, String commandId, int seat, String name, List<Integer> to, String text) {
        String line = clean(text, MAX_CHAT);
        if (line.isEmpty()) {
            throw new TableException("empty-text", "There is nothing to say.");
        }
        return command(id, "s-" + seat + "-" + clean(commandId, 48), table -> {
            to.forEach(other -> SeatOf.require(table, other));
            return new Entry.Said(seat, clean(name, MAX_NAME), List.copyOf(to), line);
        });
    }

    public int agreeToFullView(String id, int seat) {
        return command(id, "full-" + seat, table -> new Entry.FullViewAgreed(seat));
    }

    public int agreeToExport(String id, int seat) {
        return command(id, "export-" + seat, table -> new Entry.ExportAgreed(seat));
    }

    /** Trims, drops control characters, and cuts to a length. */
    private static String clean(String text, int most) {
        String visible = text.strip().replaceAll("\\p{Cntrl}", " ");
        return visible.length() > most ? visible.substring(0, most) : visible;
    }

    // ---------------------------------------------------------------- seats

    /** The seat a token holds at a table, or -1. */
    public int seatOf(String id, String token) {
        return read(id, table -> SeatOf.token(table, token));
    }

    /** Every entry of a record, for exports. */
    public List<Entry> record(String id) {
        List<Entry> entries = new ArrayList<>();
        store.read(id, 0).forEach(row -> entries.add(json.readValue(row.body(), Entry.class)));
        return entries;
    }

    /** Finds seats. */
    private static final class SeatOf {
        static void require(Table table, int seat) {
            if (seat < 0 || seat >= table.seats().size()) {
                throw new TableException(
                        "no-such-seat",
                        "This table has seats 0 to " + (table.seats().size() - 1) + ".");
            }
        }

        static int token(Table table, String token) {
            int found = -1;
            for (int seat = 0; seat < table.seats().size(); seat++) {
                String hash = table.seats().get(seat).tokenHash();
                if (hash != null && Tokens.matches(token, hash)) {
                    found = seat;
                }
            }
            return found;
        }
    }
}
