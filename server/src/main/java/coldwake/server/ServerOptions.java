package coldwake.server;

import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;

/**
 * How a server runs.
 *
 * @param port 0 for any free one
 * @param database JDBC address
 * @param botPaceMillis about how long a bot takes, so that people can follow
 * @param hints whether nodes tell each other through the database at once what they wrote; without, they look
 * @param webhooks which addresses seats may be told of their turns at
 */
public record ServerOptions(
        String host,
        int port,
        String database,
        int botPaceMillis,
        boolean hints,
        Quota quota,
        Webhooks.Allowed webhooks) {
    /** A database that is gone when the server stops. */
    public static final String IN_MEMORY = "jdbc:sqlite::memory:";

    /** The embedded database in a folder, which the process that opened it has for itself. */
    public static String embedded(String folder) {
        return "jdbc:sqlite:" + folder + "/tables.db";
    }
}
