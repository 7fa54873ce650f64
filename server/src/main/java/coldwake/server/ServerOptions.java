package coldwake.server;

/**
 * How a server runs.
 *
 * @param port 0 for any free one
 * @param database JDBC address
 * @param botPaceMillis about how long a bot takes, so that people can follow
 * @param requestsPerSecond what one address may ask for
 */
public record ServerOptions(
        String host,
        int port,
        String database,
        int botPaceMillis,
        int maxTables,
        int maxConnections,
        double requestsPerSecond) {
    /** One machine, embedded store in a folder. */
    public static ServerOptions embedded(String folder, int port) {
        return new ServerOptions(
                "127.0.0.1",
                port,
                "jdbc:h2:file:" + folder + "/tables;WRITE_DELAY=0;DB_CLOSE_ON_EXIT=FALSE",
                500,
                100_000,
                10_000,
                50);
    }
}
