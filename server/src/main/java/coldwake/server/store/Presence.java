package coldwake.server.store;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** From which seats somebody looks, at every node that is alive. */
public final class Presence {
    private final Database database;

    /** A seat at a table. */
    public record Seat(String table, int seat) {}

    Presence(Database database) {
        this.database = database;
    }

    /** Tells other nodes who came and who left at this one. */
    public void tell(String node, Collection<Seat> came, Collection<Seat> left) {
        database.noteAll(c -> {
            for (Seat seat : left) {
                Database.update(
                        c,
                        "delete from seat_presence where node = ? and table_id = ? and seat = ?",
                        node,
                        seat.table(),
                        seat.seat());
            }
            for (Seat seat : came) {
                Database.update(
                        c,
                        "insert into seat_presence (node, table_id, seat) values (?, ?, ?)",
                        node,
                        seat.table(),
                        seat.seat());
            }
            return Database.update(c, "update node set presence = presence + 1 where id = ?", node);
        });
    }

    /** The other nodes that are alive, with how often each has told something. */
    public Map<String, Long> others(String node) {
        Map<String, Long> counts = new HashMap<>();
        database.query(
                r -> counts.put(r.getString(1), r.getLong(2)),
                "select id, presence from node where id <> ? and lease_until > " + database.inSeconds(0),
                node);
        return counts;
    }

    /** The seats somebody looks from at a node. */
    public Set<Seat> at(String node) {
        return new HashSet<>(database.query(
                r -> new Seat(r.getString(1), r.getInt(2)),
                "select table_id, seat from seat_presence where node = ?",
                node));
    }
}
