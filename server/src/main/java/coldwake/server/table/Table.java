package coldwake.server.table;

import coldwake.bots.Answer;
import coldwake.bots.Explainer;
import coldwake.bots.mind.Why;
import coldwake.content.text.Language;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.event.Audience;
import coldwake.engine.event.GameEvent;
import coldwake.engine.rules.Hourglass;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Snapshot;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A table as its record tells it. It is changed by applying entries, and by nothing else. */
public final class Table {
    /** How long the sand runs where nobody said otherwise. Ruling own-hourglass. */
    private static final int HOURGLASS_SECONDS = 180;

    private final String id;
    private int version;
    private String title = "";
    private GameSetup setup = GameSetup.standard(2);
    private @Nullable Integer turnSeconds;
    private @Nullable Integer hourglassSeconds;
    private String secret = "";
    private final List<SeatState> seats = new ArrayList<>();
    private Entry.@Nullable Started started;
    private @Nullable Ruleset rules;
    /** Tests of this package deal it anew to show that nobody could tell. */
    @Nullable Game game;

    private final List<PlayedChoice> choices = new ArrayList<>();
    /** The game before each of the last choices that their seat may take back at once, the latest first. */
    private final Deque<Game> before = new ArrayDeque<>();
    /** When each choice was made. */
    private final List<Long> times = new ArrayList<>();

    private long startedAt;
    private final List<ChatLine> chat = new ArrayList<>();
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
    private int newlyAsked;
    private String rulesVersion = "";
    private Entry.@Nullable RulesChanged rulesChanged;
    private int playFrom;
    private @Nullable SavedTable saved;
    private boolean lost;

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

    /** A line of chat. An empty list of recipients means the table; seat -1 is a spectator. */
    public record ChatLine(int version, int seat, String name, List<Integer> to, String text, long at) {
        /** Whether a seat may read it; it never reads what spectators say among themselves. */
        boolean readableBy(int reader) {
            return seat >= 0 && (to.isEmpty() || to.contains(reader) || seat == reader);
        }
    }

    public Table(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    /** The number of entries applied. */
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
        return Tokens.hash(secret);
    }

    public List<SeatState> seats() {
        return seats;
    }

    public Entry.@Nullable Started started() {
        return started;
    }

    public @Nullable Game game() {
        return game;
    }

    /** The game of a table that has started. */
    public Game running() {
        Game running = game;
        if (running == null) {
            throw new TableException("not-started", "The game at this table has not started.");
        }
        return running;
    }

    public List<PlayedChoice> choices() {
        return choices;
    }

    /** Chat from some line on that a seat, or who only watches, may read. Spectators hear the table once all is open. */
    public List<ChatLine> chat(int reader, int from) {
        boolean watches = reader == Audience.SPECTATOR;
        return chat.subList(Math.min(from, chat.size()), chat.size()).stream()
                .filter(line ->
                        watches ? line.seat() < 0 || line.to().isEmpty() && openToAll() : line.readableBy(reader))
                .toList();
    }

    /** The number of lines said so far, whoever may read them. */
    public int chatSize() {
        return chat.size();
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
        Game current = game;
        int mask = current == null ? 0 : current.asked();
        for (int seat = 0; seat < seats.size(); seat++) {
            mask &= seats.get(seat).mover() == null ? -1 : ~(1 << seat);
        }
        return mask;
    }

    /** The people who must answer since the last entry, and did not have to before it. */
    public int newlyAsked() {
        return newlyAsked;
    }

    /** When the time for the open question runs out, or nothing while no clock runs. */
    public @Nullable Long deadline() {
        Integer seconds = turnSeconds;
        return seconds == null || (waitedFor() & humans()) == 0 ? null : askedAt + seconds * 1000L;
    }

