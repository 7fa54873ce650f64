package coldwake.server.store;

import java.util.List;

/**
 * When somebody's time runs out, by table. It only says where to look: the record of the table decides, so a line that is
 * out of date does no harm.
 */
public final class Deadlines {
    private final Database database;

    Deadlines(Database database) {
        this.database = database;
    }

    public void set(String table, long deadline) {
        if (database.note("update turn_clock set deadline = ? where table_id = ?", deadline, table) == 0) {
            database.noteOnce("insert into turn_clock (table_id, deadline) values (?, ?)", table, deadline);
        }
    }

    public void clear(String table) {
        database.note("delete from turn_clock where table_id = ?", table);
    }

    /** Tables at which time has run out, the latest first. */
    public List<String> passed(long now, int most) {
        return database.query(
                r -> r.getString(1),
                "select table_id from turn_clock where deadline <= ? order by deadline limit ?",
                now,
                most);
    }
}
