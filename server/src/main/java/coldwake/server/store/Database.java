package coldwake.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;

/**
 * A database: statements with their values, and the little in which PostgreSQL and SQLite differ. What was written
 * stays, even if the process is killed or the power fails, as soon as a method that writes has returned.
 */
abstract sealed class Database implements AutoCloseable permits EmbeddedDatabase, SharedDatabase {
    /** Work with a connection. */
    @FunctionalInterface
    interface Job<T> {
        T run(Connection connection) throws SQLException;
    }

    /** Reads one row. */
    @FunctionalInterface
    interface Reader<T> {
        T read(ResultSet row) throws SQLException;
    }

    /** Opens a database by JDBC address and brings its schema up to date. */
    static Database open(String url) {
        if (url.startsWith("jdbc:postgresql:")) {
            return SharedDatabase.connect(url);
        }
        if (url.startsWith(EmbeddedDatabase.SCHEME)) {
            return EmbeddedDatabase.open(url);
        }
        throw new IllegalArgumentException("the address of a store begins with jdbc:postgresql: or "
                + EmbeddedDatabase.SCHEME + " (see ServerOptions.embedded and ServerOptions.IN_MEMORY)");
    }

    // ---------------------------------------------------------------- each kind for itself

    /** Whether other processes may write, too; the embedded database belongs to one process. */
    abstract boolean shared();

    /** Looks something up. */
    abstract <T> T read(Job<T> job);

    /** Looks many things up as of one moment. */
    abstract <T> T readAtOnce(Job<T> job);

    /** Writes all or nothing. */
    abstract <T> T write(Job<T> job);

    /** Writes with one statement. */
    abstract <T> T writeOne(Job<T> job);

    /**
     * Writes with one statement what can be found out again, or is soon out of date: a killed process does not take it
     * back, but a power failure may.
     */
    abstract <T> T note(Job<T> job);

    /** The same with several statements, all or nothing. */
    abstract <T> T noteAll(Job<T> job);

    /** The time by the clock of the database. */
    abstract OffsetDateTime time();

    /** SQL for the time so many seconds from now, by the clock of the database; negative for ago. */
    abstract String inSeconds(int seconds);

    /** SQL at the end of a query that leaves rows to those who are just changing them. */
    abstract String skipLocked();

    /** How it is doing, for whoever watches. */
    abstract Store.Strain strain();

    @Override
    public abstract void close();

    // ---------------------------------------------------------------- statements

    int update(String sql, Object... values) {
        return writeOne(c -> update(c, sql, values));
    }

    int note(String sql, Object... values) {
        return note(c -> update(c, sql, values));
    }

    /** Inserts a line unless it exists. */
    void insertOnce(String sql, Object... values) {
        unlessDuplicate(() -> update(sql, values));
    }

    /** The same for what may be lost in a power failure. */
    void noteOnce(String sql, Object... values) {
        unlessDuplicate(() -> note(sql, values));
    }

    static void unlessDuplicate(Runnable insertion) {
        try {
            insertion.run();
        } catch (StoreException e) {
            if (!e.isDuplicate()) {
                throw e;
            }
        }
    }

    <T> List<T> query(Reader<T> reader, String sql, Object... values) {
        return read(c -> query(c, reader, sql, values));
    }

    static int update(Connection c, String sql, Object... values) throws SQLException {
        try (PreparedStatement s = prepare(c, sql, values)) {
            return s.executeUpdate();
        }
    }

    static <T> List<T> query(Connection c, Reader<T> reader, String sql, Object... values) throws SQLException {
        try (PreparedStatement s = prepare(c, sql, values);
                ResultSet rows = s.executeQuery()) {
            List<T> list = new ArrayList<>();
            while (rows.next()) {
                list.add(reader.read(rows));
            }
            return list;
        }
    }

    /** Carries out the same with many values, which takes less than one after the other. */
    static void updateAll(Connection c, String sql, List<Object[]> all) throws SQLException {
        try (PreparedStatement s = c.prepareStatement(sql)) {
            for (Object[] values : all) {
                fill(s, values);
                s.addBatch();
            }
            s.executeBatch();
        }
    }

    private static PreparedStatement prepare(Connection c, String sql, Object... values) throws SQLException {
        PreparedStatement s = c.prepareStatement(sql);
        fill(s, values);
        return s;
    }

    private static void fill(PreparedStatement s, Object[] values) throws SQLException {
        for (int k = 0; k < values.length; k++) {
            s.setObject(k + 1, values[k]);
        }
    }
}
