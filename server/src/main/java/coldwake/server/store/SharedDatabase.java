package coldwake.server.store;

import com.zaxxer.hikari.HikariConfig;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.OffsetDateTime;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;

/** PostgreSQL, for one process or many. It forces its disk at every commit. */
final class SharedDatabase extends Database {
    /** A statement takes milliseconds. A line that is silent for so long is dead, whatever TCP still hopes for. */
    private static final String SILENCE_SECONDS = "10";

    private final Pool pool;

    private SharedDatabase(Pool pool) {
        this.pool = pool;
    }

    static SharedDatabase connect(String url) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        // What the address itself says counts more.
        config.addDataSourceProperty("socketTimeout", SILENCE_SECONDS);
        Pool pool = Pool.connect(config);
        try {
            // On a line of its own, for a migration may take long.
            Flyway.configure()
                    .dataSource(url, null, null)
                    .locations("db/migration")
                    .load()
                    .migrate();
        } catch (FlywayException e) {
            pool.close();
            throw StoreException.unusable("the schema of the database cannot be brought up to date", e);
        }
        return new SharedDatabase(pool);
    }

    @Override
    boolean shared() {
        return true;
    }

    @Override
    <T> T read(Job<T> job) {
        return pool.with(job);
    }

    @Override
    <T> T readAtOnce(Job<T> job) {
        return write(c -> {
            c.setTransactionIsolation(Connection.TRANSACTION_REPEATABLE_READ);
            return job.run(c);
        });
    }

    @Override
    <T> T write(Job<T> job) {
        return pool.with(c -> {
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

    @Override
    <T> T writeOne(Job<T> job) {
        return pool.with(job);
    }

    @Override
    <T> T note(Job<T> job) {
        return pool.with(job);
    }

    @Override
    <T> T noteAll(Job<T> job) {
        return write(job);
    }

    @Override
    OffsetDateTime time() {
        return query(r -> r.getObject(1, OffsetDateTime.class), "select current_timestamp")
                .getFirst();
    }

    @Override
    String inSeconds(int seconds) {
        return "(current_timestamp + interval '" + seconds + "' second)";
    }

    @Override
    String skipLocked() {
        return " for update skip locked";
    }

    @Override
    Store.Strain strain() {
        return pool.strain();
    }

    @Override
    public void close() {
        pool.close();
    }
}
