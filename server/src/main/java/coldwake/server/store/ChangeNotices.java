package coldwake.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hears from PostgreSQL which tables other nodes wrote to. Only a hint: whoever relies on it must also look from time to
 * time, for a line can break and a notice get lost.
 */
public final class ChangeNotices implements AutoCloseable {
    static final String CHANNEL = "coldwake";

    private static final Logger LOG = LoggerFactory.getLogger(ChangeNotices.class);
    private static final int WAIT_MILLIS = 1_000;

    private final String url;
    private final Consumer<Store.Changed> heard;
    private final Thread listener;
    private volatile boolean closed;

    private ChangeNotices(String url, Consumer<Store.Changed> heard) {
        this.url = url;
        this.heard = heard;
        listener = Thread.ofPlatform().daemon().name("notices").unstarted(this::run);
    }

    public static ChangeNotices listen(String url, Consumer<Store.Changed> heard) {
        ChangeNotices notices = new ChangeNotices(url, heard);
        notices.listener.start();
        return notices;
    }

    private void run() {
        while (!closed) {
            try (Connection connection = DriverManager.getConnection(url);
                    Statement statement = connection.createStatement()) {
                statement.execute("listen " + CHANNEL);
                hear(connection.unwrap(PGConnection.class));
            } catch (SQLException e) {
                if (!closed) {
                    LOG.warn("no notices from the database for now: {}", e.getMessage());
                    rest();
                }
            }
        }
    }

    private void hear(PGConnection connection) throws SQLException {
        while (!closed) {
            PGNotification[] notices = connection.getNotifications(WAIT_MILLIS);
            if (notices != null) {
                for (PGNotification notice : notices) {
                    tell(notice.getParameter());
                }
            }
        }
    }

    private void tell(String text) {
        int space = text.indexOf(' ');
        try {
            heard.accept(new Store.Changed(text.substring(0, space), Integer.parseInt(text.substring(space + 1))));
        } catch (RuntimeException e) {
            LOG.warn("a hint was not understood or not followed", e);
        }
    }

    private void rest() {
        try {
            TimeUnit.MILLISECONDS.sleep(WAIT_MILLIS);
        } catch (InterruptedException e) {
            closed = true;
        }
    }

    @Override
    public void close() {
        closed = true;
        listener.interrupt();
    }
}
