package coldwake.server.http;

import coldwake.server.store.Flights;
import coldwake.server.table.DailyShips;
import coldwake.server.table.TableException;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import coldwake.server.wire.Wire;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The ship of the day: what may be known of it, a table to fly it at, and how others did. */
final class DailyRoutes {
    private static final int BEST = 30;

    private final Tables tables;
    private final DailyShips ships;
    private final Flights flights;
    private final Requests requests;
    private final Limits creation;
    private final DeviceKeys keys;

    private final boolean offered;

    /** @param offered whether there is a ship of the day here at all */
    DailyRoutes(Tables tables, DailyShips ships, Requests requests, Limits creation, DeviceKeys keys, boolean offered) {
        this.offered = offered;
        this.tables = tables;
        this.ships = ships;
        this.requests = requests;
        this.creation = creation;
        this.keys = keys;
        flights = tables.store().flights();
    }

    void route(RoutesConfig routes) {
        if (!offered) {
            routes.get("/api/daily", DailyRoutes::refuse);
            routes.get("/api/daily/{day}", DailyRoutes::refuse);
            routes.post("/api/daily", DailyRoutes::refuse);
            return;
        }
        routes.get("/api/daily", ctx -> requests.answer(ctx, ship(ships.today(), key(ctx))));
        routes.get("/api/daily/{day}", ctx -> requests.answer(ctx, ship(ships.past(ctx.pathParam("day")), key(ctx))));
        routes.post("/api/daily", this::fly);
    }

    private static void refuse(Context ctx) {
        throw new TableException("no-daily", "This server has no ship of the day.");
    }

    private @Nullable String key(Context ctx) {
        String key = keys.maybe(ctx);
        return key == null ? null : Tokens.hash(key);
    }

    private void fly(Context ctx) {
        if (!creation.allows(requests.address(ctx))) {
            throw new BadRequest(429, "too-many-requests", "Too many new tables; please wait a moment.");
        }
        String key = keys.own(ctx);
        Wire.Fly request = requests.body(ctx, Wire.Fly.class);
        String name = Objects.requireNonNullElse(request.name(), "Player");
        String title = Objects.requireNonNullElse(request.title(), ships.today().toString());
        DailyShips.Opened opened = Boolean.TRUE.equals(request.again())
                ? ships.flyAgain(key, requests.once(ctx, request), title, name)
                : ships.fly(key, title, name);
        ctx.status(201);
        requests.answer(
                ctx,
                new Wire.Ticket(
                        opened.table(), opened.held().seat(), opened.held().token()));
    }

    /** How others did is told to whoever has flown, or once nobody can fly any more. */
    private Wire.DailyShip ship(LocalDate day, @Nullable String key) {
        String name = day.toString();
        boolean past = day.isBefore(ships.today());
        Flights.Flight mine = key == null ? null : flights.of(name, key).orElse(null);
        long end = DailyShips.end(day);
        return new Wire.DailyShip(
                name,
                end,
                Math.max(0, end - tables.now()),
                (int) Math.floorMod(day.toEpochDay(), (long) Integer.MAX_VALUE),
                DailyShips.setup(day),
                DailyShips.SEAT,
                DailyShips.LEVEL,
                ships.commitment(day),
                past ? ships.shown(day) : null,
                past ? ships.seed(day) : null,
                flights.flown(name),
                mine == null ? null : flight(mine, mine, true),
                past || mine != null && mine.over() ? results(name, mine, past) : null);
    }

    private Wire.DailyResults results(String day, Flights.@Nullable Flight mine, boolean past) {
        List<Flights.End> ends = flights.ends(day);
        return new Wire.DailyResults(
                ends.stream().mapToLong(Flights.End::flights).sum(),
                ends.stream()
                        .filter(Flights.End::survived)
                        .mapToLong(Flights.End::flights)
                        .sum(),
                ends.stream()
                        .filter(Flights.End::won)
                        .mapToLong(Flights.End::flights)
                        .sum(),
                ends.stream()
                        .map(e -> new Wire.DailyEnd(e.round(), e.survived(), e.flights()))
                        .toList(),
                flights.best(day, BEST).stream().map(f -> flight(f, mine, past)).toList());
    }

    /** The table of somebody else's flight can be watched when the day is over. */
    private static Wire.DailyFlight flight(Flights.Flight f, Flights.@Nullable Flight own, boolean watched) {
        boolean mine = own != null && own.table().equals(f.table());
        return new Wire.DailyFlight(
                watched || mine ? f.table() : null,
                LogbookRoutes.text(f.name()),
                f.over(),
                f.counted(),
                f.rounds(),
                LogbookRoutes.text(f.fate()),
                LogbookRoutes.text(f.place()),
                f.survived(),
                f.won(),
                mine);
    }
}
