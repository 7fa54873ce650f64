package coldwake.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantLock;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** Connections to the database: a small pool with a fair queue in front, and statements with their values. */
final class Database implements AutoCloseable {
    static final String UNIQUE_VIOLATION = "23505";
    private static final int CONNECTIONS = 8;
    /** Who cannot be served by then is told so; a queue behind a database that hangs helps nobody. */
    private static final int WAIT_MILLIS = 3_000;

    private static final int VALIDATION_MILLIS = 1_000;
    /** A statement takes milliseconds. A line that is silent for so long is dead, whatever TCP still hopes for. */
    private static final String SILENCE_SECONDS = "10";

    private final HikariDataSource pool;
    private final boolean postgres;
    private final AtomicLong commits = new AtomicLong();
    private final ReentrantLock syncing = new ReentrantLock(true);
    private long synced;
    private final Semaphore permits = new Semaphore(CONNECTIONS, true);
    private final AtomicLong failures = new AtomicLong();

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

    private Database(HikariDataSource pool, boolean postgres) {
        this.pool = pool;
        this.postgres = postgres;
    }

    /** Opens a database by JDBC address and brings its schema up to date. */
    static Database open(String url) {
        boolean postgres = url.startsWith("jdbc:postgresql:");
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(1);
        config.setPoolName("coldwake");
        config.setConnectionTimeout(WAIT_MILLIS);
        config.setValidationTimeout(VALIDATION_MILLIS);
        if (postgres) {
            // What the address itself says counts more.
            config.addDataSourceProperty("socketTimeout", SILENCE_SECONDS);
        }
        try {
            HikariDataSource pool = new HikariDataSource(config);
            migrate(url, pool, postgres);
            return new Database(pool, postgres);
        } catch (PoolInitializationException | FlywayException e) {
            throw StoreException.unopened(e);
        }
    }

    /** On a line of its own, for a migration may take long. */
    private static void migrate(String url, HikariDataSource pool, boolean postgres) {
        List<String> locations = postgres ? List.of("db/migration") : List.of("db/migration", "db/embedded");
        try {
            Flyway.configure()
                    .dataSource(url, null, null)
                    .locations(locations.toArray(String[]::new))
                    .load()
                    .migrate();
        } catch (FlywayException e) {
            pool.close();
            throw e;
        }
    }

    /** Whether other processes may write, too; the embedded database belongs to one process. */
    boolean shared() {
        return postgres;
    }

    @Override
    public void close() {
        pool.close();
    }

    <T> T with(Job<T> job) {
        acquire();
        try (Connection connection = pool.getConnection()) {
            return job.run(connection);
        } catch (SQLException e) {
            failures.addAndGet(UNIQUE_VIOLATION.equals(e.getSQLState()) ? 0 : 1);
            throw new StoreException(e);
        } finally {
            permits.release();
        }
    }

    private void acquire() {
        try {
            if (permits.tryAcquire(WAIT_MILLIS, TimeUnit.MILLISECONDS)) {
                return;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        failures.incrementAndGet();
        throw new StoreException(new SQLTransientConnectionException("every connection is in use"));
    }

    /** How it is doing, for whoever watches. */
    Store.Strain strain() {
        return new Store.Strain(CONNECTIONS - permits.availablePermits(), permits.getQueueLength(), failures.get());
    }

    /** All or nothing. */
    <T> T transaction(Job<T> job) {
        return with(c -> {
            c.setAutoCommit(false);
            try {
                T result = job.run(c);
                c.commit();
                return result;
            } catch (SQLException | RuntimeException e) {
                c.rollback();
                throw e;
            } finally {
                c.setAutoCommit(true);
            }
        });
    }

    /**
     * Returns when everything committed so far is on the disk. PostgreSQL sees to that at every commit; the embedded
     * database is told here, once for all who wait.
     */
    void sync() {
        if (postgres) {
            return;
        }
        long ticket = commits.incrementAndGet();
        syncing.lock();
        try {
            if (synced < ticket) {
                // Whoever committed before this point need not force the disk again.
                long covered = commits.get();
                update("checkpoint sync");
                synced = covered;
            }
        } finally {
            syncing.unlock();
        }
    }

    int update(String sql, Object... values) {
        return with(c -> update(c, sql, values));
    }

    /** Inserts a line unless it exists. */
    void insertOnce(String sql, Object... values) {
        try {
            update(sql, values);
        } catch (StoreException e) {
            if (!e.hasState(UNIQUE_VIOLATION)) {
                throw e;
            }
        }
    }

    <T> List<T> query(Reader<T> reader, String sql, Object... values) {
        return with(c -> query(c, reader, sql, values));
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

    private static PreparedStatement prepare(Connection c, String sql, Object... values) throws SQLException {
        PreparedStatement s = c.prepareStatement(sql);
        for (int k = 0; k < values.length; k++) {
            s.setObject(k + 1, values[k]);
        }
        return s;
    }
}
