package coldwake.server.http;

import coldwake.engine.decision.ChoiceException;
import coldwake.engine.setup.SetupException;
import coldwake.server.store.StoreException;
import coldwake.server.table.DailyShips;
import coldwake.server.table.TableException;
import coldwake.server.table.Tables;
import coldwake.server.wire.Wire;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpResponseException;
import io.javalin.http.HttpStatus;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

/** The REST routes and the live stream. Every mistake of a client is a typed problem and changes nothing. */
public final class Api implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Api.class);

    /** The attribute of a request that names the problem it was answered with. */
    public static final String PROBLEM = "problem";

    private static final String RETRY_SECONDS = "2";
    /** One new table a minute where an address may send 50 requests a second. */
    private static final int REQUESTS_PER_TABLE = 3_000;

    private static final int TABLES_AT_ONCE = 30;

    private final JsonMapper json;
    private final Limits limits;
    private final Requests requests;
    private final HeavyWork heavy;
    private final TableRoutes tableRoutes;
    private final PlayRoutes playRoutes;
    private final RecordRoutes recordRoutes;
    private final ContentRoutes contentRoutes;
    private final LessonRoutes lessonRoutes;
    private final ReturnRoutes returnRoutes;
    private final LogbookRoutes logbookRoutes;
    private final DailyRoutes dailyRoutes;

    public Api(Tables tables, Live live, Webhooks webhooks, JsonMapper json, Quota quota, boolean daily) {
        this.json = json;
        double perSecond = quota.requestsPerSecond();
        limits = new Limits(perSecond, perSecond * 4);
        requests = new Requests(tables, json, quota);
        heavy = new HeavyWork(quota);
        Limits creation = new Limits(perSecond / REQUESTS_PER_TABLE, TABLES_AT_ONCE);
        tableRoutes = new TableRoutes(tables, live, requests, creation, webhooks);
        playRoutes = new PlayRoutes(tables, live, requests);
        lessonRoutes = new LessonRoutes(tables, requests, creation);
        recordRoutes = new RecordRoutes(tables, live, requests, creation, heavy);
        DailyShips ships = new DailyShips(tables);
        DeviceKeys keys = new DeviceKeys(requests, quota);
        returnRoutes = new ReturnRoutes(tables, requests, creation);
        logbookRoutes = new LogbookRoutes(tables, ships, requests, keys);
        dailyRoutes = new DailyRoutes(tables, ships, requests, creation, keys, daily);
        contentRoutes = new ContentRoutes(requests, webhooks.enabled());
    }

    public void route(RoutesConfig routes) {
        routes.before("/api/*", this::checkLimits);
        tableRoutes.route(routes);
        playRoutes.route(routes);
        recordRoutes.route(routes);
        contentRoutes.route(routes);
        lessonRoutes.route(routes);
        returnRoutes.route(routes);
        logbookRoutes.route(routes);
        dailyRoutes.route(routes);
        // After all others, so that an unknown address of the protocol is not answered with the page of the client.
        routes.get("/api/*", this::nowhere);
        routes.head("/api/*", this::nowhere);
        problems(routes);
    }

    private void checkLimits(Context ctx) {
        if (!limits.allows(requests.address(ctx))) {
            throw new BadRequest(429, "too-many-requests", "Too many requests; please wait a moment.");
        }
        Requests.checkSize(ctx);
        Requests.checkOrigin(ctx);
    }

    private void problems(RoutesConfig routes) {
        routes.exception(TableException.class, (e, ctx) -> {
            int status = switch (e.problem()) {
                case "no-such-table", "no-such-day", "no-daily" -> 404;
                case "not-the-host" -> 403;
                case "newer-version", "busy" -> 503;
                case "broken-file", "impossible-clock" -> 422;
                default -> 409;
            };
            if (status == 503) {
                ctx.header("Retry-After", RETRY_SECONDS);
            }
            problem(ctx, status, e.problem(), Objects.toString(e.getMessage(), ""), null);
        });
        routes.exception(
                ChoiceException.class,
                (e, ctx) -> problem(ctx, 409, word(e.problem()), Objects.toString(e.getMessage(), ""), e.allowed()));
        routes.exception(
                SetupException.class,
                (e, ctx) -> problem(ctx, 422, "impossible-setup", Objects.toString(e.getMessage(), ""), null));
        routes.exception(BadRequest.class, (e, ctx) -> {
            if (e.status() == 429 || e.status() == 503) {
                ctx.header("Retry-After", RETRY_SECONDS);
            }
            problem(ctx, e.status(), e.problem(), Objects.toString(e.getMessage(), ""), null);
        });
        routes.exception(StoreException.class, (e, ctx) -> {
            LOG.warn("the database failed: {}", e.getMessage());
            ctx.header("Retry-After", RETRY_SECONDS);
            problem(ctx, 503, "store-unavailable", "The database does not answer; please try again.", null);
        });
        routes.exception(HttpResponseException.class, (e, ctx) -> {
            if (e.getStatus() == HttpStatus.NOT_FOUND.getCode()) {
                nowhere(ctx);
            } else {
                problem(ctx, e.getStatus(), "refused", Objects.toString(e.getMessage(), ""), null);
            }
        });
        routes.exception(Exception.class, (e, ctx) -> {
            LOG.error("a request to {} failed", ctx.path(), e);
            problem(ctx, 500, "failure", "Something went wrong on the server; nothing has changed.", null);
        });
        routes.error(HttpStatus.NOT_FOUND, ctx -> {
            if (!"application/problem+json".equals(ctx.res().getContentType())) {
                nowhere(ctx);
            }
        });
    }

    private void nowhere(Context ctx) {
        problem(ctx, 404, "no-such-address", "Nothing is at this address, or not for this method.", null);
    }

    private void problem(Context ctx, int status, String type, String detail, @Nullable List<String> allowed) {
        ctx.attribute(PROBLEM, type);
        ctx.status(status);
        ctx.result(json.writeValueAsBytes(new Wire.Problem(type, type.replace('-', ' '), status, detail, allowed)));
        ctx.contentType("application/problem+json");
    }

    @Override
    public void close() {
        heavy.close();
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
