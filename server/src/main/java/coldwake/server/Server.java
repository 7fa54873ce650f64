package coldwake.server;

import coldwake.server.http.Api;
import coldwake.server.http.Live;
import coldwake.server.store.Store;
import coldwake.server.table.BotRunner;
import coldwake.server.table.Tables;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Clock;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** One node: store, tables, bots, routes. */
public final class Server implements AutoCloseable {
    private static final int POLL_SECONDS = 2;
    private static final int HEARTBEAT_SECONDS = 15;

    private final Store store;
    private final Tables tables;
    private final Live live;
    private final BotRunner bots;
    private final Javalin http;
    private final ScheduledExecutorService poll = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("poll").factory());
    private final PrometheusMeterRegistry metrics = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);

    private Server(ServerOptions options) {
        Clock clock = Clock.systemUTC();
        JsonMapper json = JsonMapper.builder()
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build();
        store = Store.open(options.database());
        tables = new Tables(store, clock, options.maxTables());
        live = new Live(tables, json);
        bots = new BotRunner(tables, options.botPaceMillis());
        Api api = new Api(tables, live, json, clock, options.maxConnections(), options.requestsPerSecond());
        metrics.gauge("coldwake.connections", live, Live::connections);
        metrics.gauge("coldwake.tables.loaded", tables, t -> t.inMemory().size());
        http = Javalin.create(config -> configure(config, api));
        http.start(options.host(), options.port());
        store.running().forEach(bots::wake);
        var _ = poll.scheduleWithFixedDelay(
                () -> tables.inMemory().forEach(tables::refresh), POLL_SECONDS, POLL_SECONDS, TimeUnit.SECONDS);
        var _ = poll.scheduleWithFixedDelay(live::heartbeat, HEARTBEAT_SECONDS, HEARTBEAT_SECONDS, TimeUnit.SECONDS);
    }

    public static Server start(ServerOptions options) {
        return new Server(options);
    }

    private void configure(JavalinConfig config, Api api) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        if (Server.class.getResource("/web/index.html") != null) {
            config.staticFiles.add("/web", Location.CLASSPATH);
            config.spaRoot.addFile("/", "/web/index.html", Location.CLASSPATH);
        }
        config.routes.before(Server::headers);
        config.routes.get("/health", ctx -> ctx.result("up"));
        config.routes.get("/ready", ctx -> ctx.result(store.countTables() >= 0 ? "ready" : "not ready"));
        config.routes.get("/metrics", ctx -> ctx.result(metrics.scrape()));
        api.route(config.routes);
    }

    private static void headers(Context ctx) {
        ctx.header(
                "Content-Security-Policy",
                "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; frame-ancestors 'none'");
        ctx.header("X-Content-Type-Options", "nosniff");
        ctx.header("Referrer-Policy", "no-referrer");
        ctx.header("Cross-Origin-Opener-Policy", "same-origin");
    }

    public int port() {
        return http.port();
    }

    public Tables tables() {
        return tables;
    }

    @Override
    public void close() {
        poll.shutdownNow();
        http.stop();
        bots.close();
        live.close();
        store.close();
    }
}
