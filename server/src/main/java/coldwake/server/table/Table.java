package coldwake.server.table;

import coldwake.content.text.Language;
import coldwake.engine.Game;
import coldwake.engine.event.Audience;
import coldwake.engine.event.GameEvent;
import coldwake.engine.setup.GameSetup;
import coldwake.testkit.lesson.Lesson;
import coldwake.testkit.lesson.LessonRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** A table as its record tells it. It is changed by applying entries, and by nothing else. */
public final class Table {
    /** How long the sand runs where nobody said otherwise. Ruling own-hourglass. */
    private static final int HOURGLASS_SECONDS = 180;

    /** Whoever was away for longer than this many entries is told everything. */
    private static final int MOST_RESUMED = 200;

    /** Choices that are played to go on from an earlier version; telling everything is no more work. */
    private static final int MOST_PLAYED = 40;

    private final String id;
    private int entries;
    private int version;
    private String title = "";
    private GameSetup setup = GameSetup.standard(2);
    private @Nullable Integer turnSeconds;
    private @Nullable Integer hourglassSeconds;
    private String secret = "";
    private String commitment = Tokens.hash("");
    private final Agreements agreements = new Agreements();
    private final Chairs chairs = new Chairs(agreements);
    private final List<SeatState> seats = chairs.seats();
    private final Reactions reactions;
    private boolean oneDevice;
    private @Nullable String daily;
    /** Tests of this package deal it again to show that nobody could tell. */
    final TableGame played = new TableGame();

    private long startedAt;
    private final List<ChatLine> chat = new ArrayList<>();
    private int[] gestures = {};
    private @Nullable String importedFrom;
    private long createdAt;
    private long changedAt;
    private long chosenAt;
    private long askedAt;
    private int askedVersion;
    private long graceUntil;
    private int newlyAsked;
    private int startedVersion;
    /** The last entry that changed what is open to all, or who wants to take something back. */
    private int turned;

    /**
     * A choice that counts, with what it caused.
     *
     * @param why what the bot that made it says of it in each language; nothing for people. Bots that own their seat are
     *     only heard in replays: of them nothing is kept here that could be told too early.
     */
    public record PlayedChoice(
            int seat,
            String option,
            List<GameEvent> events,
            boolean reveals,
            int round,
            @Nullable Map<Language, String> why) {}

    /**
     * What a stream needs to go on from an earlier version.
     *
     * @param game the game as it was then, or null if it had not started
     */
    public record Earlier(@Nullable Game game, int choices, int chat) {}

    /** A line of chat. An empty list of recipients means the table; seat -1 is a spectator. */
    public record ChatLine(int version, int entry, int seat, String name, List<Integer> to, String text, long at) {
        /** Whether who sits on a chair since some entry may read it: neither what spectators say nor older whispers. */
        boolean readableBy(int reader, int since) {
            return seat >= 0 && (to.isEmpty() || version > since && (to.contains(reader) || seat == reader));
        }
    }

    public Table(String id) {
        this(id, 0);
    }

    /** @param reactionSeconds how long windows for reactions are open, or 0 to leave them to whoever is asked */
    Table(String id, int reactionSeconds) {
        this.id = id;
        reactions = new Reactions(this, reactionSeconds);
    }

    public String id() {
        return id;
    }

    /** The number of entries applied. */
    int entries() {
        return entries;
    }

    /** The number of entries applied that are not hidden: all that may be told of it to anybody. */
    public int version() {
        return version;
    }

    public String title() {
        return title;
    }

    public GameSetup setup() {
        return setup;
    }

    public @Nullable Integer turnSeconds() {
        return turnSeconds;
    }

    /** What the seed is mixed from, besides what each person contributes; shown when the game is over. */
    String secret() {
        return secret;
    }

    /** The hash of the secret: with it, everybody can check later that the secret was not changed. */
    public String commitment() {
        return commitment;
    }

    /** Whether all its people sit at one device. */
    public boolean oneDevice() {
        return oneDevice;
    }

    /** The day whose ship is flown here, or null. */
    public @Nullable String daily() {
        return daily;
    }

    /** How long the sand of the hourglass runs, or null if nobody said so. */
    @Nullable Integer hourglassSeconds() {
        return hourglassSeconds;
    }

    /** The seat of whoever opened the table and can keep order at it, or -1. */
    public int host() {
        return chairs.host();
    }

    public boolean spectatorsMuted() {
        return chairs.spectatorsMuted();
    }

