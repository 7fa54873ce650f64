package coldwake.server.store;

import java.util.List;

/**
 * Removes tables that nobody has touched for long, one after the other, so that nodes go on meanwhile. How games ended is
 * kept: statistics stay what they were.
 */
public final class Retention {
    static final List<String> PARTS = List.of(
            "delete from game_table where id = ?",
            "delete from turn_clock where table_id = ?",
            "delete from snapshot where table_id = ?",
            "delete from entry where table_id = ?");

    private Retention() {}

    /**
     * Forgets tables without an entry since some time.
     *
     * @param unfinished also those that were not played to the end
     * @return how many
     */
    public static int forget(String url, long since, boolean unfinished) {
        try (Database database = Database.open(url)) {
            List<String> old = database.query(
                    r -> r.getString(1),
                    "select id from game_table g where changed_at < ?" + (unfinished ? "" : " and state = 'over'")
                            + " and not exists (select 1 from entry e where e.table_id = g.id and e.created_at >= ?)",
                    since,
                    since);
            for (String table : old) {
                database.transaction(c -> {
                    for (String part : PARTS) {
                        Database.update(c, part, table);
                    }
                    return table;
                });
            }
            database.sync();
            return old.size();
        }
    }
}
