package coldwake.server;

import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** A server on some database, and somebody who talks to it. */
abstract class ServerSuite {
    Server server;
    Client client;

    abstract String database();

    @BeforeEach
    void start() {
        server = Server.start(options(database()));
        client = new Client(server.port());
    }

    @AfterEach
    void stop() {
        server.close();
    }

    /** Stops the server and starts another one on the same database. */
    void restart() {
        stop();
        start();
    }

    static ServerOptions options(String database) {
        return options(database, 0);
    }

    static ServerOptions options(String database, int reactionSeconds) {
        return new ServerOptions(
                "127.0.0.1", 0, database, 0, true, Quota.GENEROUS, Webhooks.Allowed.ANY, List.of(), reactionSeconds);
    }

    TestTable table(String... chairs) {
        return TestTable.start(client, "", chairs);
    }
}
