package coldwake.server.table;

import coldwake.content.hourglass.Hourglass;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.decision.ChoiceException.Problem;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.GameState;
import coldwake.server.store.Results;
import coldwake.server.store.Store;
import coldwake.server.store.StoreException;
import coldwake.server.table.Shelf.Decided;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
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
    private static final Pattern INVISIBLE =
            Pattern.compile("[\\p{Cc}\\u061C\\u200E\\u200F\\u2028-\\u202E\\u2066-\\u2069]");
    private static final Pattern HALF_LETTER = Pattern.compile("\\p{Cs}");
    private static final Pattern NOTHING_TO_SEE = Pattern.compile("[\\p{Cf}\\p{Z}]*");
    /** New deals at one table: everybody who loads its record deals them again. */
    static final int MOST_DEALS = 200;

    private static final int MOST_TURN_SECONDS = 30 * 24 * 3600;
    private static final int MOST_HOURGLASS_SECONDS = 3600;

    private final Store store;
    private final Clock clock;
    private final int maxTables;
    private final int reactionSeconds;
    private final Shelf shelf;
    private final Results results;
    private final Seats seats = new Seats(this);
    private final Consents consents = new Consents(this);
    private final Host host = new Host(this);

    public Tables(Store store, Clock clock, int maxTables) {
        this(store, clock, maxTables, 0);
    }

    /** @param reactionSeconds how long windows for reactions are open, or 0 to leave them to whoever is asked */
    public Tables(Store store, Clock clock, int maxTables, int reactionSeconds) {
        this.reactionSeconds = reactionSeconds;
        this.store = store;
        this.clock = clock;
        this.maxTables = maxTables;
        shelf = new Shelf(store, clock, reactionSeconds);
        results = store.results();
    }

    public Store store() {
        return store;
    }

    /** Calls back with the id of every table that changed on this node. */
    public void watch(Consumer<String> watcher) {
        shelf.watch(watcher);
    }

    /** Calls back with every table that this node wrote to, and no other, while it is locked: be quick. */
    public void watchWrites(Consumer<Table> writer) {
        shelf.watchWrites(writer);
    }

    /** How games ended. */
    public Results results() {
        return results;
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

    long now() {
        return clock.millis();
    }

    // ---------------------------------------------------------------- reading

    /** Reads something of a table, brought up to date first. */
    public <T> T read(String id, Function<Table, T> reader) {
        return shelf.read(id, reader);
    }

    /** Reads something of a table as this node knows it, without asking the database. */
    public <T> T peek(String id, Function<Table, T> reader) {
        return shelf.peek(id, reader);
    }

    /** Catches up with another node at a table in memory. Notifies watchers if there was something new. */
    public void refresh(String id, int seq) {
        shelf.refresh(id, seq);
    }

    /** Ids of the tables in memory. */
    public List<String> inMemory() {
        return shelf.inMemory();
    }

    public boolean isInMemory(String id) {
        return shelf.isInMemory(id);
    }

    /** Forgets tables that nobody used for a while. */
    public void evict(long idleMillis, Predicate<String> inUse) {
        shelf.evict(idleMillis, inUse);
    }

    @Override
    public void close() {
        shelf.close();
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
        return shelf.command(id, commandId, table -> {
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
        return create(Once.anyhow(), created);
    }

    /** Opens a table, unless it was opened before when the same was asked for. Returns its id. */
    public String create(Once once, Entry.Created wanted) {
        GameSetup setup = wanted.setup();
        Rules.of(setup);
        checkClock(wanted.turnSeconds());
        checkHourglass(wanted.hourglassSeconds());
        Entry.Created created = wanted.titled(clean(wanted.title(), MAX_TITLE));
        String id = once.table();
        if (!store.exists(id)) {
            checkRoom();
            store.createTable(id, created.title(), created.listed(), clock.millis());
        }
        command(id, once.opening(), table -> {
            if (table.version() > 0) {
                throw Once.usedOtherwise();
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

    private void checkRoom() {
        if (store.countTables() >= maxTables) {
            throw new TableException("too-many-tables", "This server holds as many tables as it can.");
        }
    }

    /** Makes a table from a file. Returns its id. */
    public String importFrom(Export export) {
        return importFrom(Once.anyhow(), export);
    }

    /** Makes a table from a file, unless it was made before when the same was asked for. Returns its id. */
    public String importFrom(Once once, Export export) {
        String id = once.table();
        if (store.exists(id)) {
            return opened(id, once);
        }
        checkRoom();
        List<Export.Line> lines = Exports.imported(export, clock.millis());
        String title = ((Entry.Created) lines.getFirst().entry()).title();
        try {
            shelf.write(id, title, lines, once.opening(), export.finished() ? "over" : "running");
        } catch (StoreException e) {
            // Somebody was faster who asked for the same, perhaps at another node.
            if (!store.exists(id)) {
                throw e;
            }
        }
        read(id, Table::version);
        return opened(id, once);
    }

    private String opened(String id, Once once) {
        if (store.find(id, once.opening()).isEmpty()) {
            throw Once.usedOtherwise();
        }
        return id;
    }

    /** The file of a table for a seat at it: a finished one, or an unfinished one if every person agreed. */
    public Export export(String id, int seat) {
        return read(id, table -> {
            if (!table.exportable()) {
                throw new TableException(
                        "needs-consent",
                        "An unfinished table can be exported once its game has begun and every person has agreed.");
            }
            // Another node may have written more since the table was brought up to date.
            List<Export.Line> record = shelf.record(id).subList(0, table.entries());
            return Exports.of(table, Exports.heard(table, seat, record));
        });
    }

    /**
     * Starts the game: open chairs must be filled. If seats committed to a contribution, they are first asked to show it;
     * the game starts with the last of them, or when it is tried again later, without those that kept silent.
     */
    public int start(String id) {
        int draws = read(id, Table::draws);
        return command(id, Seats.unique("start-" + draws), table -> {
            if (table.started() != null || table.draws() != draws) {
                return null;
            }
            if (table.seats().stream().anyMatch(SeatState::open)) {
                throw openSeats();
            }
            Draw draw = table.draw();
            if (draw != null && !draw.complete() && clock.millis() < draw.deadline()) {
                return null;
            }
            return draw != null && draw.complete() || table.nextDraw().isEmpty()
                    ? started(table)
                    : new Entry.DrawOpened(table.nextDraw());
        });
    }

    private static Entry.Started started(Table table) {
        String seed = Fairness.seed(table.secret(), table.seats());
        return new Entry.Started(seed, table.secret(), table.commitment(), Rules.version());
    }

    /** A seat shows what it contributes to the seed; the game starts with the last one. */
    public int showContribution(String id, int seat, String contribution, String next) {
        if (!Fairness.isContribution(contribution) || !Fairness.isHash(next)) {
            throw new TableException(
                    "no-contribution",
                    "A contribution has 22 to 64 letters, digits, - or _; the next commitment is a SHA-256 hash.");
        }
        command(id, Seats.unique("show-" + seat), table -> {
            Draw draw = table.draw();
            if (draw == null || !draw.waitsFor(seat)) {
                throw new TableException("no-draw", "This seat is not asked to show a contribution now.");
            }
            if (!Tokens.hash(contribution).equals(table.seats().get(seat).commitment())) {
                throw new TableException(
                        "no-contribution", "The contribution is not the one that this seat committed to.");
            }
            return new Entry.ContributionShown(seat, contribution, next);
        });
        return command(id, Seats.unique("deal"), table -> {
            Draw draw = table.draw();
            return draw != null && draw.complete() ? started(table) : null;
        });
    }

    public static TableException openSeats() {
        return new TableException("open-seats", "Every seat must be taken by a person or a bot first.");
    }

    /** Takes a choice of the game. */
    public int choose(String id, String commandId, int seat, int number, String option) {
        return choose(id, commandId, new Entry.Chosen(seat, number, option, null));
    }

    /** Takes a choice of the game; one with a reason is that of a bot, which must still play for the seat. */
    int choose(String id, String commandId, Entry.Chosen chosen) {
        int seat = chosen.seat();
        String whose = chosen.why() == null ? "c-" : "b-";
        int version = shelf.command(id, whose + seat + "-" + commandId, table -> {
            if (chosen.why() != null && table.seats().get(seat).mover() == null) {
                throw new TableException("no-bot", "No bot plays for this seat any more.");
            }
            if (chosen.option().startsWith(Hourglass.PICK_UP)) {
                checkSand(table);
            }
            Game asked = table.answeredTogether() ? table.askedTogether().get(seat) : null;
            return asked == null || table.seats().get(seat).mover() != null
                    ? decided(table, chosen)
                    : answered(table, asked, chosen);
        });
        saveResult(id);
        return version;
    }

    /** The game itself is only changed when the entry is applied; a copy finds out whether it is legal. */
    private static Decided decided(Table table, Entry.Chosen chosen) {
        Game trial = table.running().copy();
        trial.choose(new Choice(chosen.number(), chosen.seat(), chosen.option()));
        return new Decided(chosen, trial.over() ? "over" : null);
    }

    /** An answer in a window counts when it closes; until then nobody else can notice it. */
    private static @Nullable Decided answered(Table table, Game asked, Entry.Chosen chosen) {
        int number = table.running().state().decisionNumber();
        if (chosen.number() != number) {
            throw new ChoiceException(
                    Problem.STALE_NUMBER,
                    "decision " + chosen.number() + " is not open; decision " + number + " is",
                    List.of());
        }
        Game trial = asked.copy();
        trial.choose(new Choice(trial.state().decisionNumber(), chosen.seat(), chosen.option()));
        if (table.hasAnswered(chosen.seat())) {
            throw new TableException("already-answered", "This seat has answered; that counts in a moment.");
        }
        return new Decided(new Entry.WindowAnswered(chosen.seat(), chosen.option()), null);
    }

    /** How long windows for reactions are open. */
    long reactionMillis() {
        return reactionSeconds * 1000L;
    }

    /** Answers for every person in the open window whose time has come, in turn. */
    void closeWindow(String id) {
        boolean[] more = {true};
        while (more[0]) {
            shelf.command(id, Seats.unique("window"), table -> {
                Entry.Chosen due = table.dueInWindow(clock.millis());
                more[0] = due != null;
                return due == null ? null : decided(table, due);
            });
        }
        saveResult(id);
    }

    private void saveResult(String id) {
        Results.Result result = peek(id, Tables::result);
        if (result != null) {
            results.save(result);
        }
    }

    private void checkSand(Table table) {
        Long at = table.hourglassAt();
        if (at != null && clock.millis() < at) {
            throw new TableException("sand-runs", "The hourglass can be picked up when its sand has run out.");
        }
    }

    private static Results.@Nullable Result result(Table table) {
        if (!table.over() || table.importedFrom() != null) {
            return null;
        }
        GameState end = table.running().state();
        int survivors = 0;
        for (int seat = 0; seat < end.seats(); seat++) {
            survivors += end.crew.alive(seat) ? 1 : 0;
        }
        return new Results.Result(
                table.id(),
                table.changedAt(),
                end.seats(),
                Integer.bitCount(table.humans()),
                end.round(),
                table.choices().size(),
                end.ending().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                survivors,
                Integer.bitCount(end.winners()));
    }

    /** Takes the last choice of a person back at once, or asks the table. */
    public int undo(String id, String commandId, int seat, @Nullable Integer keep) {
        return command(id, "u-" + seat + "-" + commandId, table -> {
            int last = table.choices().size() - 1;
            int wanted = questionOfAPerson(table, keep == null ? last : keep);
            if (wanted < table.settled() || table.over()) {
                throw new TableException("nothing-to-undo", "There is no choice to take back.");
            }
            if (table.mayUndo(seat, wanted)) {
                return undone(table, seat, wanted);
            }
            checkDeals(table);
            return new Entry.UndoAsked(seat, wanted);
        });
    }

    /** A bot has nothing to take back, so it goes back to the question of a person before; -1 if there is none. */
    private static int questionOfAPerson(Table table, int keep) {
        int wanted = keep < table.choices().size() ? keep : -1;
        while (wanted >= 0
                && table.seats().get(table.choices().get(wanted).seat()).bot() != null) {
            wanted--;
        }
        return wanted;
    }

    /** Answers a wish to undo, that to keep some choices if they are named; with the last agreement it is done. */
    public int answerUndo(String id, int seat, boolean agreed, @Nullable Integer keep) {
        int version = command(id, "ua-" + seat + "-" + Tokens.create(), table -> {
            Entry.UndoAsked asked = table.undoAsked();
            if (asked == null || keep != null && keep != asked.keep()) {
                throw new TableException("nothing-asked", "Nobody asks to take this back, or no longer.");
            }
            return new Entry.UndoAnswered(seat, agreed);
        });
        return read(id, Tables::undone) == null ? version : command(id, "ud-" + version, Tables::undone);
    }

    /** What everybody has agreed to, or nothing. */
    private static @Nullable Entry undone(Table table) {
        Entry.UndoAsked asked = table.undoAsked();
        return asked != null && table.mayUndo(asked.seat(), asked.keep())
                ? undone(table, asked.seat(), asked.keep())
                : null;
    }

    /** Who takes back more than is free must not know what comes: it is dealt anew (ADR 13). */
    private static Entry.Undone undone(Table table, int seat, int keep) {
        if (keep >= table.freeUndoTo(seat)) {
            return new Entry.Undone(seat, keep, null);
        }
        checkDeals(table);
        return new Entry.Undone(seat, keep, table.nextDeal());
    }

    private static void checkDeals(Table table) {
        if (table.nextDeal().number() > MOST_DEALS) {
            throw new TableException(
                    "too-many-deals", "At this table choices were taken back past a reveal as often as is possible.");
        }
    }

    public int say(String id, String commandId, int seat, String name, List<Integer> to, String text) {
        String line = clean(text, MAX_CHAT);
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
            return new Entry.Said(seat, clean(name, MAX_NAME), List.copyOf(to), line);
        });
    }

    /** Drops what cannot be seen or turns other text around, trims, and cuts to a length. */
    static String clean(String text, int most) {
        String visible = HALF_LETTER
                .matcher(INVISIBLE.matcher(text).replaceAll(" "))
                .replaceAll("\uFFFD")
                .strip();
        if (visible.length() > most) {
            boolean inALetter = Character.isHighSurrogate(visible.charAt(most - 1));
            visible = visible.substring(0, inALetter ? most - 1 : most);
        }
        return NOTHING_TO_SEE.matcher(visible).matches() ? "" : visible;
    }

    /** The entry that a command made. */
    Optional<Entry> entryOf(String id, String commandId) {
        return shelf.find(id, commandId);
    }

    /** Every entry of a record. */
    public List<Entry> record(String id) {
        return shelf.record(id).stream().map(Export.Line::entry).toList();
    }
}
