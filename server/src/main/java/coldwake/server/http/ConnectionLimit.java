package coldwake.server.http;

import java.net.InetSocketAddress;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.jetty.io.Connection;

/** Counts the connections of each address; one too many is closed at once. */
public final class ConnectionLimit implements Connection.Listener {
    private final int most;
    private final Map<String, Integer> open = new ConcurrentHashMap<>();
    /** A closed connection no longer tells where it came from. */
    private final Map<Connection, String> addresses = new ConcurrentHashMap<>();

    public ConnectionLimit(int most) {
        this.most = most;
    }

    @Override
    public void onOpened(Connection connection) {
        if (connection.getEndPoint().getRemoteSocketAddress() instanceof InetSocketAddress remote) {
            String address = Addresses.household(remote.getAddress().getHostAddress());
            addresses.put(connection, address);
            if (open.merge(address, 1, Integer::sum) > most) {
                connection.getEndPoint().close();
            }
        }
    }

    @Override
    public void onClosed(Connection connection) {
        String address = addresses.remove(connection);
        if (address != null) {
            open.computeIfPresent(address, (a, n) -> n == 1 ? null : n - 1);
        }
    }
}