    public List<SeatState> seats() {
        return seats;
    }

    /** What is taught at this table, or null. */
    public @Nullable Lesson lesson() {
        return played.lesson();
    }

    /** The lesson that is played at this table step by step, or null. */
    public @Nullable LessonRun lessonRun() {
        LessonGame taught = played.lessonGame();
        return taught == null ? null : taught.run();
    }

    /** The lesson with its record, or null. */
    @Nullable LessonGame lessonGame() {
        return played.lessonGame();
    }

    public Entry.@Nullable Started started() {
        return played.started();
    }

    public @Nullable Game game() {
        return played.game;
    }

    /** The game of a table that has started. */
    public Game running() {
        return played.running();
    }

    public List<PlayedChoice> choices() {
        return played.choices();
    }

    /** Chat from some line on that a seat, or who only watches, may read. Spectators hear the table once all is open. */
    public List<ChatLine> chat(int reader, int from) {
        Predicate<ChatLine> readable = reader == Audience.SPECTATOR
                ? line -> line.seat() < 0 || line.to().isEmpty() && openToAll()
                : line -> line.readableBy(reader, seats.get(reader).since());
        return chat.subList(Math.min(from, chat.size()), chat.size()).stream()
                .filter(readable)
                .toList();
    }

    /** The number of lines that a seat has said so far, or that all spectators have. */
    int linesOf(int seat) {
        return (int) chat.stream().filter(line -> line.seat() == seat).count();
    }

    /** How many entries beside the game a seat has made, before the start or since; it can make no more than some. */
    int gesturesOf(int seat) {
        return gestures[seat];
    }

    /** The number of lines said so far, whoever may read them. */
    public int chatSize() {
        return chat.size();
    }

    /** Who shows now what they contribute to the seed, or null. */
    public @Nullable Draw draw() {
        return chairs.draw();
    }

    /** How many draws were opened so far. */
    int draws() {
        return chairs.draws();
    }

    public Entry.@Nullable UndoAsked undoAsked() {
        return agreements.undoAsked;
    }

    public int undoAgreed() {
        return agreements.undo;
    }

    public int fullViewAgreed() {
        return agreements.fullView;
    }

    public int exportAgreed() {
        return agreements.export;
    }

    /** The table this one was copied from, or null. */
    public @Nullable String importedFrom() {
        return importedFrom;
    }

    public long createdAt() {
        return createdAt;
    }

    public long changedAt() {
        return changedAt;
    }

    /** When the last choice was made. */
    public long chosenAt() {
        return chosenAt;
    }

    /** The people who must answer now, as a bit set; seats that a bot plays for are not waited for. */
    public int waitedFor() {
        Game current = played.game;
        int mask = current == null ? 0 : asked();
        for (int seat = 0; seat < seats.size(); seat++) {
            mask &= seats.get(seat).mover() == null ? -1 : ~(1 << seat);
        }
        return mask;
    }

    /** The people who must answer since the last entry, and did not have to before it. */
    public int newlyAsked() {
        return newlyAsked;
    }

    /** When the open question was put. */
    public long askedAt() {
        return askedAt;
    }

    /** When the time for the open question runs out, or null while no clock runs. */
    public @Nullable Long deadline() {
        Integer seconds = turnSeconds;
        return seconds == null || (waitedFor() & humans()) == 0 || answeredTogether()
                ? null
                : Math.max(askedAt + seconds * 1000L, graceUntil);
    }

    /** When the clock of an add-on, the hourglass, has run out in this round; null while none runs. */
    public @Nullable Long hourglassAt() {
        Game current = played.game;
        if (current == null || !current.isTimed()) {
            return null;
        }
        int round = current.state().round();
        long turned = startedAt;
        for (int k = choices().size() - 1; k >= 0 && choices().get(k).round() == round; k--) {
            turned = played.time(k);
        }
        Integer seconds = hourglassSeconds;
        return (round == 1 ? startedAt : turned) + (seconds == null ? HOURGLASS_SECONDS : seconds) * 1000L;
    }

    /** The version in which the clock started for the open question. */
    int askedVersion() {
        return askedVersion;
    }

    /** The version of the rules the game is played with. */
    public String rulesVersion() {
        return played.rulesVersion();
    }

    /** Whether the game was played so far with other rules than this server has. */
    boolean underOtherRules() {
        return played.underOtherRules();
    }

    /** How many choices cannot be taken back, because the rules have changed since. */
    public int settled() {
        return played.settled();
    }

