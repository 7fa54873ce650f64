package coldwake.server.table;

/** What every person at a table must agree to; each can think better of it. */
public final class Consents {
    private final Tables tables;

    Consents(Tables tables) {
        this.tables = tables;
    }

    /** A seat lets everybody see what it sees, or no longer. */
    public int fullView(String id, int seat, boolean agreed) {
        return tables.command(id, Seats.unique("full-" + seat), table -> {
            boolean before = (table.fullViewAgreed() & 1 << seat) != 0;
            if (before == agreed) {
                return null;
            }
            DailyShips.refuseAt(table, "nothing of it is shown before its day is over");
            return agreed ? new Entry.FullViewAgreed(seat) : new Entry.FullViewEnded(seat);
        });
    }

    /** A seat lets the unfinished table be exported, or no longer. */
    public int export(String id, int seat, boolean agreed) {
        return tables.command(id, Seats.unique("export-" + seat), table -> {
            boolean before = (table.exportAgreed() & 1 << seat) != 0;
            if (before == agreed) {
                return null;
            }
            DailyShips.refuseAt(table, "nothing of it is shown before its day is over");
            return agreed ? new Entry.ExportAgreed(seat) : new Entry.ExportEnded(seat);
        });
    }
}
