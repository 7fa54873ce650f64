package coldwake.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Who sits on the chairs of a table, who opened it, and the draw that they take part in before the game. */
final class Chairs {
    private final Agreements agreements;
    private final List<SeatState> seats = new ArrayList<>();
    private int host = -1;
    private boolean spectatorsMuted;
    private @Nullable Draw draw;
    private int draws;

    Chairs(Agreements agreements) {
        this.agreements = agreements;
    }

    /** Puts up the chairs. */
    void open(int chairs, @Nullable Integer opener) {
        for (int seat = 0; seat < chairs; seat++) {
            seats.add(new SeatState());
        }
        host = opener == null ? -1 : opener;
    }

    List<SeatState> seats() {
        return seats;
    }

    int host() {
        return host >= 0 && seats.get(host).human() ? host : -1;
    }

    boolean spectatorsMuted() {
        return spectatorsMuted;
    }

    @Nullable Draw draw() {
        return draw;
    }

    int draws() {
        return draws;
    }

    /** The game was dealt. */
    void closeDraw() {
        draw = null;
    }

    /** @param version that of the table with this entry */
    void apply(Entry.Chairs chairs, int version) {
        switch (chairs) {
            case Entry.SeatTaken taken -> take(taken, version);
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

    void openDraw(Entry.DrawOpened opened, long at) {
        Draw before = draw;
        if (before != null) {
            before.seats().stream().filter(before::waitsFor).forEach(seat -> seats.get(seat).commitment = null);
        }
        seats.forEach(SeatState::endDraw);
        // What was sent openly in an earlier version does not count beside what others committed to: nobody saw it
        // fixed.
        seats.forEach(seat -> seat.contribution = "");
        draw = new Draw(opened.seats(), at);
        draws++;
    }

    void show(Entry.ContributionShown shown) {
        SeatState seat = seats.get(shown.seat());
        seat.contribution = shown.contribution();
        seat.nextCommitment = shown.next();
        if (draw != null) {
            draw.show(shown.seat());
        }
    }

    /** The seats held by people, as a bit set. */
    int humans() {
        int mask = 0;
        for (int seat = 0; seat < seats.size(); seat++) {
            mask |= seats.get(seat).human() ? 1 << seat : 0;
        }
        return mask;
    }

    /**
     * The seats that are not those of bots, as a bit set: whoever sits there knows what lies there, or will. Nobody agrees for
     * a chair that is still open.
     */
    int people() {
        int mask = 0;
        for (int seat = 0; seat < seats.size(); seat++) {
            mask |= seats.get(seat).bot() == null ? 1 << seat : 0;
        }
        return mask;
    }

    /** Somebody else sits on a chair, or nobody: what was agreed to from there no longer counts. */
    private void seat(int number, SeatState state) {
        int others = ~(1 << number);
        agreements.leave(number);
        if (draw != null) {
            draw = null;
            seats.forEach(SeatState::endDraw);
        }
        seats.forEach(seat -> seat.standInVotes &= others);
        seats.set(number, state);
    }

    private void take(Entry.SeatTaken taken, int version) {
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
}