    /** The seats held by people, as a bit set. */
    public int humans() {
        return chairs.humans();
    }

    /** The seats that are not those of bots, as a bit set. */
    int people() {
        return chairs.people();
    }

    /** The seats that take part in the next draw. */
    List<Integer> nextDraw() {
        return chairs.nextDraw();
    }

    private boolean allOf(int agreed) {
        return people() != 0 && (agreed & people()) == people();
    }

    public boolean over() {
        return played.over();
    }

    /** Whether spectators may see everything: the game is over, or every person agreed. */
    public boolean openToAll() {
        return over() || allOf(agreements.fullView);
    }

    /** Whether the record may be exported: the game is over, or it has begun and every person agreed. */
    public boolean exportable() {
        return over() || started() != null && allOf(agreements.export);
    }

    /** Whether choices may be taken back to some number of them: at once, or because every person agreed. */
    boolean mayUndo(int seat, int keep) {
        Entry.UndoAsked asked = agreements.undoAsked;
        return lessonGame() != null
                || keep >= freeUndoTo(seat)
                || Integer.bitCount(people()) == 1
                || asked != null && asked.keep() == keep && allOf(agreements.undo);
    }

    /** How many choices stay if a seat takes back all it may at once: its own last ones that told nobody anything new. */
    public int freeUndoTo(int seat) {
        return played.freeUndoTo(seat);
    }

    /** How many choices stayed if a seat took back all it might at once, when only so many had been made. */
    public int freeUndoTo(int seat, int made) {
        return played.freeUndoTo(seat, made);
    }

    /** The last entry after which earlier choices are no longer what they were. */
    public int rewritten() {
        return played.rewritten();
    }

    /**
     * What a seat, or whoever only watches, could see in an earlier version; null if somebody else sat there, if the past
     * has changed since, or if that is too long ago to be told quickly.
     */
    public @Nullable Earlier earlier(int then, int reader) {
        boolean same = reader == Audience.SPECTATOR || seats.get(reader).since() <= then;
        int made = played.choicesAt(then);
        if (!same || then < 1 || then > version || version - then > MOST_RESUMED || turned > then || made < 0) {
            return null;
        }
        int heard = (int) chat.stream().filter(line -> line.version() <= then).count();
        if (startedVersion == 0 || startedVersion > then) {
            return new Earlier(null, made, heard);
        }
        Game game = played.after(made, MOST_PLAYED);
        return game == null || game.window() >= 0 ? null : new Earlier(game, made, heard);
    }

    /** The new deal that goes with taking choices back of which somebody has learned something. */
    Entry.NewDeal nextDeal() {
        int people = people();
        return new Entry.NewDeal(
                played.dealt() + 1,
                IntStream.range(0, seats.size())
                        .filter(seat -> (people & 1 << seat) != 0)
                        .boxed()
                        .toList());
    }

    /** Plays a choice that is about to be applied, or refuses it; answers whether the game is over then. */
    boolean playAhead(Entry.Chosen chosen) {
        return played.playAhead(chosen);
    }

    // ---------------------------------------------------------------- windows for reactions

    /** The seats that must answer, as a bit set: in a window all at once. */
    private int asked() {
        if (!answeredTogether()) {
            return running().asked();
        }
        return askedTogether().keySet().stream().mapToInt(seat -> 1 << seat).sum();
    }

    /** The seats of the open window that are still to be asked in turn, each with the game as it is asked there. */
    public Map<Integer, Game> askedTogether() {
        return reactions.askedTogether();
    }

    /** Whether people are asked all at once and answered for at one moment: there is somebody to hide it from. */
    public boolean answeredTogether() {
        return reactions.answeredTogether();
    }

    /** Whether a seat has answered in the open window, which only that seat may know. */
    public boolean hasAnswered(int seat) {
        return reactions.hasAnswered(seat);
    }

    /** When the server answers for the people in the open window, or null if it does not. */
    public @Nullable Long windowCloses() {
        return reactions.windowCloses();
    }

    /** The same, but null while a bot is to answer first. */
    @Nullable Long windowDue() {
        return reactions.windowDue();
    }

    /** What counts as the answer of the person who is asked, if the time of the window has come. */
    Entry.@Nullable Chosen dueInWindow(long now) {
        return reactions.dueInWindow(now);
    }

    // ---------------------------------------------------------------- applying

