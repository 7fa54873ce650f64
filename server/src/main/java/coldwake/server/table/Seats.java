package coldwake.server.table;

import coldwake.bots.Bots;
import coldwake.server.table.SeatState.StandInBy;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/** Commands about who sits where, and who plays there. */
public final class Seats {
    /** The bot that plays on when somebody's time has run out. */
    private static final String LATE_LEVEL = Bots.NORMAL.word();

    /** How long a contribution was at most that was sent openly, in earlier versions. */
    static final int MAX_CONTRIBUTION = 64;

    private static final int HASH_DIGITS = 48;
    /** Whoever has not answered for so long is late, whether or not there is a clock. */
    private static final long LATE_MILLIS = 60_000;
    /** Enough for a browser to connect again. */
    private static final int LEAST_GRACE_SECONDS = 10;

    private static final int MOST_GRACE_SECONDS = 60;

    private final Tables tables;

    Seats(Tables tables) {
        this.tables = tables;
    }

    /** Keeps a chair for whoever knows a code. */
    public void invite(String id, int seat, String code) {
        tables.command(id, "invite-" + Tokens.hash(code).substring(0, HASH_DIGITS), table -> {
            requireFree(table, seat);
            return new Entry.SeatInvited(seat, Tokens.hash(code));
        });
    }

    /** A seat that somebody got, with its token. */
    public record Held(int seat, String token) {}

    /** Keeps a chair for whoever knows the code, which is the same if it is asked for again. Returns the code. */
    public String invite(String id, IdempotencyKey once, int seat) {
        String code = once.token(tables.read(id, Table::secret), "code " + seat);
        invite(id, seat, code);
        return code;
    }

    /**
     * Takes a seat, unless it was taken before when the same was asked for; {@code chair} tells apart those that are taken
     * together.
     */
    public Held take(
            String id,
            IdempotencyKey once,
            String chair,
            int wanted,
            String name,
            @Nullable String commitment,
            @Nullable String invitation) {
        String token = once.token(tables.read(id, Table::secret), chair);
        return new Held(take(id, once.sitting(chair), wanted, name, token, commitment, invitation), token);
    }

    /** Takes a seat; -1 means the one of the invitation, or the first open one. Answers the seat. */
    public int take(
            String id,
            int wanted,
            String name,
            String token,
            @Nullable String commitment,
            @Nullable String invitation) {
        String command = "sit-" + Tokens.hash(token).substring(0, HASH_DIGITS);
        return take(id, command, wanted, name, token, commitment, invitation);
    }

    private int take(
            String id,
            String command,
            int wanted,
            String name,
            String token,
            @Nullable String commitment,
            @Nullable String invitation) {
        requireCommitment(commitment);
        String hash = Tokens.hash(token);
        String visible = CleanText.clean(name, Tables.MAX_NAME);
        tables.command(id, command, table -> {
            int number = wanted >= 0 ? wanted : firstOpen(table, invitation);
            if (number < 0) {
                throw new TableException("seat-taken", "Every seat is taken.");
            }
            require(table, number);
            SeatState seat = table.seats().get(number);
            if (!seat.open()) {
                throw new TableException("seat-taken", "That seat is taken; choose an open one.");
            }
            if (!invited(seat, invitation)) {
                throw new TableException("not-invited", "That seat is kept for somebody with an invitation.");
            }
            return new Entry.SeatTaken(number, hash, visible, null, commitment);
        });
        if (tables.entryOf(id, command).orElse(null) instanceof Entry.SeatTaken taken
                && taken.tokenHash().equals(hash)) {
            return taken.seat();
        }
        throw IdempotencyKey.usedOtherwise();
    }

    /** Refuses what cannot be a commitment. */
    static void requireCommitment(@Nullable String commitment) {
        if (commitment != null && !Fairness.isHash(commitment)) {
            throw new TableException(
                    "no-commitment", "A commitment is a SHA-256 hash: 64 hexadecimal digits in lower case.");
        }
    }

    private static boolean invited(SeatState seat, @Nullable String invitation) {
        String hash = seat.invitationHash();
        return hash == null || invitation != null && Tokens.matches(invitation, hash);
    }

    private static int firstOpen(Table table, @Nullable String invitation) {
        int found = -1;
        for (int seat = table.seats().size() - 1; seat >= 0; seat--) {
            SeatState state = table.seats().get(seat);
            boolean better = invitation == null || found < 0 || state.invitationHash() != null;
            found = state.open() && invited(state, invitation) && better ? seat : found;
        }
        return found;
    }

    public void leave(String id, int seat) {
        tables.command(id, unique("leave"), table -> {
            if (table.started() != null) {
                throw new TableException(
                        "already-started", "The game has started; let a bot play for you instead of leaving.");
            }
            return new Entry.SeatLeft(seat);
        });
    }

    public void bot(String id, int seat, String level) {
        bot(id, unique("bot-" + seat), seat, level);
    }

    /** Puts a bot on a chair of a table that is being opened, perhaps not for the first time. */
    public void firstBot(String id, int seat, String level) {
        bot(id, "first-bot-" + seat, seat, level);
    }

    private void bot(String id, String command, int seat, String level) {
        requireBot(level);
        tables.command(id, command, table -> {
            requireFree(table, seat);
            return new Entry.BotSeated(seat, level);
        });
    }

    private static void requireFree(Table table, int seat) {
        require(table, seat);
        if (!table.seats().get(seat).open() || table.started() != null && table.importedFrom() == null) {
            throw new TableException("seat-taken", "This can only be done to an open chair before the start.");
        }
    }

