package coldwake.server.http;

import coldwake.content.Rulesets;
import coldwake.engine.event.Audience;
import coldwake.server.table.Export;
import coldwake.server.table.Exports;
import coldwake.server.table.Once;
import coldwake.server.table.Replay;
import coldwake.server.table.Table;
import coldwake.server.table.TableException;
import coldwake.server.table.Tables;
import coldwake.server.wire.Statistician;
import coldwake.server.wire.Wire;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;

/** What is left of a table: exports, replays, statistics, bundles for reports, and the consent they need. */
final class RecordRoutes {
    static final String IMPORT = "/api/imports";

    private final Tables tables;
    private final Live live;
    private final Requests requests;
    private final Limits creation;
    /** A file is played from its first choice to its last, which keeps a processor busy. */
    private final Semaphore importing = new Semaphore(1);

    RecordRoutes(Tables tables, Live live, Requests requests, Limits creation) {
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
                ctx -> requests.answer(ctx, tables.read(Requests.id(ctx), Statistician::of)));
        routes.get(
                "/api/statistics",
                ctx -> requests.answer(ctx, Statistician.of(tables.results().byEnding())));
    }

    private void fullView(Context ctx, boolean agreed) {
        requests.done(ctx, tables.consents().fullView(Requests.id(ctx), requests.ownSeat(ctx), agreed));
    }

    private void exportConsent(Context ctx, boolean agreed) {
        requests.done(ctx, tables.consents().export(Requests.id(ctx), requests.ownSeat(ctx), agreed));
    }

    private void export(Context ctx) {
        Export export = tables.export(Requests.id(ctx), requests.ownSeat(ctx));
        ctx.header("Content-Disposition", "attachment; filename=\"coldwake-" + export.table() + ".json\"");
        requests.answer(ctx, export);
    }

    private void importTable(Context ctx) {
        if (!creation.allows(requests.address(ctx))) {
            throw new BadRequest(429, "too-many-requests", "Too many new tables; please wait a moment.");
        }
        String file = Requests.file(ctx);
        String table = importOne(requests.once(ctx, file), file);
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

    private String importOne(Once once, String file) {
        if (!importing.tryAcquire()) {
            throw new BadRequest(429, "too-many-requests", "Another file is being played; please wait a moment.");
        }
        try {
            return tables.importFrom(once, Exports.read(file));
        } finally {
            importing.release();
        }
    }

    /**
     * The game after some choices, from the eyes of any seat, once it is open to all. The log starts with the last choice,
     * or with the choice that {@code from} names.
     */
    private void replay(Context ctx) {
        int seat = Requests.number(ctx, "seat", Audience.SPECTATOR);
        int choices = Requests.number(ctx, "choices", Integer.MAX_VALUE);
        requests.answer(ctx, tables.read(Requests.id(ctx), t -> {
            if (!t.openToAll()) {
                throw new TableException("not-over", "A replay is open to all once the game is over.");
            }
            if (seat != Audience.SPECTATOR && seat >= t.seats().size()) {
                throw new TableException("no-such-seat", "Nobody sits at seat " + seat + ".");
            }
            int most = Math.min(choices, t.choices().size());
            int from = Requests.number(ctx, "from", Math.max(0, most - 1));
            Table then = Replay.after(t.id(), tables.record(t.id()), most, t.over() ? from : most);
            return live.views().replay(t, then, seat, Requests.language(ctx), from);
        }));
    }

    /** Everything a report needs: all of a finished game, of a running one what the seat may see. */
    private void bug(Context ctx) {
        Viewer viewer = requests.viewer(ctx);
        requests.answer(
                ctx,
                tables.read(
                        Requests.id(ctx),
                        t -> new Wire.BugBundle(
                                t.id() + "@" + t.version(),
                                t.id(),
                                Rulesets.VERSION,
                                live.views().snapshot(t, viewer),
                                t.over() ? tables.export(t.id(), viewer.seat()) : null)));
    }
}
