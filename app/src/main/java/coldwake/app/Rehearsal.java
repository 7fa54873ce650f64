package coldwake.app;

import coldwake.server.Server;
import coldwake.server.ServerOptions;
import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

/** A short run of the server from which the JVM learns what a start needs: first page, a table, some choices of bots. */
final class Rehearsal {
    private static final int BOTS_MOVE_MILLIS = 1_000;

    private Rehearsal() {}

    static void run() throws IOException, InterruptedException {
        Path folder = Files.createTempDirectory("coldwake-rehearsal");
        try (Server server = Server.start(new ServerOptions(
                        "127.0.0.1",
                        0,
                        ServerOptions.embedded(folder.toString()),
                        50,
                        true,
                        Quota.USUAL,
                        Webhooks.Allowed.NONE));
                HttpClient client = HttpClient.newHttpClient()) {
            URI base = URI.create("http://127.0.0.1:" + server.port() + "/");
            for (String path : new String[] {"", "api/facts", "api/messages/en", "api/tables", "ready", "metrics"}) {
                client.send(HttpRequest.newBuilder(base.resolve(path)).build(), BodyHandlers.discarding());
            }
            client.send(
                    HttpRequest.newBuilder(base.resolve("api/tables"))
                            .POST(HttpRequest.BodyPublishers.ofString(
                                    "{\"chairs\":[\"random\",\"random\"],\"start\":true}"))
                            .build(),
                    BodyHandlers.discarding());
            TimeUnit.MILLISECONDS.sleep(BOTS_MOVE_MILLIS);
        } finally {
            Folders.delete(folder);
        }
    }
}
