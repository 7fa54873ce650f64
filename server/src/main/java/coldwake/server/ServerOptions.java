package coldwake.server;

import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import java.util.List;

/**
 * How a server runs.
 *
 * @param port 0 for any free one
 * @param database JDBC address
 * @param botPaceMillis about how long a bot takes, so that people can follow
 * @param hints whether nodes tell each other through the database at once what they wrote; without, they look
 * @param webhooks which addresses seats may be told of their turns at
 * @param hostNames names the server is reached by, besides loopback names and bare addresses
 * @param reactionSeconds how long windows for reactions are open; 0 leaves the moment to whoever is asked, for programs
 * @param daily whether there is a ship of the day
 */
public record ServerOptions(
        String host,
        int port,
        String database,
        int botPaceMillis,
        boolean hints,
        Quota quota,
        Webhooks.Allowed webhooks,
        List<String> hostNames,
        int reactionSeconds,
        boolean daily) {
    /** A database that is gone when the server stops. */
    public static final String IN_MEMORY = "jdbc:sqlite::memory:";

    /** A server with a ship of the day. */
    public ServerOptions(
            String host,
            int port,
            String database,
            int botPaceMillis,
            boolean hints,
            Quota quota,
            Webhooks.Allowed webhooks,
            List<String> hostNames,
            int reactionSeconds) {
        this(host, port, database, botPaceMillis, hints, quota, webhooks, hostNames, reactionSeconds, true);
    }

    /** A server that is reached on its own machine or by address, and leaves the moment of reactions to whoever is asked. */
    public ServerOptions(
            String host,
            int port,
            String database,
            int botPaceMillis,
            boolean hints,
            Quota quota,
            Webhooks.Allowed webhooks) {
        this(host, port, database, botPaceMillis, hints, quota, webhooks, List.of(), 0);
    }

    /** The same without a ship of the day. */
    public ServerOptions withoutDaily() {
        return new ServerOptions(
                host, port, database, botPaceMillis, hints, quota, webhooks, hostNames, reactionSeconds, false);
    }

    /** The embedded database in a folder, which the process that opened it has for itself. */
    public static String embedded(String folder) {
        return "jdbc:sqlite:" + folder + "/tables.db";
    }
}