    /** Applies the next entry of the record. */
    public void apply(Entry entry, long at) {
        int waited = waitedFor();
        boolean open = openToAll();
        Entry.UndoAsked wish = agreements.undoAsked;
        int agreedBefore = agreements.undo;
        entries++;
        version += entry.hidden() ? 0 : 1;
        createdAt = entries == 1 ? at : createdAt;
        changedAt = entry.hidden() ? changedAt : at;
        played.begin(entries, version);
        switch (entry) {
            case Entry.Created created -> create(created);
            case Entry.Imported imported -> importedFrom = imported.from();
            case Entry.Chairs seated -> chairs.apply(seated, version);
            case Entry.DrawOpened opened -> chairs.openDraw(opened, at);
            case Entry.ContributionShown shown -> chairs.show(shown);
            case Entry.Started start -> {
                chairs.closeDraw();
                startedAt = at;
                startedVersion = version;
                played.start(setup, start);
            }
            case Entry.RulesChanged changed -> {
                agreements.undoAsked = null;
                played.changeRules(changed);
            }
            case Entry.Chosen chosen -> {
                chosenAt = at;
                agreements.undoAsked = null;
                played.choose(chosen, seats.get(chosen.seat()).bot() == null);
            }
            case Entry.UndoAsked asked -> agreements.askUndo(asked);
            case Entry.UndoAnswered answered -> agreements.answerUndo(answered);
            case Entry.Undone undone -> {
                agreements.undoAsked = null;
                played.undo(undone);
            }
            case Entry.LessonGone gone -> played.go(gone);
            case Entry.FullViewAgreed agreed -> agreements.fullView |= 1 << agreed.seat();
            case Entry.FullViewEnded ended -> agreements.fullView &= ~(1 << ended.seat());
            case Entry.ExportAgreed agreed -> agreements.export |= 1 << agreed.seat();
            case Entry.ExportEnded ended -> agreements.export &= ~(1 << ended.seat());
            case Entry.WindowAnswered answered -> reactions.answer(answered);
            case Entry.GraceGiven grace -> graceUntil = grace.until();
            case Entry.Said said ->
                chat.add(new ChatLine(version, entries, said.seat(), said.name(), said.to(), said.text(), at));
        }
        played.end(at);
        reactions.watch(entry, at);
        turned = open == openToAll() && agreements.same(wish, agreedBefore) ? turned : version;
        count(entry);
        if (entry.startsClock()) {
            askedAt = at;
            askedVersion = version;
            graceUntil = 0;
        }
        newlyAsked = waitedFor() & humans() & ~waited;
    }

    /** Before the game one chair sees many people; what they did there is not held against whoever plays. */
    private void count(Entry entry) {
        int by = entry.gestureOf();
        if (entry instanceof Entry.Started) {
            Arrays.fill(gestures, 0);
        } else if (by >= 0) {
            gestures[by]++;
        }
    }

    private void create(Entry.Created created) {
        title = created.title();
        setup = created.setup();
        turnSeconds = created.turnSeconds();
        hourglassSeconds = created.hourglassSeconds();
        secret = created.secret();
        oneDevice = Boolean.TRUE.equals(created.oneDevice());
        daily = created.daily();
        Entry.LessonRef taught = created.lesson();
        if (taught != null) {
            played.teach(LessonGame.lesson(taught));
        }
        commitment = Tokens.hash(secret);
        chairs.open(setup.seats(), created.host());
        gestures = new int[setup.seats()];
    }

    // ---------------------------------------------------------------- snapshots and other rules

    /** Lets the game begin with a snapshot, for a table to which nothing has been applied yet. */
    void restoreFrom(SavedTable snapshot) {
        played.restoreFrom(snapshot);
    }

    /** Plays no choice before some entry, for a table to which nothing has been applied yet. */
    void playFrom(int entry) {
        played.playFrom(entry);
    }

    /** The game as it is now, if there is one that can be stored; the answers in an open window would be lost. */
    SavedTable.@Nullable Taken save() {
        return agreements.undoAsked == null && !reactions.open() ? played.save() : null;
    }

    /** What to write into the record because a seat is played by a bot that is no more; nothing if none is. */
    Entry.@Nullable BotReplaced retired() {
        for (int seat = 0; seat < seats.size(); seat++) {
            for (String level : seats.get(seat).levels()) {
                if (RetiredBots.has(level)) {
                    return new Entry.BotReplaced(seat, level, RetiredBots.successor(level));
                }
            }
        }
        return null;
    }

    /** What to write into the record before a game of other rules goes on. */
    Entry.RulesChanged adopt() {
        return played.adopt();
    }
}