    /** When the hourglass of this round has run out, or nothing if it lies aside or is not in the game. */
    public @Nullable Long hourglassAt() {
        Game current = game;
        if (current == null || current.state().hourglass() != Hourglass.TURNED) {
            return null;
        }
        int round = current.state().round();
        long turned = startedAt;
        for (int k = choices.size() - 1; k >= 0 && choices.get(k).round() == round; k--) {
            turned = times.get(k);
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
        return rulesVersion;
    }

    /** Whether the game was played so far with other rules than this server has. */
    boolean underOtherRules() {
        return started != null && !rulesVersion.equals(Rules.version());
    }

    /** How many choices cannot be taken back, because the rules have changed since. */
    public int settled() {
        return rulesChanged == null ? 0 : rulesChanged.keep();
    }

    /** The seats held by people, as a bit set. */
    public int humans() {
        int mask = 0;
        for (int seat = 0; seat < seats.size(); seat++) {
            mask |= seats.get(seat).human() ? 1 << seat : 0;
        }
        return mask;
    }

    public boolean over() {
        return game != null && game.over();
    }

    /** Whether spectators may see everything: the game is over, or every person agreed. */
    public boolean openToAll() {
        return over() || humans() != 0 && (fullViewAgreed & humans()) == humans();
    }

    /** Whether the record may be exported: the game is over, or every person agreed. */
    public boolean exportable() {
        return over() || humans() != 0 && (exportAgreed & humans()) == humans();
    }

    /** How many choices stay if a seat takes back all it may at once: its own last ones that told nobody anything new. */
    public int freeUndoTo(int seat) {
        int keep = choices.size();
        while (!over() && keep > settled() && free(choices.get(keep - 1), seat)) {
            keep--;
        }
        return keep;
    }

    private static boolean free(PlayedChoice choice, int seat) {
        return choice.seat() == seat && !choice.reveals();
    }

    // ---------------------------------------------------------------- applying

    /** Applies the next entry of the record. */
    public void apply(Entry entry, long at) {
        int waited = waitedFor();
        version++;
        createdAt = version == 1 ? at : createdAt;
        changedAt = at;
        switch (entry) {
            case Entry.Created created -> create(created);
            case Entry.Imported imported -> importedFrom = imported.from();
            case Entry.Seating seating -> seat(seating);
            case Entry.Started start -> {
                startedAt = at;
                start(start);
            }
            case Entry.RulesChanged changed -> changeRules(changed);
            case Entry.Chosen chosen -> {
                chosenAt = at;
                choose(chosen);
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
            case Entry.Undone undone -> undo(undone.keep());
            case Entry.FullViewAgreed agreed -> fullViewAgreed |= 1 << agreed.seat();
            case Entry.FullViewEnded ended -> fullViewAgreed &= ~(1 << ended.seat());
            case Entry.ExportAgreed agreed -> exportAgreed |= 1 << agreed.seat();
            case Entry.ExportEnded ended -> exportAgreed &= ~(1 << ended.seat());
            case Entry.Said said ->
                chat.add(new ChatLine(version, said.seat(), said.name(), said.to(), said.text(), at));
        }
        SavedTable reached = saved;
        if (reached != null && version == reached.seq()) {
            install(reached);
        }
        keepTimes(at);
        if (entry.startsClock()) {
            askedAt = at;
            askedVersion = version;
        }
        newlyAsked = waitedFor() & humans() & ~waited;
    }

    private void keepTimes(long at) {
        while (times.size() > choices.size()) {
            times.removeLast();
        }
        while (times.size() < choices.size()) {
            times.add(at);
        }
    }

    private void seat(Entry.Seating seating) {
        switch (seating) {
            case Entry.SeatTaken taken -> take(taken);
            case Entry.SeatInvited invited -> {
                SeatState seat = new SeatState();
                seat.invitationHash = invited.codeHash();
                seats.set(invited.seat(), seat);
            }
            case Entry.SeatLeft left -> leave(left.seat());
            case Entry.SeatOpened opened -> seats.set(opened.seat(), new SeatState());
            case Entry.BotSeated bot -> {
                SeatState seat = new SeatState();
                seat.bot = bot.level();
                seats.set(bot.seat(), seat);
            }
            case Entry.StandInWanted wanted -> wantStandIn(wanted);
            case Entry.StandInEnded ended -> seats.get(ended.seat()).endStandIn();
            case Entry.TimeRanOut late ->
                late.seats().forEach(seat -> seats.get(seat).standIn(late.level(), SeatState.StandInBy.CLOCK));
            case Entry.WebhookSet hook -> seats.get(hook.seat()).webhook = hook.url();
        }
    }

    private void create(Entry.Created created) {
        title = created.title();
        setup = created.setup();
        turnSeconds = created.turnSeconds();
        hourglassSeconds = created.hourglassSeconds();
        secret = created.secret();
        for (int seat = 0; seat < setup.seats(); seat++) {
            seats.add(new SeatState());
        }
    }

    private void take(Entry.SeatTaken taken) {
        SeatState seat = new SeatState();
        seat.name = taken.name();
        seat.tokenHash = taken.tokenHash();
        seat.invitationHash = seats.get(taken.seat()).invitationHash();
        seat.contribution = taken.contribution();
        seats.set(taken.seat(), seat);
    }

    private void leave(int left) {
        SeatState seat = new SeatState();
        seat.invitationHash = seats.get(left).invitationHash();
        seats.set(left, seat);
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

    private void start(Entry.Started start) {
        started = start;
        rulesVersion = start.rulesVersion();
        rules = Rules.of(setup);
        if (!skipping()) {
            replay(List.of());
        }
    }

    private void choose(Entry.Chosen chosen) {
        undoAsked = null;
        if (skipping()) {
            choices.add(new PlayedChoice(chosen.seat(), chosen.option(), List.of(), true, 0, null));
        } else if (!underOtherRules() || playable(chosen)) {
            play(chosen.seat(), chosen.option(), explain(chosen));
        }
    }

    private @Nullable Map<Language, String> explain(Entry.Chosen chosen) {
        int seat = chosen.seat();
        Game current = running();
        // A reason of earlier versions that nobody gives today is left out.
        Why why = chosen.why() == null ? null : Why.named(chosen.why()).orElse(null);
        if (why == null || seats.get(seat).bot() != null || (current.asked() & 1 << seat) == 0) {
            return null;
        }
        int index = OptionIds.of(current.state(), current.options(seat)).indexOf(chosen.option());
        return index < 0 ? null : Explainer.sentences(current, seat, new Answer(index, why));
    }

    private void play(int seat, String option, @Nullable Map<Language, String> why) {
        Game current = running();
        Game earlier = current.copy();
        List<GameEvent> events = new ArrayList<>();
        current.listen(events::add);
        current.choose(new Choice(current.state().decisionNumber(), seat, option));
        current.listen(null);
        boolean reveals = events.stream().anyMatch(GameEvent::reveals);
        if (reveals || choices.isEmpty() || choices.getLast().seat() != seat) {
            before.clear();
        }
        if (!reveals) {
            before.push(earlier);
        }
        choices.add(new PlayedChoice(
                seat, option, List.copyOf(events), reveals, current.state().round(), why));
    }

    private void undo(int keep) {
        undoAsked = null;
        List<PlayedChoice> kept = List.copyOf(choices.subList(0, Math.min(keep, choices.size())));
        if (underOtherRules() && !skipping()) {
            // What is taken back cannot be told under other rules; the choices stand as they were stored.
            lost = true;
        } else if (skipping()) {
            choices.clear();
            choices.addAll(kept);
        } else if (choices.size() - kept.size() <= before.size()) {
            while (choices.size() > kept.size()) {
                game = before.pop();
                choices.removeLast();
            }
        } else {
            replay(kept);
        }
    }

    /** Plays choices again, from the deal or from where the rules of now took over. */
    private void replay(List<PlayedChoice> kept) {
        Entry.Started start = started;
        if (start == null) {
            throw new IllegalStateException("table " + id + " has not started");
        }
        choices.clear();
        before.clear();
        Entry.RulesChanged change = rulesChanged;
        if (change == null) {
            game = Game.start(ruleset(), start.seed(), null);
        } else {
            game = Game.resume(SavedTable.restore(change.state(), ruleset()));
            choices.addAll(kept.subList(0, change.keep()));
        }
        kept.subList(settled(), kept.size()).forEach(choice -> play(choice.seat(), choice.option(), choice.why()));
    }

    private Ruleset ruleset() {
        if (rules == null) {
            throw new IllegalStateException("table " + id + " has not started");
        }
        return rules;
    }

    // ---------------------------------------------------------------- snapshots and other rules

    /** Lets the game begin with a snapshot, for a table to which nothing has been applied yet. */
    void restoreFrom(SavedTable snapshot) {
        saved = snapshot;
        playFrom = snapshot.seq() + 1;
    }

    /** Plays no choice before some entry, for a table to which nothing has been applied yet. */
    void playFrom(int entry) {
        playFrom = entry;
    }

    private boolean skipping() {
        return version < playFrom;
    }

    private void install(SavedTable snapshot) {
        game = Game.resume(snapshot.restore(ruleset()));
        choices.clear();
        choices.addAll(snapshot.played());
        saved = null;
    }

    /** The game as it is now, if there is one that can be stored. */
    @Nullable SavedTable save() {
        Game current = game;
        return current == null || undoAsked != null || underOtherRules()
                ? null
                : SavedTable.of(version, rulesVersion, current.state(), choices);
    }

    /** Whether a choice made under other rules can be played under those of now; after the first that cannot, none. */
    private boolean playable(Entry.Chosen chosen) {
        Game trial = running().copy();
        try {
            lost = lost || trial.state().decisionNumber() != chosen.number();
            if (!lost) {
                trial.choose(new Choice(chosen.number(), chosen.seat(), chosen.option()));
            }
        } catch (ChoiceException e) {
            lost = true;
        }
        return !lost;
    }

    /** What to write into the record before a game of other rules goes on. */
    Entry.RulesChanged adopt() {
        return new Entry.RulesChanged(
                rulesVersion,
                Rules.version(),
                choices.size(),
                Snapshot.of(running().state()));
    }

    private void changeRules(Entry.RulesChanged changed) {
        rulesVersion = changed.to();
        rulesChanged = changed;
        lost = false;
        undoAsked = null;
        List<PlayedChoice> kept = List.copyOf(choices.subList(0, changed.keep()));
        choices.clear();
        before.clear();
        choices.addAll(kept);
        if (!skipping()) {
            GameState restored = SavedTable.restore(changed.state(), ruleset());
            game = Game.resume(restored);
        }
    }
}
