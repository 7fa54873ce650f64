package coldwake.server.table;

import coldwake.content.hourglass.Hourglass;
import coldwake.content.text.Language;
import coldwake.engine.Game;
import coldwake.engine.event.Audience;
import coldwake.engine.event.GameEvent;
import coldwake.engine.setup.GameSetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
    private final List<SeatState> seats = new ArrayList<>();
    private int host = -1;
    private boolean oneDevice;
    private boolean spectatorsMuted;
    /** Tests of this package deal it anew to show that nobody could tell. */
    final TableGame played = new TableGame();

    private long startedAt;
    private final List<ChatLine> chat = new ArrayList<>();
    private @Nullable Draw draw;
    private int draws;
    private int[] gestures = {};
    private Entry.@Nullable UndoAsked undoAsked;
    private int undoAgreed;
    private int fullViewAgreed;
    private int exportAgreed;
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

    private @Nullable Window window;
    private final int reactionSeconds;

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
        this.reactionSeconds = reactionSeconds;
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

    /** The seat of whoever opened the table and can keep order at it, or -1. */
    public int host() {
        return host >= 0 && seats.get(host).human() ? host : -1;
    }

    public boolean spectatorsMuted() {
        return spectatorsMuted;
    }

    public List<SeatState> seats() {
        return seats;
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

    /** How many entries beside the game a seat has made; it can make no more than some. */
    int gesturesOf(int seat) {
        return gestures[seat];
    }

    /** The number of lines said so far, whoever may read them. */
    public int chatSize() {
        return chat.size();
    }

    /** Who shows now what they contribute to the seed, or nothing. */
    public @Nullable Draw draw() {
        return draw;
    }

    /** How many draws were opened so far. */
    int draws() {
        return draws;
    }

    public Entry.@Nullable UndoAsked undoAsked() {
        return undoAsked;
    }

    public int undoAgreed() {
        return undoAgreed;
    }

    public int fullViewAgreed() {
        return fullViewAgreed;
    }

    public int exportAgreed() {
        return exportAgreed;
    }

    /** The table this one was copied from, or nothing. */
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
    long askedAt() {
        return askedAt;
    }

    /** When the time for the open question runs out, or nothing while no clock runs. */
    public @Nullable Long deadline() {
        Integer seconds = turnSeconds;
        return seconds == null || (waitedFor() & humans()) == 0 || answeredTogether()
                ? null
                : Math.max(askedAt + seconds * 1000L, graceUntil);
    }

    /** When the hourglass of this round has run out, or nothing if it lies aside or is not in the game. */
    public @Nullable Long hourglassAt() {
        Game current = played.game;
        if (current == null || Hourglass.where(current.state()) != Hourglass.TURNED) {
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
        int mask = 0;
        for (int seat = 0; seat < seats.size(); seat++) {
            mask |= seats.get(seat).human() ? 1 << seat : 0;
        }
        return mask;
    }

    /**
     * The seats that are not those of bots, as a bit set: who sits there knows what lies there, or will. Nobody agrees for
     * a chair that is still open.
     */
    int people() {
        int mask = 0;
        for (int seat = 0; seat < seats.size(); seat++) {
            mask |= seats.get(seat).bot() == null ? 1 << seat : 0;
        }
        return mask;
    }

    private boolean allOf(int agreed) {
        return people() != 0 && (agreed & people()) == people();
    }

    public boolean over() {
        return played.over();
    }

    /** Whether spectators may see everything: the game is over, or every person agreed. */
    public boolean openToAll() {
        return over() || allOf(fullViewAgreed);
    }

    /** Whether the record may be exported: the game is over, or it has begun and every person agreed. */
    public boolean exportable() {
        return over() || started() != null && allOf(exportAgreed);
    }

    /** Whether choices may be taken back to some number of them: at once, or because every person agreed. */
    boolean mayUndo(int seat, int keep) {
        Entry.UndoAsked asked = undoAsked;
        return keep >= freeUndoTo(seat)
                || Integer.bitCount(people()) == 1
                || asked != null && asked.keep() == keep && allOf(undoAgreed);
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
        Window open = window;
        return open == null ? Map.of() : open.asked(running());
    }

    /** Whether people are asked all at once and answered for at one moment: there is somebody to hide it from. */
    public boolean answeredTogether() {
        return window != null
                && reactionSeconds > 0
                && !oneDevice
                && Integer.bitCount(humans()) > 1
                && askedPeople() != 0;
    }

    private int askedPeople() {
        return askedTogether().keySet().stream()
                .filter(seat -> seats.get(seat).mover() == null)
                .mapToInt(seat -> 1 << seat)
                .sum();
    }

    /** Whether a seat has answered in the open window, which only that seat may know. */
    public boolean hasAnswered(int seat) {
        return window != null && window.answer(seat) != null;
    }

    /** When the server answers for the people in the open window, or null if it does not. None of it depends on hands. */
    public @Nullable Long windowCloses() {
        Window open = window;
        if (open == null) {
            return null;
        }
        if (answeredTogether()) {
            int people = askedPeople();
            boolean wait = askedTogether().keySet().stream()
                    .anyMatch(seat ->
                            (people & 1 << seat) != 0 && !seats.get(seat).declinesReactions());
            return wait ? open.since() + reactionSeconds * 1000L : open.since();
        }
        int seat = running().toAct();
        // A device that goes round goes to everybody who is asked, or it would tell who can react.
        boolean hidesNothing =
                reactionSeconds > 0 && !oneDevice && running().options(seat).size() == 1;
        return seats.get(seat).human() && (hidesNothing || seats.get(seat).declinesReactions()) ? open.since() : null;
    }

    /** The same, but null while a bot is to answer first. */
    @Nullable Long windowDue() {
        boolean bot = window != null && seats.get(running().toAct()).mover() != null;
        return bot ? null : windowCloses();
    }

    /** What counts as the answer of the person who is asked, if the time of the window has come. */
    Entry.@Nullable Chosen dueInWindow(long now) {
        Long due = windowDue();
        Window open = window;
        if (open == null || due == null || due > now) {
            return null;
        }
        int seat = running().toAct();
        int number = running().state().decisionNumber();
        return new Entry.Chosen(seat, number, open.counts(running(), seat), null);
    }

    // ---------------------------------------------------------------- applying

    /** Applies the next entry of the record. */
    public void apply(Entry entry, long at) {
        int waited = waitedFor();
        boolean open = openToAll();
        Entry.UndoAsked wish = undoAsked;
        int agreedBefore = undoAgreed;
        entries++;
        version += entry.hidden() ? 0 : 1;
        createdAt = entries == 1 ? at : createdAt;
        changedAt = entry.hidden() ? changedAt : at;
        played.begin(entries, version);
        switch (entry) {
            case Entry.Created created -> create(created);
            case Entry.Imported imported -> importedFrom = imported.from();
            case Entry.Seating seating -> seat(seating);
            case Entry.DrawOpened opened -> openDraw(opened, at);
            case Entry.ContributionShown shown -> show(shown);
            case Entry.Started start -> {
                draw = null;
                startedAt = at;
                startedVersion = version;
                played.start(setup, start);
            }
            case Entry.RulesChanged changed -> {
                undoAsked = null;
                played.changeRules(changed);
            }
            case Entry.Chosen chosen -> {
                chosenAt = at;
                undoAsked = null;
                played.choose(chosen, seats.get(chosen.seat()).bot() == null);
            }
            case Entry.UndoAsked asked -> {
                undoAsked = asked;
                undoAgreed = 1 << asked.seat();
            }
            case Entry.UndoAnswered answered -> {
                if (answered.agreed()) {
                    undoAgreed |= 1 << answered.seat();
                } else {
                    undoAsked = null;
                }
            }
            case Entry.Undone undone -> {
                undoAsked = null;
                played.undo(undone);
            }
            case Entry.FullViewAgreed agreed -> fullViewAgreed |= 1 << agreed.seat();
            case Entry.FullViewEnded ended -> fullViewAgreed &= ~(1 << ended.seat());
            case Entry.ExportAgreed agreed -> exportAgreed |= 1 << agreed.seat();
            case Entry.ExportEnded ended -> exportAgreed &= ~(1 << ended.seat());
            case Entry.WindowAnswered answered -> {
                if (window != null) {
                    window.answer(answered.seat(), answered.option());
                }
            }
            case Entry.GraceGiven grace -> graceUntil = grace.until();
            case Entry.Said said ->
                chat.add(new ChatLine(version, entries, said.seat(), said.name(), said.to(), said.text(), at));
        }
        played.end(at);
        watchWindow(entry, at);
        turned =
                open == openToAll() && Objects.equals(wish, undoAsked) && agreedBefore == undoAgreed ? turned : version;
        int by = entry.gestureOf();
        if (by >= 0) {
            gestures[by]++;
        }
        if (entry.startsClock()) {
            askedAt = at;
            askedVersion = version;
            graceUntil = 0;
        }
        newlyAsked = waitedFor() & humans() & ~waited;
    }

    /** A window stays the same while one after the other declines. */
    private void watchWindow(Entry entry, long at) {
        Game current = played.game;
        int scope = current == null ? -1 : current.window();
        Window before = entry instanceof Entry.Undone || entry instanceof Entry.RulesChanged ? null : window;
        boolean same = before != null && before.scope() == scope;
        window = scope < 0 ? null : same ? before : new Window(scope, at);
    }

    private void seat(Entry.Seating seating) {
        switch (seating) {
            case Entry.SeatTaken taken -> take(taken);
            case Entry.SeatInvited invited -> {
                SeatState seat = new SeatState();
                seat.invitationHash = invited.codeHash();
                seat(invited.seat(), seat);
            }
            case Entry.SeatLeft left -> leave(left.seat());
            case Entry.SeatOpened opened -> {
                host = opened.seat() == host ? -1 : host;
                seat(opened.seat(), new SeatState());
            }
            case Entry.BotSeated bot -> {
                host = bot.seat() == host ? -1 : host;
                seatBot(bot.seat(), bot.level());
            }
            case Entry.PersonRemoved removed -> remove(removed);
            case Entry.Muted muted -> mute(muted);
            case Entry.BotReplaced replaced -> seats.get(replaced.seat()).replaceBot(replaced.level(), replaced.by());
            case Entry.StandInWanted wanted -> wantStandIn(wanted);
            case Entry.StandInEnded ended -> seats.get(ended.seat()).endStandIn();
            case Entry.TimeRanOut late ->
                late.seats().forEach(seat -> seats.get(seat).standIn(late.level(), SeatState.StandInBy.CLOCK));
            case Entry.ReactionsDeclined declined -> seats.get(declined.seat()).declinesReactions = true;
            case Entry.ReactionsWanted wanted -> seats.get(wanted.seat()).declinesReactions = false;
            case Entry.WebhookSet hook -> seats.get(hook.seat()).webhook = hook.url();
        }
    }

    /** The seats that take part in the next draw: all that committed to something, but those that kept silent before. */
    List<Integer> nextDraw() {
        Draw before = draw;
        return IntStream.range(0, seats.size())
                .filter(seat -> before == null
                        ? seats.get(seat).commitment() != null
                        : before.shown().contains(seat))
                .boxed()
                .toList();
    }

    private void openDraw(Entry.DrawOpened opened, long at) {
        Draw before = draw;
        if (before != null) {
            before.seats().stream().filter(before::waitsFor).forEach(seat -> seats.get(seat).commitment = null);
        }
        seats.forEach(SeatState::endDraw);
        draw = new Draw(opened.seats(), at);
        draws++;
    }

    private void show(Entry.ContributionShown shown) {
        SeatState seat = seats.get(shown.seat());
        seat.contribution = shown.contribution();
        seat.nextCommitment = shown.next();
        if (draw != null) {
            draw.show(shown.seat());
        }
    }

    private void create(Entry.Created created) {
        title = created.title();
        setup = created.setup();
        turnSeconds = created.turnSeconds();
        hourglassSeconds = created.hourglassSeconds();
        secret = created.secret();
        oneDevice = Boolean.TRUE.equals(created.oneDevice());
        Integer opener = created.host();
        host = opener == null ? -1 : opener;
        commitment = Tokens.hash(secret);
        for (int seat = 0; seat < setup.seats(); seat++) {
            seats.add(new SeatState());
        }
        gestures = new int[setup.seats()];
    }

    /** Somebody else sits on a chair, or nobody: what was agreed to from there no longer counts. */
    private void seat(int number, SeatState state) {
        int others = ~(1 << number);
        fullViewAgreed &= others;
        exportAgreed &= others;
        undoAsked = null;
        if (draw != null) {
            draw = null;
            seats.forEach(SeatState::endDraw);
        }
        seats.forEach(seat -> seat.standInVotes &= others);
        seats.set(number, state);
    }

    private void take(Entry.SeatTaken taken) {
        SeatState seat = new SeatState();
        seat.since = version;
        seat.name = taken.name();
        seat.tokenHash = taken.tokenHash();
        seat.invitationHash = seats.get(taken.seat()).invitationHash();
        seat.contribution = Objects.requireNonNullElse(taken.contribution(), "");
        seat.commitment = taken.commitment();
        seat(taken.seat(), seat);
    }

    /** A chair that is open to everybody is not that of whoever opened the table any more. */
    private void leave(int left) {
        SeatState seat = new SeatState();
        seat.invitationHash = seats.get(left).invitationHash();
        host = left == host && seat.invitationHash == null ? -1 : host;
        seat(left, seat);
    }

    private void seatBot(int number, String level) {
        SeatState seat = new SeatState();
        seat.bot = level;
        seat(number, seat);
    }

    private void remove(Entry.PersonRemoved removed) {
        String level = removed.level();
        if (level != null) {
            seatBot(removed.seat(), level);
        } else {
            SeatState seat = new SeatState();
            seat.invitationHash = removed.codeHash();
            seat(removed.seat(), seat);
        }
    }

    private void mute(Entry.Muted muted) {
        if (muted.seat() < 0) {
            spectatorsMuted = muted.muted();
        } else {
            seats.get(muted.seat()).muted = muted.muted();
        }
    }

    /** The owner gets a stand-in at once; otherwise all other people must want it. */
    private void wantStandIn(Entry.StandInWanted wanted) {
        SeatState seat = seats.get(wanted.seat());
        seat.standInVotes |= 1 << wanted.by();
        int others = humans() & ~(1 << wanted.seat());
        if (wanted.by() == wanted.seat()) {
            seat.standIn(wanted.level(), SeatState.StandInBy.OWNER);
        } else if ((seat.standInVotes & others) == others) {
            seat.standIn(wanted.level(), SeatState.StandInBy.VOTE);
        }
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
        return undoAsked == null && window == null ? played.save() : null;
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
