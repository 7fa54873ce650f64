package coldwake.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The event table and its kin. Plain SQL that SQLite and PostgreSQL both understand; the primary key orders the entries of
 * a table and the unique command id makes commands idempotent.
 */
public final class Store implements AutoCloseable {
    /** How far back to look for entries of others, so that one whose commit took long is not overlooked. */
    private static final int OVERLAP_SECONDS = 10;

    private static final String INSERT_TABLE =
            "insert into game_table (id, created_at, changed_at, listed, state, title) values (?, ?, ?, ?, ?, ?)";
    private final Rows entries;
    private final Rows snapshots;
    private final Database database;
    private final boolean notify;

    /** One entry of the record of a table. */
    public record Row(int seq, String commandId, String body, long at) {}

    /** A table as the lobby lists it. */
    public record Listing(String id, String title, String state, long createdAt, long changedAt) {}

    /** The state of a table's game at some entry. */
    public record SavedState(int seq, String rulesVersion, String body) {}

    /** The newest entry of a table that changed lately. */
    public record Changed(String table, int seq) {}

    /** Connections in use, requests that wait for one, and statements that failed so far. */
    public record Strain(int busy, int waiting, long failures) {}

    private Store(Database database, boolean notify) {
        this.database = database;
        entries = Rows.entries(!database.shared());
        snapshots = Rows.snapshots(!database.shared());
        this.notify = notify && database.shared();
    }

    /** Opens a store by JDBC address; {@code notify} tells other nodes at once what was written. */
    public static Store open(String url, boolean notify) {
        return new Store(Database.open(url), notify);
    }

    /** Whether other processes may write, too. */
    public boolean shared() {
        return database.shared();
    }

    public Strain strain() {
        return database.strain();
    }

    /** When somebody's time runs out. */
    public Deadlines deadlines() {
        return new Deadlines(database);
    }

    /** How games ended. */
    public Results results() {
        return new Results(database);
    }

    /** The games that were finished under device keys. */
    public Logbooks logbooks() {
        return new Logbooks(database);
    }

    /** Flights with the ships of days. */
    public Flights flights() {
        return new Flights(database);
    }

    /** Which tables are shown to everybody. */
    public Lobby lobby() {
        return new Lobby(database);
    }

    /** The claims of nodes on tables. */
    public TableLeases leases() {
        return new TableLeases(database);
    }

    /** Who looks, at every node. */
    public Presence presence() {
        return new Presence(database);
    }

    @Override
    public void close() {
        database.close();
    }

    // ---------------------------------------------------------------- tables

    /** Creates a table without entries, unless there is one. */
    public void createTable(String id, String title, boolean listed, long at) {
        database.insertOnce(INSERT_TABLE, id, at, at, listed, "open", title);
    }

    /** Creates an unlisted table with all its entries at once, or not at all. */
    public void createTable(String id, String title, String state, long at, List<Row> rows) {
        // Everybody's choices wait while this is written: all that can be done before is.
        List<Object[]> stored = rows.stream()
                .map(row -> entries.stored(id, row.seq(), row.commandId(), row.body(), row.at()))
                .toList();
        database.write(c -> {
            Database.update(c, INSERT_TABLE, id, at, at, false, state, title);
            Database.updateAll(c, entries.insertion(), stored);
            return rows.size();
        });
    }

    public boolean exists(String id) {
        return !database.query(r -> r.getString(1), "select id from game_table where id = ?", id)
                .isEmpty();
    }

    public int countTables() {
        return database.query(r -> r.getInt(1), "select count(*) from game_table")
                .getFirst();
    }

    // ---------------------------------------------------------------- entries

    /** The outcome of trying to append. */
    public enum Append {
        DONE,
        /** Somebody else wrote this entry first: read and try again. */
        STALE,
        /** The command was carried out before. */
        REPEATED
    }

    /**
     * Appends an entry after entry {@code row.seq() - 1}, unless it exists or the command was carried out before. With a
     * {@code state}, the table gets into it in the same transaction.
     */
    public Append append(String table, Row row, @Nullable String state) {
        try {
            if (state == null) {
                database.writeOne(c -> insert(c, table, row));
            } else {
                database.write(c -> {
                    Database.update(
                            c, "update game_table set state = ?, changed_at = ? where id = ?", state, row.at(), table);
                    return insert(c, table, row);
                });
            }
            return Append.DONE;
        } catch (StoreException e) {
            if (!e.isDuplicate()) {
                throw e;
            }
            return find(table, row.commandId()).isPresent() ? Append.REPEATED : Append.STALE;
        }
    }

    private boolean insert(Connection c, String table, Row row) throws SQLException {
        Object[] values = {table, row.seq(), row.commandId(), row.body(), row.at()};
        if (!notify) {
            return entries.insert(c, values) == 1;
        }
        String both = "with ins as (" + entries.insertion() + " returning table_id, seq) select pg_notify('"
                + ChangeNotices.CHANNEL + "', table_id || ' ' || seq) from ins";
        return !Database.query(c, r -> true, both, values).isEmpty();
    }

    /** The entry a command made, if it was carried out. */
    public Optional<Row> find(String table, String commandId) {
        return database
                .query(
                        r -> row(entries.read(r)),
                        entries.selection() + " where table_id = ? and command_id = ?",
                        table,
                        commandId)
                .stream()
                .findFirst();
    }

    /** Entries after {@code seq}, in order. */
    public List<Row> read(String table, int seq) {
        return database.query(
                r -> row(entries.read(r)),
                entries.selection() + " where table_id = ? and seq > ? order by seq",
                table,
                seq);
    }

    private static Row row(Object[] values) {
        return new Row(
                ((Number) values[1]).intValue(),
                (String) values[2],
                (String) values[3],
                ((Number) values[4]).longValue());
    }

    /** The time by the clock of the database. */
    public OffsetDateTime now() {
        return database.time();
    }

    /** Tables written to since some time by the clock of the database, or a little before. */
    public List<Changed> changedSince(OffsetDateTime time) {
        return database.query(
                r -> new Changed(r.getString(1), r.getInt(2)),
                "select table_id, max(seq) from entry where written_at > ? group by table_id",
                time.minusSeconds(OVERLAP_SECONDS));
    }

    // ---------------------------------------------------------------- snapshots

    /** Keeps a snapshot unless a newer one is kept. */
    public void saveSnapshot(String table, SavedState snapshot) {
        int updated = database.note(c -> snapshots.update(
                c,
                " where table_id = ? and seq < ?",
                List.of(table, snapshot.seq()),
                table,
                snapshot.seq(),
                snapshot.rulesVersion(),
                snapshot.body()));
        if (updated == 0 && snapshot(table).isEmpty()) {
            Database.unlessDuplicate(() -> database.note(
                    c -> snapshots.insert(c, table, snapshot.seq(), snapshot.rulesVersion(), snapshot.body())));
        }
    }

    public Optional<SavedState> snapshot(String table) {
        return database
                .query(r -> snapshot(snapshots.read(r)), snapshots.selection() + " where table_id = ?", table)
                .stream()
                .findFirst();
    }

    private static SavedState snapshot(Object[] values) {
        return new SavedState(((Number) values[1]).intValue(), (String) values[2], (String) values[3]);
    }
}
