package coldwake.server.table;

import coldwake.bots.Bots;
import org.jspecify.annotations.Nullable;

/** What whoever opened a table can do to keep order at it. */
public final class Host {
    /** The bot that plays on for somebody who had to go. */
    private static final String LEVEL = Bots.NORMAL.word();

    private final Tables tables;

    Host(Tables tables) {
        this.tables = tables;
    }

    /**
     * Takes the chair of a person back: before the start it is kept for whoever knows a new code, so that the same person
     * does not sit down there again; in a game a bot plays on. Returns the code, or null in a game.
     */
    public @Nullable String remove(String id, int by, int seat) {
        String code = Tokens.create();
        String command = Seats.unique("remove-" + seat);
        tables.command(id, command, table -> {
            require(table, by, seat);
            Seats.require(table, seat);
            if (!table.seats().get(seat).human()) {
                throw new TableException("not-a-person", "Nobody sits on this chair who could be asked to leave.");
            }
            boolean running = table.started() != null;
            return new Entry.PersonRemoved(seat, by, running ? null : Tokens.hash(code), running ? LEVEL : null);
        });
        boolean kept = tables.entryOf(id, command).orElse(null) instanceof Entry.PersonRemoved removed
                && removed.level() == null;
        return kept ? code : null;
    }

    /** Lets a seat talk or not; seat -1 stands for the spectators. */
    public int mute(String id, int by, int seat, boolean muted) {
        return tables.command(id, Seats.unique("mute"), table -> {
            require(table, by, seat);
            if (seat >= 0) {
                Seats.require(table, seat);
            }
            boolean before =
                    seat < 0 ? table.spectatorsMuted() : table.seats().get(seat).muted();
            return before == muted ? null : new Entry.Muted(seat, by, muted);
        });
    }

    private static void require(Table table, int by, int seat) {
        if (table.host() != by) {
            throw new TableException("not-the-host", "Only whoever opened this table can do that.");
        }
        if (seat == by) {
            throw new TableException("not-yourself", "This is your own chair; get up, or say nothing.");
        }
    }
}
