package coldwake.app;

import coldwake.server.Server;
import coldwake.server.ServerOptions;
import coldwake.server.http.Quota;
import coldwake.server.http.Webhooks;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
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
            names = "--host-name",
            paramLabel = "NAME",
            description = "A name this server is reached by, such as play.example.org; once for each."
                    + " Loopback names and bare addresses need none.")
    private List<String> hostNames = List.of();

    @Mixin
    private StoreOptions store;

    @Option(
            names = "--bot-pace",
            paramLabel = "MS",
            defaultValue = "700",
            description = "About how long a bot takes. Default: ${DEFAULT-VALUE}.")
    private int botPace;

    @Option(
            names = "--reaction-seconds",
            paramLabel = "SECONDS",
            defaultValue = "5",
            description = "How long everybody who might react is asked, at tables of several people; 0 lets each answer"
                    + " count at once, which tells who can react. Default: ${DEFAULT-VALUE}.")
    private int reactionSeconds;

    @Option(
            names = "--webhooks",
            paramLabel = "WHICH",
            defaultValue = "none",
            description = "Addresses that may be notified of turns: none, public, or any (private ones included)."
                    + " Default: ${DEFAULT-VALUE}.")
    private Webhooks.Allowed webhooks;

    /** Whether there is a ship of the day. */
    enum Daily {
        ON,
        OFF
    }

    @Option(
            names = "--daily",
            paramLabel = "ON|OFF",
            defaultValue = "on",
            description =
                    "Whether there is a ship of the day, the same for everybody: on or off. Default: ${DEFAULT-VALUE}.")
    private Daily daily;

    @Option(
            names = "--no-notify",
            description = "Nodes on one PostgreSQL do not notify each other; they look every second.")
    private boolean noNotify;

    @Option(names = "--behind-proxy", description = "Believe what a proxy says about addresses (X-Forwarded-For).")
    private boolean behindProxy;

    @Option(names = "--lenient", description = "No limits for single addresses and seats; for measurements.")
    private boolean lenient;

    @Option(names = "--json-log", description = "Writes the log as one JSON object a line.")
    private boolean jsonLog;

    @Option(
            names = "--drain",
            paramLabel = "SECONDS",
            defaultValue = "0",
            description = "How long a node that stops says it is not ready before it does. Default: ${DEFAULT-VALUE}.")
    private int drain;

    @Option(names = "--rehearse", hidden = true, description = "Starts, serves a little, and stops.")
    private boolean rehearse;

    @Spec
    private CommandSpec spec;

    private final CountDownLatch stopped = new CountDownLatch(1);
    private final CountDownLatch closed = new CountDownLatch(1);

    @Override
    public Integer call() throws InterruptedException, IOException {
        if (rehearse) {
            Rehearsal.run();
            return 0;
        }
        check();
        if (jsonLog) {
            // Read when the first logger is made, which is after this.
            System.setProperty("coldwake.log", "json");
        }
        ServerOptions usual = new ServerOptions(
                host, port, store.url(spec), botPace, !noNotify, quota(), webhooks, hostNames, reactionSeconds);
        ServerOptions options = daily == Daily.ON ? usual : usual.withoutDaily();
        PrintWriter out = spec.commandLine().getOut();
        hookIn();
        try (Emergency emergency = new Emergency(stopped::countDown)) {
            serve(options, out);
            return emergency.status();
        } finally {
            closed.countDown();
        }
    }

    private void serve(ServerOptions options, PrintWriter out) throws InterruptedException {
        try (Server server = Server.start(options)) {
            out.println("Coldwake is at http://" + host + ":" + server.port() + "/ (stop with Ctrl+C)");
            out.flush();
            stopped.await();
            server.drain();
            TimeUnit.SECONDS.sleep(drain);
        }
    }

    /** On a signal, the main thread closes the server; the JVM waits for it. */
    private void hookIn() {
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            stopped.countDown();
            try {
                closed.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }));
    }

    private Quota quota() {
        Quota base = lenient ? Quota.GENEROUS : Quota.USUAL;
        return base.behindProxy(behindProxy);
    }

    private void check() {
        if (port < 0 || port > 65_535) {
            throw new ParameterException(spec.commandLine(), "--port takes a number from 0 to 65535, not " + port);
        }
        if (botPace < 0) {
            throw new ParameterException(spec.commandLine(), "--bot-pace takes milliseconds, not " + botPace);
        }
        if (reactionSeconds < 0 || reactionSeconds > 600) {
            throw new ParameterException(
                    spec.commandLine(), "--reaction-seconds takes 0 to 600 seconds, not " + reactionSeconds);
        }
        if (drain < 0) {
            throw new ParameterException(spec.commandLine(), "--drain takes seconds, not " + drain);
        }
    }
}
