package coldwake.app.soak;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.io.UncheckedIOException;

/** A PostgreSQL of its own for a run, from embedded binaries. A checkout has them, an installed command does not. */
public final class Postgres implements AutoCloseable {
    private final EmbeddedPostgres server;

    private Postgres(EmbeddedPostgres server) {
        this.server = server;
    }

    /** Starts one, or says that one must be named. */
    public static Postgres start() {
        try {
            return new Postgres(EmbeddedPostgres.start());
        } catch (NoClassDefFoundError e) {
            throw new UncheckedIOException(
                    "there is no PostgreSQL here: its binaries come with a checkout only; name one with --database",
                    new IOException(e));
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
