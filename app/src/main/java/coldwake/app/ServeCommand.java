package coldwake.app;

import coldwake.server.Server;
import coldwake.server.ServerOptions;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Starts the server: tables in the browser, stored in a folder or a database. */
@Command(
        name = "serve",
        description = "Starts the server and prints its address. This is what coldwake does without a command.",
        mixinStandardHelpOptions = true)
final class ServeCommand implements Callable<Integer> {
    @Option(
            names = "--port",
            defaultValue = "8080",
            description = "Port; 0 takes a free one. Default: ${DEFAULT-VALUE}.")
    private int port;

    @Option(
            names = "--host",
            defaultValue = "127.0.0.1",
            description = "Address to listen on. Default: ${DEFAULT-VALUE}.")
    private String host;

    @Option(
            names = "--data",
            paramLabel = "FOLDER",
            description = "Where tables are stored; the platform's folder by default.")
    private @Nullable Path data;

    @Option(
            names = "--database",
            paramLabel = "URL",
            description = "A PostgreSQL database (jdbc:postgresql://...) instead of a folder.")
    private @Nullable String database;

    @Option(
            names = "--bot-pace",
            paramLabel = "MS",
            defaultValue = "700",
            description = "About how long a bot takes. Default: ${DEFAULT-VALUE}.")
    private int botPace;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws InterruptedException, IOException {
        check();
        ServerOptions options = new ServerOptions(host, port, store(), botPace, 100_000, 10_000, 50);
        PrintWriter out = spec.commandLine().getOut();
        try (Server server = Server.start(options)) {
            out.println("Coldwake is at http://" + host + ":" + server.port() + "/ (stop with Ctrl+C)");
            out.flush();
            CountDownLatch stop = new CountDownLatch(1);
            Runtime.getRuntime().addShutdownHook(new Thread(stop::countDown));
            stop.await();
        }
        return 0;
    }

    private void check() {
        if (port < 0 || port > 65_535) {
            throw new ParameterException(spec.commandLine(), "--port takes a number from 0 to 65535, not " + port);
        }
        if (database != null && !database.startsWith("jdbc:postgresql:")) {
            throw new ParameterException(
                    spec.commandLine(), "--database takes an address like jdbc:postgresql://host/name");
        }
        if (botPace < 0) {
            throw new ParameterException(spec.commandLine(), "--bot-pace takes milliseconds, not " + botPace);
        }
    }

    private String store() throws IOException {
        if (database != null) {
            return database;
        }
        Path folder = (data == null ? platformFolder() : data).toAbsolutePath();
        Files.createDirectories(folder);
        return ServerOptions.embedded(folder.toString(), port).database();
    }

    /** The folder in which programs of this platform keep their data. */
    private static Path platformFolder() {
        Path home = Path.of(System.getProperty("user.home"));
        String system = System.getProperty("os.name").toLowerCase(Locale.ROOT);
        if (system.contains("mac")) {
            return home.resolve("Library/Application Support/coldwake");
        }
        if (system.contains("win")) {
            return Path.of(Optional.ofNullable(System.getenv("LOCALAPPDATA")).orElse(home.toString()), "coldwake");
        }
        return Optional.ofNullable(System.getenv("XDG_DATA_HOME"))
                .map(Path::of)
                .orElse(home.resolve(".local/share"))
                .resolve("coldwake");
    }
}
