package coldwake.server.store;

import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/** A few connections with a fair queue in front. */
final class Pool implements AutoCloseable {
    private static final int CONNECTIONS = 8;
    /** Whoever cannot be served by then is told so; a queue behind a database that hangs helps nobody. */
    private static final int WAIT_MILLIS = 3_000;

    private static final int VALIDATION_MILLIS = 1_000;

    private final HikariDataSource connections;
    private final Semaphore permits = new Semaphore(CONNECTIONS, true);
    private final AtomicLong failures = new AtomicLong();

    private Pool(HikariDataSource connections) {
        this.connections = connections;
    }

    static Pool connect(HikariConfig config) {
        config.setMaximumPoolSize(CONNECTIONS);
        config.setMinimumIdle(1);
        config.setPoolName("coldwake");
        config.setConnectionTimeout(WAIT_MILLIS);
        config.setValidationTimeout(VALIDATION_MILLIS);
        try {
            return new Pool(new HikariDataSource(config));
        } catch (PoolInitializationException e) {
            throw StoreException.unusable("the database cannot be opened", e);
        }
    }

    <T> T with(Database.Job<T> job) {
        acquire();
        try (Connection connection = connections.getConnection()) {
            return job.run(connection);
        } catch (SQLException e) {
            StoreException failure = new StoreException(e);
            failures.addAndGet(failure.isDuplicate() ? 0 : 1);
            throw failure;
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

    Store.Strain strain() {
        return new Store.Strain(CONNECTIONS - permits.availablePermits(), permits.getQueueLength(), failures.get());
    }

    @Override
    public void close() {
        connections.close();
    }
}
