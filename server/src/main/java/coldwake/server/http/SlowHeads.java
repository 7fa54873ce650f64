package coldwake.server.http;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.internal.HttpConnection;

/**
 * Closes connections whose request does not get past its head in time. A letter now and then keeps a connection from
 * falling silent, so the time is counted from the first one.
 */
public final class SlowHeads implements Connection.Listener {
    private final long mostNanos;
    private final Set<HttpConnection> open = ConcurrentHashMap.newKeySet();

    public SlowHeads(long mostMillis) {
        mostNanos = TimeUnit.MILLISECONDS.toNanos(mostMillis);
    }

    @Override
    public void onOpened(Connection connection) {
        if (connection instanceof HttpConnection http) {
            open.add(http);
        }
    }

    @Override
    public void onClosed(Connection connection) {
        if (connection instanceof HttpConnection http) {
            open.remove(http);
        }
    }

    /** Looks at all of them; to be called every second or so. */
    public void look() {
        for (HttpConnection connection : open) {
            HttpParser parser = connection.getParser();
            boolean inHead = parser.inHeaderState() && !parser.isStart();
            if (inHead && System.nanoTime() - parser.getBeginNanoTime() > mostNanos) {
                connection.getEndPoint().close();
            }
        }
    }
}
