package coldwake.server.http;

import coldwake.engine.Game;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import coldwake.server.table.Entry;
import coldwake.server.table.Fates;
import coldwake.server.table.Rematches;
import coldwake.server.table.Rematches.Next;
import coldwake.server.table.SeatState;
import coldwake.server.table.Table;
import coldwake.server.table.TableException;
import coldwake.server.table.Tables;
import coldwake.server.wire.Wire;
import coldwake.testkit.lesson.Lesson;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** For those who come back: what became of a table, in short, and another game with the same crew. */
final class ReturnRoutes {
    private final Tables tables;
    private final Rematches rematches;
    private final Requests requests;
    private final Limits creation;

    ReturnRoutes(Tables tables, Requests requests, Limits creation) {
        this.tables = tables;
        this.requests = requests;
        this.creation = creation;
        rematches = new Rematches(tables);
    }

    void route(RoutesConfig routes) {
        routes.get("/api/tables/{id}/summary", ctx -> {
            int seat = requests.ownSeat(ctx);
            requests.answer(ctx, tables.read(Requests.id(ctx), table -> summary(table, seat)));
        });
        routes.get("/api/tables/{id}/rematch", this::findRematch);
        routes.post("/api/tables/{id}/rematch", ctx -> open(ctx, Next.SAME));
        routes.get("/api/tables/{id}/epilogue", this::findEpilogue);
        routes.post("/api/tables/{id}/epilogue", ctx -> open(ctx, Next.EPILOGUE));
    }

    // ---------------------------------------------------------------- another game

    private void open(Context ctx, Next which) {
        int seat = requests.ownSeat(ctx);
        if (!creation.allows(requests.address(ctx))) {
            throw new BadRequest(429, "too-many-requests", "Too many new tables; please wait a moment.");
        }
        Wire.Rematch request = requests.body(ctx, Wire.Rematch.class);
        Rematches.Opened opened =
                rematches.open(which, Requests.id(ctx), seat, Requests.ownToken(ctx), request.commitment());
        ctx.status(201);
        requests.answer(
                ctx,
                new Wire.Ticket(
                        opened.table(), opened.held().seat(), opened.held().token()));
    }

    /** Only those who sat at a table are told where its crew plays next. */
    private void findRematch(Context ctx) {
        requests.ownSeat(ctx);
        String next = rematches.find(Next.SAME, Requests.id(ctx));
        requests.answer(ctx, new Wire.RematchInfo(next, next == null ? List.of() : there(next)));
    }

    private void findEpilogue(Context ctx) {
        requests.ownSeat(ctx);
        String next = rematches.find(Next.EPILOGUE, Requests.id(ctx));
        requests.answer(
                ctx,
                new Wire.EpilogueInfo(
                        rematches.hasEpilogue(Requests.id(ctx)), next, next == null ? List.of() : there(next)));
    }

    private List<Integer> there(String next) {
        try {
            return tables.read(next, table -> Views.bits(table.humans()));
        } catch (TableException e) {
            // It is being opened just now.
            return List.of();
        }
    }

    // ---------------------------------------------------------------- in short

    private static Wire.TableSummary summary(Table t, int seat) {
        Entry.Started started = t.started();
        Game game = t.game();
        Lesson lesson = t.lesson();
        boolean running = game != null && !t.over();
        List<Wire.SeatSummary> seats = new ArrayList<>();
        for (int each = 0; each < t.seats().size(); each++) {
            seats.add(seat(t, each));
        }
        return new Wire.TableSummary(
                t.id(),
                t.title(),
                started == null ? "open" : t.over() ? "over" : "running",
                t.setup(),
                seat,
                seats,
                running ? Views.bits(t.waitedFor()) : List.of(),
                game == null ? null : game.state().round(),
                game == null || !running ? null : room(game.state(), seat),
                running ? t.askedAt() : null,
                t.createdAt(),
                t.changedAt(),
                t.daily(),
                lesson == null ? null : lesson.id(),
                t.over() && counted(t) ? LogbookRoutes.game(Fates.of(t, seat)) : null);
    }

    private static boolean counted(Table t) {
        Lesson lesson = t.lesson();
        return t.importedFrom() == null && (lesson == null || lesson.watch());
    }

    private static Wire.SeatSummary seat(Table t, int seat) {
        SeatState s = t.seats().get(seat);
        Game game = t.game();
        GameState state = game == null ? null : game.state();
        boolean chosen = state != null && state.crew.status(seat) != Status.DRAFTING;
        return new Wire.SeatSummary(
                seat,
                Views.kind(s),
                s.name(),
                s.bot(),
                chosen && state != null ? state.crew.character(seat).id() : null,
                state == null || state.crew.alive(seat));
    }

    /** Where somebody stands, who is in a room. */
    private static @Nullable String room(GameState state, int seat) {
        boolean aboard = state.crew.status(seat) == Status.ABOARD;
        return aboard ? state.board().slots().get(state.crew.roomOf(seat)).number() : null;
    }
}
