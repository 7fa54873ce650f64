package coldwake.server.http;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.HttpParser;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.server.internal.HttpConnection;

/**
 * Closes connections whose request does not arrive in time. A letter now and then keeps a connection from falling silent,
 * so the time is counted from the first one. A slow body is refused by whoever reads it; but between the parts of a body
 * and after it, letters can arrive for ever of which its reader sees none.
 */
public final class SlowRequests implements Connection.Listener {
    private final long mostInHead;
    private final long mostInAll;
    private final Set<HttpConnection> open = ConcurrentHashMap.newKeySet();

    /** @param mostMillis for the head; the body has the time besides that its reader waits for it */
    public SlowRequests(long mostMillis) {
        mostInHead = TimeUnit.MILLISECONDS.toNanos(mostMillis);
        mostInAll = mostInHead + Requests.MOST_ARRIVING;
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
            long nanos = System.nanoTime() - parser.getBeginNanoTime();
            boolean inHead = parser.inHeaderState() && !parser.isStart();
            if (inHead && nanos > mostInHead || parser.inContentState() && nanos > mostInAll) {
                connection.getEndPoint().close();
            }
        }
    }
}
