package coldwake.server.http;

/**
 * How much of everything one server, address or seat may use.
 *
 * @param tables that the server keeps
 * @param connections live streams of the server
 * @param connectionsPerAddress live streams of one address; many people can be behind one
 * @param connectionsPerSeat live streams of one seat, which may be open on several devices
 * @param requestsPerSecond of one address, with four times as many at once
 * @param commandsPerSecond of one seat, with four times as many at once
 * @param behindProxy whether to believe what a proxy says about addresses
 */
public record Quota(
        int tables,
        int connections,
        int connectionsPerAddress,
        int connectionsPerSeat,
        double requestsPerSecond,
        double commandsPerSecond,
        boolean behindProxy) {
    /** For people who play. */
    public static final Quota USUAL = new Quota(100_000, 10_000, 100, 8, 50, 20, false);

    /** For tests and measurements, where everything comes from one address. */
    public static final Quota GENEROUS = new Quota(1_000_000, 100_000, 100_000, 100, 1_000_000, 1_000_000, false);

    public Quota behindProxy(boolean proxy) {
        return new Quota(
                tables,
                connections,
                connectionsPerAddress,
                connectionsPerSeat,
                requestsPerSecond,
                commandsPerSecond,
                proxy);
    }
}
