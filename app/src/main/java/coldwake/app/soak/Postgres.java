package coldwake.app.soak;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A PostgreSQL of its own for a run, from embedded binaries. */
public final class Postgres implements AutoCloseable {
    private final EmbeddedPostgres server;

    private Postgres(EmbeddedPostgres server) {
        this.server = server;
    }

    public static Postgres start() {
        try {
            return new Postgres(EmbeddedPostgres.start());
        } catch (IOException e) {
            throw new UncheckedIOException("PostgreSQL could not be started; name one with --database", e);
        }
    }

    public String url() {
        return server.getJdbcUrl("postgres", "postgres");
    }

    @Override
    public void close() {
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
