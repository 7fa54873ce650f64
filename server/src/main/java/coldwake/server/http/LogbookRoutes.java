package coldwake.server.http;

import coldwake.server.store.Logbooks;
import coldwake.server.table.DailyShips;
import coldwake.server.table.Fates;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import coldwake.server.wire.Wire;
import coldwake.testkit.lesson.Lessons;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The logbook of a device: games that were finished under its key, what they add up to, and how to be rid of them. */
final class LogbookRoutes {
    private static final int MOST_GAMES = 100;
    private static final Pattern TIME = Pattern.compile("\\d{1,15}");

    private final Tables tables;
    private final DailyShips ships;
    private final Logbooks logbooks;
    private final Requests requests;
    private final DeviceKeys keys;

    LogbookRoutes(Tables tables, DailyShips ships, Requests requests, DeviceKeys keys) {
        this.tables = tables;
        this.ships = ships;
        this.requests = requests;
        this.keys = keys;
        logbooks = tables.store().logbooks();
    }

    void route(RoutesConfig routes) {
        routes.get("/api/logbook", ctx -> requests.answer(ctx, logbook(keys.hash(ctx), before(ctx))));
        routes.delete("/api/logbook", ctx -> {
            requests.answer(ctx, new Wire.LogbookForgotten(logbooks.forget(keys.hash(ctx))));
        });
        routes.put("/api/logbook/name", this::rename);
        routes.put("/api/logbook/lessons", this::learn);
        routes.post("/api/logbook/joined", this::join);
        routes.put("/api/logbook/games/{id}", this::writeDown);
        routes.delete("/api/logbook/games/{id}", ctx -> {
            logbooks.remove(keys.hash(ctx), Requests.id(ctx));
            ctx.status(204);
        });
    }

    private static long before(Context ctx) {
        String text = ctx.queryParam("before");
        if (text == null) {
            return Long.MAX_VALUE;
        }
        if (!TIME.matcher(text).matches()) {
            throw new BadRequest(400, "not-a-number", "'before' must be a time in milliseconds.");
        }
        return Long.parseLong(text);
    }

    private Wire.Logbook logbook(String key, long before) {
        Logbooks.Logbook known = logbooks.find(key).orElse(null);
        if (known == null) {
            return new Wire.Logbook(null, "", 0, List.of(), List.of(), Map.of(), Map.of());
        }
        logbooks.seen(key, known, tables.now());
        List<Wire.LogbookSum> sums =
                logbooks.sums(key).stream().map(LogbookRoutes::sum).toList();
        return new Wire.Logbook(
                known.createdAt(),
                known.name(),
                sums.stream().mapToLong(Wire.LogbookSum::games).sum(),
                logbooks.newest(key, before, MOST_GAMES).stream()
                        .map(LogbookRoutes::game)
                        .toList(),
                sums,
                logbooks.marks(key),
                logbooks.lessons(key));
    }

    /** Only whoever held the seat can write its game down, and only as the record of the table tells it. */
    private void writeDown(Context ctx) {
        String key = keys.hash(ctx);
        String id = Requests.id(ctx);
        Logbooks.Game known = logbooks.game(key, id).orElse(null);
        if (known == null) {
            int seat = requests.ownSeat(ctx);
            Logbooks.Game game = tables.read(id, table -> Fates.of(table, seat));
            ships.requireFirst(key, game);
            ships.finish(game);
            logbooks.begin(key, tables.now());
            logbooks.save(key, game);
            known = logbooks.game(key, id).orElse(game);
        }
        requests.answer(ctx, game(known));
    }

    private void rename(Context ctx) {
        String key = keys.hash(ctx);
        String name = Requests.need(requests.body(ctx, Wire.NameLogbook.class).name(), "name");
        logbooks.begin(key, tables.now());
        logbooks.rename(key, Tables.visibleName(name));
        ctx.status(204);
    }

    /** What is taught is no secret and no result: whoever says that a lesson was taken is believed. */
    private void learn(Context ctx) {
        String key = keys.hash(ctx);
        Map<String, Boolean> taken =
                Requests.need(requests.body(ctx, Wire.LearnLessons.class).lessons(), "lessons");
        for (String lesson : taken.keySet()) {
            if (Lessons.named(lesson).isEmpty()) {
                throw new BadRequest(422, "no-such-lesson", "There is no lesson '" + lesson + "'.");
            }
        }
        logbooks.begin(key, tables.now());
        taken.forEach((lesson, whole) -> logbooks.learn(key, lesson, Boolean.TRUE.equals(whole)));
        ctx.status(204);
    }

    /** Both keys must be known to whoever joins their logbooks. */
    private void join(Context ctx) {
        String key = keys.hash(ctx);
        String other = Tokens.hash(DeviceKeys.check(
                Requests.need(requests.body(ctx, Wire.JoinLogbook.class).key(), "key")));
        if (!other.equals(key)) {
            logbooks.begin(key, tables.now());
            logbooks.join(key, other);
        }
        requests.answer(ctx, logbook(key, Long.MAX_VALUE));
    }

    private static Wire.LogbookSum sum(Logbooks.Sum s) {
        return new Wire.LogbookSum(
                s.board(),
                s.species(),
                s.mode(),
                text(s.role()),
                s.people(),
                s.coached(),
                s.daily(),
                s.fate(),
                s.games(),
                s.survived(),
                s.won(),
                s.alone(),
                s.together(),
                s.all());
    }

    static Wire.LogbookGame game(Logbooks.Game g) {
        return new Wire.LogbookGame(
                g.table(),
                g.seat(),
                g.title(),
                g.finishedAt(),
                g.board(),
                g.species(),
                g.mode(),
                g.seats(),
                g.people(),
                text(g.role()),
                g.rounds(),
                g.ending(),
                g.fate(),
                text(g.place()),
                g.survived(),
                g.won(),
                g.coached(),
                text(g.day()));
    }

    /** The store keeps nothing as an empty text. */
    static @Nullable String text(String stored) {
        return stored.isEmpty() ? null : stored;
    }
}
