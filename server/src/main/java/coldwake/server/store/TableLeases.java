package coldwake.server.store;

import java.util.ArrayList;
import java.util.List;

/**
 * Which node moves the bots and watches the clock of which running table. A node holds a lease and renews it; the tables
 * of a node whose lease has ended can be taken over. All times are those of the database, so the clocks of the nodes do
 * not matter. Even a node that slept through the end of its lease does no harm: what it appends must fit the version of
 * the table.
 */
public final class TableLeases {
    private static final int DAY_SECONDS = 86_400;

    private final Database database;
    private final String unclaimed;

    TableLeases(Database database) {
        this.database = database;
        unclaimed = "state = 'running' and (mover is null or not exists"
                + " (select 1 from node n where n.id = mover and n.lease_until > " + database.inSeconds(0) + "))";
    }

    /** Forgets all nodes, for a database that belongs to one process. */
    public void forgetOthers() {
        database.note("delete from node");
    }

    /** Begins the lease of a node. */
    public void register(String node, int leaseSeconds) {
        database.noteAll(c -> {
            Database.update(c, "delete from node where id = ?", node);
            Database.update(c, "delete from node where lease_until < " + database.inSeconds(-DAY_SECONDS));
            Database.update(c, "delete from seat_presence where node not in (select id from node)");
            return Database.update(
                    c, "insert into node (id, lease_until) values (?, " + database.inSeconds(leaseSeconds) + ")", node);
        });
    }

    /** Renews the lease of a node. False if it has ended: then others may hold its tables. */
    public boolean renew(String node, int leaseSeconds) {
        return database.note(
                        "update node set lease_until = " + database.inSeconds(leaseSeconds)
                                + " where id = ? and lease_until > " + database.inSeconds(0),
                        node)
                == 1;
    }

    /** Ends the lease of a node, so that others take over at once. */
    public void resign(String node) {
        database.noteAll(c -> {
            Database.update(c, "delete from seat_presence where node = ?", node);
            return Database.update(c, "delete from node where id = ?", node);
        });
    }

    /** Claims one table if nobody alive holds it. */
    public boolean claim(String node, String table) {
        return database.note("update game_table set mover = ? where id = ? and " + unclaimed, node, table) == 1;
    }

    /** Claims running tables that nobody alive holds; those another node is just claiming are left to it. */
    public List<String> claimSome(String node, int most) {
        return database.noteAll(c -> {
            List<String> ids = Database.query(
                    c,
                    r -> r.getString(1),
                    "select id from game_table where " + unclaimed + " order by id limit ?" + database.skipLocked(),
                    most);
            for (String id : ids) {
                Database.update(c, "update game_table set mover = ? where id = ?", node, id);
            }
            return new ArrayList<>(ids);
        });
    }

    /** The running tables a node holds. */
    public List<String> heldBy(String node) {
        return database.query(
                r -> r.getString(1), "select id from game_table where state = 'running' and mover = ?", node);
    }
}
