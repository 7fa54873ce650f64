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
    /**
     * The embedded database in a folder. A commit is written and forced to the disk before it is acknowledged; the
     * process that opened the folder has it for itself.
     */
    public static String embedded(String folder) {
        return "jdbc:h2:file:" + folder + "/tables;WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE";
    }
}