    /** Refuses a level that no bot has. */
    public static void requireBot(String level) {
        if (!Bots.names().contains(level)) {
            throw new TableException(
                    "no-such-bot",
                    "No bot is called '" + level + "'; known are " + String.join(", ", Bots.names()) + ".");
        }
    }

    // ---------------------------------------------------------------- stand-ins

    /** A stand-in for a seat, which its owner gets at once. */
    public int wantStandIn(String id, int seat, String level) {
        return wantStandIn(id, seat, seat, level, true);
    }

    /**
     * A stand-in for a seat: at once for its owner, by vote of all other people otherwise.
     *
     * @param present whether somebody looks from the seat
     */
    public int wantStandIn(String id, int seat, int by, String level, boolean present) {
        requireBot(level);
        return tables.command(id, unique("stand-in-" + seat + "-" + by), table -> {
            require(table, seat);
            if (!table.seats().get(seat).human()) {
                throw new TableException("not-a-person", "Only a person's seat can be given to a stand-in.");
            }
            DailyShips.refuseAt(table, "nobody stands in for whoever flies it");
            SeatState state = table.seats().get(seat);
            boolean wanted = (state.standInVotes() & 1 << by) != 0;
            boolean absent = !present && !justBack(table);
            if (!wanted && seat != by && !absent && !late(table, seat)) {
                throw new TableException(
                        "not-absent", "The table can vote for a bot where somebody is away, or a minute late.");
            }
            return wanted && (seat != by || level.equals(state.standIn()))
                    ? null
                    : new Entry.StandInWanted(seat, by, level);
        });
    }

    /** Whether the table has waited for a person for long, who could have answered meanwhile. */
    private boolean late(Table table, int seat) {
        long since = Math.max(table.askedAt(), tables.servesSince());
        return (table.waitedFor() & 1 << seat) != 0 && tables.now() - since >= LATE_MILLIS;
    }

    /** Whether the server was away a moment ago, so that people of a table from before had no time to connect again. */
    private boolean justBack(Table table) {
        long since = tables.servesSince();
        return table.createdAt() < since && tables.now() - since < TimeUnit.SECONDS.toMillis(LEAST_GRACE_SECONDS);
    }

    /** The owner plays again, and votes for a stand-in are void. */
    public int endStandIn(String id, int seat) {
        return tables.command(id, unique("back-" + seat), table -> {
            SeatState state = table.seats().get(seat);
            return state.standIn() == null && state.standInVotes() == 0 ? null : new Entry.StandInEnded(seat);
        });
    }

    /**
     * Gives the seats that are late to a bot, if the time has run out. Whichever node is first, the next one finds nobody
     * late. Returns when to look again, or null.
     */
    public @Nullable Long timeRanOut(String id) {
        tables.command(id, unique("clock"), table -> {
            Long deadline = table.deadline();
            if (deadline == null || deadline > tables.now()) {
                return null;
            }
            List<Integer> late = new ArrayList<>();
            int waited = table.waitedFor() & table.humans();
            for (int seat = 0; seat < table.seats().size(); seat++) {
                if ((waited & 1 << seat) != 0) {
                    late.add(seat);
                }
            }
            return new Entry.TimeRanOut(late, LATE_LEVEL);
        });
        return tables.read(id, Table::deadline);
    }

    /**
     * Gives everybody who is asked some time more, if the clock runs out soon or has: nobody could answer while the server
     * was away.
     */
    public void giveGrace(String id) {
        tables.command(id, unique("grace"), table -> {
            Long deadline = table.deadline();
            Integer seconds = table.turnSeconds();
            if (deadline == null || seconds == null) {
                return null;
            }
            long grace = TimeUnit.SECONDS.toMillis(Math.clamp(seconds, LEAST_GRACE_SECONDS, MOST_GRACE_SECONDS));
            return deadline >= tables.now() + grace / 2 ? null : new Entry.GraceGiven(tables.now() + grace);
        });
    }

    /** The word of the protocol for why a bot plays. */
    public static @Nullable String word(@Nullable StandInBy by) {
        return by == null ? null : by.name().toLowerCase(Locale.ROOT);
    }

    /** A seat declines all reactions without being asked, or wants to be asked again. */
    public int declineReactions(String id, int seat, boolean decline) {
        return tables.command(id, unique("reactions-" + seat), table -> {
            if (table.seats().get(seat).declinesReactions() == decline) {
                return null;
            }
            return decline ? new Entry.ReactionsDeclined(seat) : new Entry.ReactionsWanted(seat);
        });
    }

    /** Tells a seat's questions at an address from now on, or no longer. */
    public int setWebhook(String id, int seat, @Nullable String url) {
        return tables.command(id, unique("hook-" + seat), table -> {
            boolean same = Objects.equals(table.seats().get(seat).webhook(), url);
            return same ? null : new Entry.WebhookSet(seat, url);
        });
    }

    // ---------------------------------------------------------------- finding

    static void require(Table table, int seat) {
        if (seat < 0 || seat >= table.seats().size()) {
            throw new TableException(
                    "no-such-seat",
                    "This table has seats 0 to " + (table.seats().size() - 1) + ".");
        }
    }

    /** The seat a token holds at a table, or -1. */
    public int holder(String id, String token) {
        int known = tables.peek(id, table -> holder(table, token));
        return known >= 0 ? known : tables.read(id, table -> holder(table, token));
    }

    private static int holder(Table table, String token) {
        int found = -1;
        for (int seat = 0; seat < table.seats().size(); seat++) {
            String hash = table.seats().get(seat).tokenHash();
            if (hash != null && Tokens.matches(token, hash)) {
                found = seat;
            }
        }
        return found;
    }

    /** An id for a command that is not repeated by its sender. */
    static String unique(String what) {
        return what + "-" + Tokens.create();
    }
}
