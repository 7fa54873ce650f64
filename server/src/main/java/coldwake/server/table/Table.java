package coldwake.server.table;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.event.GameEvent;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A table as its record tells it. It is changed by applying entries, and by nothing else. */
public final class Table {
    private final String id;
    private int version;
    private String title = "";
    private GameSetup setup = GameSetup.standard(2);
    private @Nullable Integer turnSeconds;
    private String secret = "";
    private final List<SeatState> seats = new ArrayList<>();
    private Entry.@Nullable Started started;
    private @Nullable Ruleset rules;
    private @Nullable Game game;
    private final List<PlayedChoice> choices = new ArrayList<>();
    private final List<ChatLine> chat = new ArrayList<>();
    private Entry.@Nullable UndoAsked undoAsked;
    private int undoAgreed;
    private int fullViewAgreed;
    private int exportAgreed;
    private long changedAt;

    /** Who sits on a chair. */
    public static final class SeatState {
        private @Nullable String name;
        private @Nullable String tokenHash;
        private String contribution = "";
        private @Nullable String bot;
        private @Nullable String standIn;
        private int standInVotes;

        /** The display name of a person, or nothing. */
        public @Nullable String name() {
            return name;
        }

        public @Nullable String tokenHash() {
            return tokenHash;
        }

        public String contribution() {
            return contribution;
        }

        /** The level of the bot that owns the chair, or nothing. */
        public @Nullable String bot() {
            return bot;
        }

        /** The level of the bot that plays for the owner at the moment, or nothing. */
        public @Nullable String standIn() {
            return standIn;
        }

        /** The seats that want a bot to play here, as a bit set. */
        public int standInVotes() {
            return standInVotes;
        }

        public boolean human() {
            return tokenHash != null;
        }

        public boolean open() {
            return tokenHash == null && bot == null;
        }

        /** The level of whatever bot moves here, or nothing. */
        public @Nullable String mover() {
            return bot != null ? bot : standIn;
        }
    }

    /** A choice that counts, with what it caused. */
    public record PlayedChoice(int seat, String option, List<GameEvent> events, boolean reveals, int round) {}

    /** A line of chat. An empty list of recipients means the table; seat -1 is a spectator. */
    public record ChatLine(int version, int seat, String name, List<Integer> to, String text, long at) {
        /** Whether a seat may read it; spectators have their own channel. */
        public boolean readableBy(int reader) {
            if (seat < 0) {
                return reader >= Integer.SIZE - 1;
            }
            return to.isEmpty() || to.contains(reader) || seat == reader;
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

    public List<ChatLine> chat() {
        return chat;
    }

    public Entry.@Nullable UndoAsked undoAsked() {
        return undoAsked;
    }

    public int undoAgreed() {
        return undoAgreed;
    }

    public long changedAt() {
        return changedAt;
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

    /** Whether a seat may take its last choice back at once: it is its own, and it revealed nothing. */
    public boolean canUndoFreely(int seat) {
        if (choices.isEmpty() || over()) {
            return false;
        }
        PlayedChoice last = choices.getLast();
        return last.seat() == seat && !last.reveals();
    }

    // ---------------------------------------------------------------- applying

    /** Applies the next entry of the record. */
    public void apply(Entry entry, long at) {
        version++;
        changedAt = at;
        switch (entry) {
            case Entry.Created created -> create(created);
            case Entry.SeatTaken taken -> take(taken);
            case Entry.SeatLeft left -> seats.set(left.seat(), new SeatState());
            case Entry.BotSeated bot -> {
                SeatState seat = new SeatState();
                seat.bot = bot.level();
                seats.set(bot.seat(), seat);
            }
            case Entry.StandInWanted wanted -> wantStandIn(wanted);
            case Entry.StandInEnded ended -> {
                seats.get(ended.seat()).standIn = null;
                seats.get(ended.seat()).standInVotes = 0;
            }
            case Entry.Started start -> start(start);
            case Entry.Chosen chosen -> choose(chosen);
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
            case Entry.ExportAgreed agreed -> exportAgreed |= 1 << agreed.seat();
            case Entry.Said said ->
                chat.add(new ChatLine(version, said.seat(), said.name(), said.to(), said.text(), at));
        }
    }

    private void create(Entry.Created created) {
        title = created.title();
        setup = created.setup();
        turnSeconds = created.turnSeconds();
        secret = created.secret();
        for (int seat = 0; seat < setup.seats(); seat++) {
            seats.add(new SeatState());
        }
    }

    private void take(Entry.SeatTaken taken) {
        SeatState seat = new SeatState();
        seat.name = taken.name();
        seat.tokenHash = taken.tokenHash();
        seat.contribution = taken.contribution();
        seats.set(taken.seat(), seat);
    }

    /** The owner gets a stand-in at once; otherwise all other people must want it. */
    private void wantStandIn(Entry.StandInWanted wanted) {
        SeatState seat = seats.get(wanted.seat());
        seat.standInVotes |= 1 << wanted.by();
        int others = humans() & ~(1 << wanted.seat());
        boolean byOwner = wanted.by() == wanted.seat();
        if (byOwner || (seat.standInVotes & others) == others) {
            seat.standIn = wanted.level();
        }
    }

    private void start(Entry.Started start) {
        started = start;
        rules = Rulesets.of(setup);
        replay(List.of());
    }

    private void choose(Entry.Chosen chosen) {
        undoAsked = null;
        play(chosen.seat(), chosen.option());
    }

    private void play(int seat, String option) {
        Game current = running();
        List<GameEvent> events = new ArrayList<>();
        current.listen(events::add);
        current.choose(new Choice(current.state().decisionNumber(), seat, option));
        current.listen(null);
        boolean reveals = events.stream().anyMatch(GameEvent::reveals);
        choices.add(new PlayedChoice(
                seat, option, List.copyOf(events), reveals, current.state().round()));
    }

    private void undo(int keep) {
        undoAsked = null;
        List<PlayedChoice> kept = List.copyOf(choices.subList(0, keep));
        replay(kept);
    }

    private void replay(List<PlayedChoice> kept) {
        Entry.Started start = started;
        Ruleset ruleset = rules;
        if (start == null || ruleset == null) {
            throw new IllegalStateException("table " + id + " has not started");
        }
        choices.clear();
        game = Game.start(ruleset, start.seed(), null);
        kept.forEach(choice -> play(choice.seat(), choice.option()));
    }
}
