package coldwake.server;

import coldwake.server.http.Api;
import coldwake.server.http.ConnectionLimit;
import coldwake.server.http.Headers;
import coldwake.server.http.HostNames;
import coldwake.server.http.Live;
import coldwake.server.http.SlowRequests;
import coldwake.server.http.Webhooks;
import coldwake.server.store.Alarm;
import coldwake.server.store.Quietly;
import coldwake.server.store.Store;
import coldwake.server.table.BotRunner;
import coldwake.server.table.Tables;
import coldwake.server.table.TurnClock;
import coldwake.server.table.Windows;
import io.javalin.Javalin;
import io.javalin.config.JavalinConfig;
import io.javalin.http.Context;
import io.javalin.http.staticfiles.Location;
import io.javalin.util.JavalinBindException;
import java.time.Clock;
import java.time.Duration;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import org.eclipse.jetty.http.UriCompliance;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.HttpConnectionFactory;
import org.eclipse.jetty.server.NetworkConnectionLimit;
import org.eclipse.jetty.server.ServerConnector;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;

/** One node: store, tables, bots, routes. */
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);
    private static final int HEARTBEAT_SECONDS = 15;
    private static final Duration WEBHOOK_RETRY = Duration.ofSeconds(2);
    private static final long KEEP_IDLE_MILLIS = TimeUnit.MINUTES.toMillis(2);
    private static final int IDLE_CONNECTION_MILLIS = 30_000;
    private static final int STOP_MILLIS = 5_000;
    private static final int SHUTDOWN_IDLE_MILLIS = 100;
    private static final int ACCEPT_QUEUE = 1_024;
    /** Enough for many updates; what a slow client does not take is not piled up in the kernel. */
    private static final int SEND_BUFFER = 64 * 1024;

    private static final int MAX_BODY = 16_384;
    private static final int EXPIRE_SECONDS = 3_600;
    /** 24 months. */
    private static final long KEEP_KEYS_MILLIS = TimeUnit.DAYS.toMillis(731);

    private static final int EXPIRED_KEYS = 1_000;

    private final ServerOptions options;
    private final int idleMillis;
    private final Store store;
    private final Tables tables;
    private final Live live;
    private final Webhooks webhooks;
    private final TurnClock turnClock;
    private final BotRunner bots;
    private final Windows windows;
    private final Node node;
    private final Api api;
    private final Javalin http;
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("clock").factory());
    private final Meters meters = new Meters();
    private final OncePerSecond<String> figures = new OncePerSecond<>(meters::scrape);
    private final OncePerSecond<Boolean> usable = new OncePerSecond<>(this::usable);
    private final SlowRequests slowRequests;
    private volatile boolean draining;

    private Server(ServerOptions options, int idleMillis, Clock own) {
        this.options = options;
        this.idleMillis = idleMillis;
        slowRequests = new SlowRequests(idleMillis);
        JsonMapper json = JsonMapper.builder()
                .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .build();
        store = Store.open(options.database(), options.hints());
        SharedClock time = new SharedClock(own);
        tables = new Tables(store, time, options.quota().tables(), options.reactionSeconds());
        live = new Live(tables, json, time, options.quota());
        webhooks = new Webhooks(tables, options.webhooks(), WEBHOOK_RETRY, json);
        turnClock = new TurnClock(tables, store.deadlines(), time);
        Neighbours neighbours = new Neighbours(store.presence(), live::seated, live::elsewhere);
        node = new Node(store, tables, neighbours, time, new BotsAndClocks());
        // By the clock of the database, which the node has asked by now.
        tables.serveSince(time.millis());
        bots = new BotRunner(tables, options.botPaceMillis(), node::claims);
        windows = new Windows(tables, time, node::claims);
        api = new Api(tables, live, webhooks, json, options.quota(), options.daily());
        meters.watch(live, webhooks);
        meters.watch(tables, bots);
        meters.watch(store, node, time);
        http = Javalin.create(this::configure);
        listen();
        node.join(options.hints() ? options.database() : null);
        every(1, () -> turnClock.look(node::claims));
        every(1, slowRequests::look);
        every(EXPIRE_SECONDS, this::expire);
        every(HEARTBEAT_SECONDS, live::heartbeat);
        every(HEARTBEAT_SECONDS, () -> tables.evict(KEEP_IDLE_MILLIS, live::isFollowed));
        LOG.info("node {} serves on port {}", node.id(), port());
    }

    public static Server start(ServerOptions options) {
        return start(options, IDLE_CONNECTION_MILLIS);
    }

    /** Starts a server that closes a silent connection after some time. */
    static Server start(ServerOptions options, int idleMillis) {
        return new Server(options, idleMillis, Clock.systemUTC());
    }

    /** Starts a server on a machine whose clock is wrong. */
    static Server start(ServerOptions options, Clock own) {
        return new Server(options, IDLE_CONNECTION_MILLIS, own);
    }

    private void listen() {
        try {
            http.start();
        } catch (JavalinBindException e) {
            store.close();
            String where = options.host() + ":" + options.port();
            throw new StartException("cannot listen on " + where + ": " + e.getMessage(), e);
        }
    }

    private final class BotsAndClocks implements Node.TableWork {
        @Override
        public void take(String table) {
            turnClock.take(table);
            windows.take(table);
            bots.wake(table);
        }

        @Override
        public void wake(String table) {
            windows.wake(table);
            bots.wake(table);
        }

        @Override
        public void lapsed() {
            turnClock.lapsed();
        }
    }

    private void every(int seconds, Runnable work) {
        var _ = clock.scheduleWithFixedDelay(
                () -> {
                    try {
                        work.run();
                    } catch (RuntimeException e) {
                        LOG.error("regular work failed", e);
                    } catch (Error e) {
                        Alarm.raise(e);
                    }
                },
                seconds,
                seconds,
                TimeUnit.SECONDS);
    }

    // ---------------------------------------------------------------- http

    private void configure(JavalinConfig config) {
        config.concurrency.useVirtualThreads = true;
        config.startup.showJavalinBanner = false;
        config.startup.showOldJavalinVersionWarning = false;
        config.http.maxRequestSize = MAX_BODY;
        config.jetty.modifyHttpConfiguration(Server::configureHttp);
        config.jetty.addConnector(this::connector);
        config.jetty.modifyServer(server -> {
            server.setStopTimeout(STOP_MILLIS);
            server.setErrorHandler(Headers::refuse);
            server.addBean(new NetworkConnectionLimit(2 * options.quota().connections(), server));
        });
        if (Server.class.getResource("/web/index.html") != null) {
            config.staticFiles.add("/web", Location.CLASSPATH);
            config.spaRoot.addFile("/", "/web/index.html", Location.CLASSPATH);
        }
        config.router.javaLangErrorHandler((response, error) -> {
            Alarm.raise(error);
            Headers.fail(response);
        });
        config.routes.before(Headers::write);
        config.routes.before(new HostNames(options.hostNames())::check);
        config.routes.get("/health", ctx -> ctx.result("up"));
        config.routes.get("/ready", this::ready);
        config.routes.get("/metrics", ctx -> ctx.result(figures.get()));
        config.routes.before("/api/*", meters::begin);
        config.routes.after("/api/*", meters::answered);
        api.route(config.routes);
    }

    private static void configureHttp(HttpConfiguration configuration) {
        configuration.setSendServerVersion(false);
        configuration.setSendXPoweredBy(false);
        configuration.setUriCompliance(UriCompliance.DEFAULT);
        // Otherwise a token in other letters is read as the one that came before it on the same connection.
        configuration.setHeaderCacheCaseSensitive(true);
    }

    private ServerConnector connector(org.eclipse.jetty.server.Server server, HttpConfiguration configuration) {
        ServerConnector connector = new ServerConnector(server, new HttpConnectionFactory(configuration));
        connector.setHost(options.host());
        connector.setPort(options.port());
        connector.setIdleTimeout(idleMillis);
        connector.setAcceptQueueSize(ACCEPT_QUEUE);
        connector.setAcceptedSendBufferSize(SEND_BUFFER);
        connector.setShutdownIdleTimeout(SHUTDOWN_IDLE_MILLIS);
        connector.addBean(slowRequests);
        if (!options.quota().behindProxy()) {
            connector.addBean(new ConnectionLimit(2 * options.quota().connectionsPerAddress()));
        }
        return connector;
    }

    /** Ready is a node that others see, with a database that answers, and that is not about to stop. */
    private void ready(Context ctx) {
        boolean ready = !draining && usable.get();
        ctx.status(ready ? 200 : 503).result(ready ? "ready" : "not ready");
    }

    private void expire() {
        int gone = tables.expire();
        if (gone > 0) {
            LOG.info("{} tables at which nobody ever played are removed", gone);
        }
        int forgotten = store.logbooks().expire(tables.now() - KEEP_KEYS_MILLIS, EXPIRED_KEYS);
        if (forgotten > 0) {
            LOG.info("{} keys that nobody has used for long are forgotten", forgotten);
        }
    }

    private boolean usable() {
        return node.alive() && store.now() != null;
    }

    public int port() {
        return http.port();
    }

    /** Closes windows for reactions whose time has come by a clock that was set. */
    void lookAtWindows() {
        windows.lookAtAll();
    }

    public Tables tables() {
        return tables;
    }

    /** Tells a proxy to send nobody here any more; everything else goes on. */
    public void drain() {
        draining = true;
    }

    /** Gives its tables to other nodes, ends streams, finishes requests, and keeps a snapshot of every table. */
    @Override
    public void close() {
        draining = true;
        Quietly.stop(clock);
        bots.close();
        windows.close();
        node.close();
        live.close();
        http.stop();
        api.close();
        webhooks.close();
        tables.close();
        store.close();
        meters.close();
    }
}
