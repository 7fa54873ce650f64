package coldwake.server.http;

import coldwake.content.Rulesets;
import coldwake.content.text.Language;
import coldwake.engine.event.Audience;
import coldwake.server.table.DailyShips;
import coldwake.server.table.Export;
import coldwake.server.table.Exports;
import coldwake.server.table.IdempotencyKey;
import coldwake.server.table.Table;
import coldwake.server.table.TableException;
import coldwake.server.table.TableReplay;
import coldwake.server.table.Tables;
import coldwake.server.wire.GameStatistics;
import coldwake.server.wire.Wire;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;

/** What is left of a table: exports, replays, statistics, bundles for reports, and the consent they need. */
final class RecordRoutes {
    static final String IMPORT = "/api/imports";

    private final Tables tables;
    private final Live live;
    private final Requests requests;
    private final Limits creation;
    private final HeavyWork heavy;

    RecordRoutes(Tables tables, Live live, Requests requests, Limits creation, HeavyWork heavy) {
        this.heavy = heavy;
        this.tables = tables;
        this.live = live;
        this.requests = requests;
        this.creation = creation;
    }

    void route(RoutesConfig routes) {
        routes.post("/api/tables/{id}/full-view", ctx -> fullView(ctx, true));
        routes.delete("/api/tables/{id}/full-view", ctx -> fullView(ctx, false));
        routes.post("/api/tables/{id}/export-consent", ctx -> exportConsent(ctx, true));
        routes.delete("/api/tables/{id}/export-consent", ctx -> exportConsent(ctx, false));
        routes.get("/api/tables/{id}/export", this::export);
        routes.post(IMPORT, this::importTable);
        routes.get("/api/tables/{id}/replay", this::replay);
        routes.get("/api/tables/{id}/bug", this::bug);
        routes.get(
                "/api/tables/{id}/statistics",
                ctx -> requests.answer(ctx, tables.read(Requests.id(ctx), GameStatistics::of)));
        routes.get(
                "/api/statistics",
                ctx -> requests.answer(ctx, GameStatistics.of(tables.results().byEnding())));
    }

    private void fullView(Context ctx, boolean agreed) {
        requests.done(ctx, tables.consents().fullView(Requests.id(ctx), requests.ownSeat(ctx), agreed));
    }

    private void exportConsent(Context ctx, boolean agreed) {
        requests.done(ctx, tables.consents().export(Requests.id(ctx), requests.ownSeat(ctx), agreed));
    }

    private void export(Context ctx) {
        int seat = requests.ownSeat(ctx);
        Export export = heavy.run(requests.address(ctx), () -> tables.files().export(Requests.id(ctx), seat));
        ctx.header("Content-Disposition", "attachment; filename=\"coldwake-" + export.table() + ".json\"");
        requests.answer(ctx, export);
    }

    private void importTable(Context ctx) {
        if (!creation.allows(requests.address(ctx))) {
            throw new BadRequest(429, "too-many-requests", "Too many new tables; please wait a moment.");
        }
        String file = Requests.file(ctx);
        IdempotencyKey once = requests.once(ctx, file);
        String table = heavy.run(requests.address(ctx), () -> tables.files().importFrom(once, Exports.read(file)));
        List<Integer> open = new ArrayList<>();
        tables.read(table, t -> {
            for (int seat = 0; seat < t.seats().size(); seat++) {
                if (t.seats().get(seat).open()) {
                    open.add(seat);
                }
            }
            return open;
        });
        ctx.status(201);
        requests.answer(ctx, new Wire.TableImported(table, open));
    }

    /**
     * The game after some choices, from the eyes of any seat, once it is open to all. The log starts with the last choice,
     * or with the choice that {@code from} names.
     */
    private void replay(Context ctx) {
        int seat = Requests.number(ctx, "seat", Audience.SPECTATOR);
        int choices = Requests.number(ctx, "choices", Integer.MAX_VALUE);
        Language language = Requests.language(ctx);
        String id = Requests.id(ctx);
        boolean over = tables.read(id, t -> replayable(t, seat));
        int most = Math.min(choices, tables.peek(id, t -> t.choices().size()));
        int from = Requests.number(ctx, "from", Math.max(0, most - 1));
        Requests.written(ctx, heavy.run(requests.address(ctx), () -> {
            // The table is not kept waiting: its game goes on while an earlier one is played again.
            Table then = TableReplay.after(id, tables.record(id), most, over ? from : most);
            return requests.write(tables.peek(id, t -> {
                replayable(t, seat);
                return live.views().replay(t, then, seat, language, from);
            }));
        }));
    }

    /** Whether the game is over; refused while it is not open to all. */
    private static boolean replayable(Table t, int seat) {
        if (!t.openToAll()) {
            throw new TableException("not-over", "A replay is open to all once the game is over.");
        }
        if (seat != Audience.SPECTATOR && seat >= t.seats().size()) {
            throw new TableException("no-such-seat", "Nobody sits at seat " + seat + ".");
        }
        return t.over();
    }

    /** Everything a report needs: all of a finished game, of a running one what the seat may see. */
    private void bug(Context ctx) {
        Viewer viewer = requests.viewer(ctx);
        requests.answer(
                ctx,
                heavy.run(
                        requests.address(ctx),
                        () -> tables.read(
                                Requests.id(ctx),
                                t -> new Wire.BugBundle(
                                        t.id() + "@" + t.version(),
                                        t.id(),
                                        Rulesets.VERSION,
                                        live.views().snapshot(t, viewer),
                                        t.over() && !DailyShips.sealed(t, tables.now())
                                                ? tables.files().export(t.id(), viewer.seat())
                                                : null))));
    }
}
