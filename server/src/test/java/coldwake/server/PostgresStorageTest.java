package coldwake.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

/** The store on PostgreSQL. */
class PostgresStorageTest extends StorageSuite {
    private static EmbeddedPostgres postgres;
    private static int count;

    @BeforeAll
    static void startDatabase() throws IOException {
        postgres = EmbeddedPostgres.start();
    }

    @AfterAll
    static void stopDatabase() throws IOException {
        postgres.close();
    }

    @Override
    String freshDatabase() {
        String name = "store" + count++;
        try (Connection connection = postgres.getPostgresDatabase().getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("create database " + name);
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
        return postgres.getJdbcUrl("postgres", name);
    }

    @Override
    void cover(Connection connection) {
        // It keeps checksums for itself.
    }
}
