package coldwake.server;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;

/** One PostgreSQL for all tests of a run; it stops with the run. */
final class TestPostgres {
    private TestPostgres() {}

    private static final class Running {
        static final EmbeddedPostgres POSTGRES = start();

        static EmbeddedPostgres start() {
            try {
                return EmbeddedPostgres.start();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    static String url() {
        return Running.POSTGRES.getJdbcUrl("postgres", "postgres");
    }
}
