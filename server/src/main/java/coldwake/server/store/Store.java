package coldwake.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import org.flywaydb.core.Flyway;

/**
 * The event table and its kin. Plain SQL that H2 and PostgreSQL both understand; the primary key orders the entries of a
 * table and the unique command id makes commands idempotent.
 */
public final class Store implements AutoCloseable {
    private static final String UNIQUE_VIOLATION = "23505";
    private static final int CONNECTIONS = 8;

    private final HikariDataSource pool;
    private final Semaphore permits = new Semaphore(CONNECTIONS, true);

    /** One entry of the record of a table. */
    public record Row(int seq, String commandId, String body, long at) {}

    /** A table as the lobby lists it. */
    public record Listing(String id, String title, String state, long createdAt, long changedAt) {}

    /** The state of a table's game at some entry, for restoring it under other rules. */
    public record Snapshot(int seq, String rulesVersion, String body) {}

    private Store(HikariDataSource pool) {
        this.pool = pool;
    }

    /** Opens a store by JDBC address and brings its schema up to date. */
    public static Store open(String url) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(1);
        config.setPoolName("coldwake");
        HikariDataSource pool = new HikariDataSource(config);
        Flyway.configure().dataSource(pool).load().migrate();
        return new Store(pool);
    }

    @Override
    public void close() {
        pool.close();
    }

    /** The outcome of trying to append. */
    public enum Append {
        DONE,
        /** Somebody else wrote this entry first: read and try again. */
        STALE,
        /** The command was carried out before. */
        REPEATED
    }

    /** Work with a connection. */
    @FunctionalInterface
    private interface Job<T> {
        T run(Connection connection) throws SQLException;
    }

    private <T> T with(Job<T> job) {
        permits.acquireUninterruptibly();
        try (Connection connection = pool.getConnection()) {
            return job.run(connection);
        } catch (SQLException e) {
            throw new StoreException(e);
        } finally {
            permits.release();
        }
    }

    // ---------------------------------------------------------------- tables

    public void createTable(String id, String title, boolean listed, long at) {
        with(c -> {
            try (PreparedStatement s = c.prepareStatement(
                    "insert into game_table (id, created_at, changed_at, listed, state, title) values (?, ?, ?, ?, ?, ?)")) {
                s.setString(1, id);
                s.setLong(2, at);
                s.setLong(3, at);
                s.setBoolean(4, listed);
                s.setString(5, "open");
                s.setString(6, title);
                return s.executeUpdate();
            }
        });
    }

    public boolean exists(String id) {
        return with(c -> {
            try (PreparedStatement s = c.prepareStatement("select 1 from game_table where id = ?")) {
                s.setString(1, id);
                try (ResultSet r = s.executeQuery()) {
                    return r.next();
                }
            }
        });
    }

    public void setState(String id, String state, long at) {
        with(c -> {
            try (PreparedStatement s =
                    c.prepareStatement("update game_table set state = ?, changed_at = ? where id = ?")) {
                s.setString(1, state);
                s.setLong(2, at);
                s.setString(3, id);
                return s.executeUpdate();
            }
        });
    }

    public int countTables() {
        return with(c -> {
            try (PreparedStatement s = c.prepareStatement("select count(*) from game_table");
                    ResultSet r = s.executeQuery()) {
                r.next();
                return r.getInt(1);
            }
        });
    }

    /** Listed tables, newest first. */
    public List<Listing> listed(int most) {
        return with(c -> {
            try (PreparedStatement s = c.prepareStatement("select id, title, state, created_at, changed_at"
                    + " from game_table where listed = true order by created_at desc limit ?")) {
                s.setInt(1, most);
                try (ResultSet r = s.executeQuery()) {
                    List<Listing> list = new ArrayList<>();
                    while (r.next()) {
                        list.add(new Listing(
                                r.getString(1), r.getString(2), r.getString(3), r.getLong(4), r.getLong(5)));
                    }
                    return list;
                }
            }
        });
    }

    /** Tables whose game runs, for bots and clocks. */
    public List<String> running() {
        return with(c -> {
            try (PreparedStatement s = c.prepareStatement("select id from game_table where state = 'running'");
                    ResultSet r = s.executeQuery()) {
                List<String> list = new ArrayList<>();
                while (r.next()) {
                    list.add(r.getString(1));
                }
                return list;
            }
        });
    }

    // ---------------------------------------------------------------- entries

    /** Appends an entry at {@code seq}, unless it exists or the command was carried out before. */
    public Append append(String table, int seq, String commandId, String body, long at) {
        try {
            with(c -> {
                try (PreparedStatement s = c.prepareStatement(
                        "insert into entry (table_id, seq, command_id, body, created_at) values (?, ?, ?, ?, ?)")) {
                    s.setString(1, table);
                    s.setInt(2, seq);
                    s.setString(3, commandId);
                    s.setString(4, body);
                    s.setLong(5, at);
                    return s.executeUpdate();
                }
            });
            return Append.DONE;
        } catch (StoreException e) {
            if (!e.hasState(UNIQUE_VIOLATION)) {
                throw e;
            }
            return find(table, commandId).isPresent() ? Append.REPEATED : Append.STALE;
        }
    }

    /** The entry a command made, if it was carried out. */
    public Optional<Row> find(String table, String commandId) {
        return with(c -> {
            try (PreparedStatement s = c.prepareStatement(
                    "select seq, command_id, body, created_at from entry where table_id = ? and command_id = ?")) {
                s.setString(1, table);
                s.setString(2, commandId);
                return rows(s).stream().findFirst();
            }
        });
    }

    /** Entries after {@code seq}, in order. */
    public List<Row> read(String table, int seq) {
        return with(c -> {
            try (PreparedStatement s = c.prepareStatement("select seq, command_id, body, created_at from entry"
                    + " where table_id = ? and seq > ? order by seq")) {
                s.setString(1, table);
                s.setInt(2, seq);
                return rows(s);
            }
        });
    }

    private static List<Row> rows(PreparedStatement s) throws SQLException {
        try (ResultSet r = s.executeQuery()) {
            List<Row> rows = new ArrayList<>();
            while (r.next()) {
                rows.add(new Row(r.getInt(1), r.getString(2), r.getString(3), r.getLong(4)));
            }
            return rows;
        }
    }

    // ---------------------------------------------------------------- snapshots

    public void saveSnapshot(String table, Snapshot snapshot) {
        with(c -> {
            try (PreparedStatement delete = c.prepareStatement("delete from snapshot where table_id = ? and seq < ?");
                    PreparedStatement insert = c.prepareStatement(
                            "insert into snapshot (table_id, seq, rules_version, body) values (?, ?, ?, ?)")) {
                delete.setString(1, table);
                delete.setInt(2, snapshot.seq());
                delete.executeUpdate();
                insert.setString(1, table);
                insert.setInt(2, snapshot.seq());
                insert.setString(3, snapshot.rulesVersion());
                insert.setString(4, snapshot.body());
                return insert.executeUpdate();
            }
        });
    }

    public Optional<Snapshot> snapshot(String table) {
        return with(c -> {
            try (PreparedStatement s =
                    c.prepareStatement("select seq, rules_version, body from snapshot where table_id = ?")) {
                s.setString(1, table);
                try (ResultSet r = s.executeQuery()) {
                    return r.next()
                            ? Optional.of(new Snapshot(r.getInt(1), r.getString(2), r.getString(3)))
                            : Optional.empty();
                }
            }
        });
    }

    // ---------------------------------------------------------------- claims

    /** Claims some work for a while; only one node holds a claim, and an expired one can be taken over. */
    public boolean claim(String name, String owner, long now, long until) {
        int updated = with(c -> {
            try (PreparedStatement s = c.prepareStatement(
                    "update claim set owner = ?, expires_at = ? where name = ? and (owner = ? or expires_at < ?)")) {
                s.setString(1, owner);
                s.setLong(2, until);
                s.setString(3, name);
                s.setString(4, owner);
                s.setLong(5, now);
                return s.executeUpdate();
            }
        });
        return updated == 1 || insertClaim(name, owner, until);
    }

    private boolean insertClaim(String name, String owner, long until) {
        try {
            return with(c -> {
                        try (PreparedStatement s =
                                c.prepareStatement("insert into claim (name, owner, expires_at) values (?, ?, ?)")) {
                            s.setString(1, name);
                            s.setString(2, owner);
                            s.setLong(3, until);
                            return s.executeUpdate();
                        }
                    })
                    == 1;
        } catch (StoreException e) {
            if (e.hasState(UNIQUE_VIOLATION)) {
                return false;
            }
            throw e;
        }
    }
}
