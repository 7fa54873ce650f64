package coldwake.server.store;

import coldwake.server.store.Store.Listing;
import java.util.List;

/** Which tables are shown to everybody, and which nobody ever played at. */
public final class Lobby {
    private static final String RANKED = "select id, title, state, created_at, changed_at, row_number() over"
            + " (partition by coalesce(opened_by, id) order by created_at desc) as place"
            + " from game_table where listed = true and created_at > ?";

    private final Database database;

    Lobby(Database database) {
        this.database = database;
    }

    /** Notes who opened a listed table. */
    public void openedBy(String table, String whom) {
        database.update("update game_table set opened_by = ? where id = ?", whom, table);
    }

    /** Listed tables that were opened since some time, newest first; a few of each who opened some. */
    public List<Listing> newest(long since, int mostOfOne, int most) {
        return database.query(
                r -> new Listing(r.getString(1), r.getString(2), r.getString(3), r.getLong(4), r.getLong(5)),
                "select id, title, state, created_at, changed_at from (" + RANKED
                        + ") ranked where place <= ? order by created_at desc limit ?",
                since,
                mostOfOne,
                most);
    }

    /** Tables without an entry since some time, at which no person ever made a choice. */
    public List<String> unplayed(long since, int most) {
        return database.query(
                r -> r.getString(1),
                "select id from game_table g where changed_at < ? and not exists (select 1 from entry e"
                        + " where e.table_id = g.id and (e.created_at >= ? or e.command_id like 'c-%')) limit ?",
                since,
                since,
                most);
    }

    /** Removes a table. */
    public void forget(String table) {
        database.transaction(c -> {
            for (String part : Retention.PARTS) {
                Database.update(c, part, table);
            }
            return table;
        });
    }
}
