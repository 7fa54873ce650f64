package coldwake.server.store;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * The rows of one table of the database, with the columns that make them. In the embedded database each row that a game
 * is made of has a checksum, so that a damaged one is noticed when it is read; PostgreSQL has its own.
 */
final class Rows {
    private static final Set<String> BOOLEANS = Set.of("listed");

    private final String table;
    private final List<String> columns;
    private final boolean checked;
    private final String selection;
    private final String insertion;

    private Rows(String table, boolean checked, String... columns) {
        this.table = table;
        this.checked = checked;
        this.columns = List.of(columns);
        List<String> stored = stored();
        selection = "select " + String.join(", ", stored) + " from " + table;
        insertion = "insert into " + table + " (" + String.join(", ", stored) + ") values ("
                + String.join(", ", stored.stream().map(c -> "?").toList()) + ")";
    }

    static Rows entries(boolean checked) {
        return new Rows("entry", checked, "table_id", "seq", "command_id", "body", "created_at");
    }

    static Rows snapshots(boolean checked) {
        return new Rows("snapshot", checked, "table_id", "seq", "rules_version", "body");
    }

    /** All that is kept of a store; what is left out, each database fills in for itself. */
    static List<Rows> all(boolean checked) {
        List<Rows> all = new ArrayList<>(ofTables(checked));
        all.add(new Rows("logbook", false, "key_hash", "created_at", "seen_at", "name"));
        all.add(new Rows(
                "logbook_game",
                false,
                "key_hash",
                "table_id",
                "seat",
                "finished_at",
                "title",
                "board",
                "species",
                "mode",
                "seats",
                "people",
                "role",
                "rounds",
                "ending",
                "fate",
                "place",
                "survived",
                "won",
                "coached",
                "survivors",
                "winners",
                "day",
                "marks",
                "removed"));
        all.add(new Rows("logbook_lesson", false, "key_hash", "lesson", "whole"));
        all.add(new Rows(
                "flight",
                false,
                "day",
                "key_hash",
                "table_id",
                "taken_at",
                "counted",
                "finished_at",
                "rounds",
                "fate",
                "place",
                "survived",
                "won"));
        all.add(new Rows("server_secret", false, "name", "secret"));
        return all;
    }

    /** What the embedded database of earlier versions kept, too. */
    static List<Rows> ofTables(boolean checked) {
        return List.of(
                new Rows("game_table", false, "id", "created_at", "changed_at", "listed", "state", "title"),
                entries(checked),
                snapshots(checked),
                new Rows("turn_clock", false, "table_id", "deadline"),
                new Rows(
                        "game_result",
                        false,
                        "table_id",
                        "finished_at",
                        "seats",
                        "people",
                        "rounds",
                        "choices",
                        "ending",
                        "survivors",
                        "winners"));
    }

    /** The same in a database without checksums. */
    Rows unchecked() {
        return new Rows(table, false, columns.toArray(String[]::new));
    }

    String table() {
        return table;
    }

    int width() {
        return columns.size();
    }

    private List<String> stored() {
        if (!checked) {
            return columns;
        }
        List<String> stored = new ArrayList<>(columns);
        stored.add("checksum");
        return stored;
    }

    /** What {@link #insertion} takes for a row. */
    Object[] stored(Object... values) {
        if (!checked) {
            return values;
        }
        Object[] stored = Arrays.copyOf(values, values.length + 1);
        stored[values.length] = Checksum.of(values);
        return stored;
    }

    String selection() {
        return selection;
    }

    String insertion() {
        return insertion;
    }

    int insert(Connection c, Object... values) throws SQLException {
        return Database.update(c, insertion, stored(values));
    }

    /** Replaces the rows that fit a condition with its own values. */
    int update(Connection c, String condition, List<Object> of, Object... values) throws SQLException {
        String sets = String.join(
                ", ", stored().stream().map(column -> column + " = ?").toList());
        List<Object> all = new ArrayList<>(Arrays.asList(stored(values)));
        all.addAll(of);
        return Database.update(c, "update " + table + " set " + sets + condition, all.toArray());
    }

    /** The values of a row that {@link #selection} found. */
    Object[] read(ResultSet row) throws SQLException {
        Object[] values = values(row);
        if (!fits(row, values)) {
            throw StoreException.damaged(
                    "a row of the tables is damaged (" + table + " " + values[1] + " of table " + values[0] + ")");
        }
        return values;
    }

    /** Whether a row is as it was written. */
    boolean isSound(ResultSet row) throws SQLException {
        return fits(row, values(row));
    }

    private boolean fits(ResultSet row, Object[] values) throws SQLException {
        return !checked || row.getLong(values.length + 1) == Checksum.of(values);
    }

    private Object[] values(ResultSet row) throws SQLException {
        Object[] values = new Object[columns.size()];
        for (int k = 0; k < values.length; k++) {
            values[k] = value(row, k);
        }
        return values;
    }

    /** SQLite knows no booleans, and H2 hands out text as a handle that is gone with the row. */
    private Object value(ResultSet row, int column) throws SQLException {
        if (BOOLEANS.contains(columns.get(column))) {
            return row.getBoolean(column + 1);
        }
        Object value = row.getObject(column + 1);
        return value instanceof Number ? value : row.getString(column + 1);
    }
}
