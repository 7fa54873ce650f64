package coldwake.server.http;

import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import coldwake.server.table.Draws;
import coldwake.server.table.Entry;
import coldwake.server.table.IdempotencyKey;
import coldwake.server.table.Seats;
import coldwake.server.table.TableException;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import coldwake.server.wire.Wire;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Opening a table and taking the seats at it. */
final class TableRoutes {
    private final Tables tables;
    private final Live live;
    private final Requests requests;
    private final Limits creation;

    private final Webhooks webhooks;

    TableRoutes(Tables tables, Live live, Requests requests, Limits creation, Webhooks webhooks) {
        this.webhooks = webhooks;
        this.tables = tables;
        this.live = live;
        this.requests = requests;
        this.creation = creation;
    }

    void route(RoutesConfig routes) {
        routes.get("/api/tables", ctx -> requests.answer(ctx, listed()));
        routes.post("/api/tables", this::create);
        routes.get("/api/tables/{id}", ctx -> requests.answer(ctx, tables.read(Requests.id(ctx), live.views()::info)));
        routes.post("/api/tables/{id}/seats", this::takeSeat);
        routes.delete("/api/tables/{id}/seats/mine", this::leave);
        routes.post("/api/tables/{id}/contribution", this::showContribution);
        routes.post("/api/tables/{id}/bots", this::seatBot);
        routes.post(
                "/api/tables/{id}/start",
                ctx -> requests.done(
                        ctx, requests.seated(ctx, (id, seat) -> tables.draws().start(id))));
        routes.post("/api/tables/{id}/removals", this::remove);
        routes.put("/api/tables/{id}/mutes", this::mute);
        routes.post("/api/tables/{id}/stand-ins", this::standIn);
        routes.delete(
                "/api/tables/{id}/stand-ins/mine",
                ctx -> requests.done(ctx, requests.seated(ctx, tables.seats()::endStandIn)));
        routes.put("/api/tables/{id}/no-reactions", ctx -> declineReactions(ctx, true));
        routes.delete("/api/tables/{id}/no-reactions", ctx -> declineReactions(ctx, false));
        routes.put("/api/tables/{id}/webhook", this::setWebhook);
        routes.delete(
                "/api/tables/{id}/webhook",
                ctx -> requests.done(
                        ctx, requests.seated(ctx, (id, seat) -> tables.seats().setWebhook(id, seat, null))));
    }

    private void declineReactions(Context ctx, boolean decline) {
        requests.done(ctx, requests.seated(ctx, (id, seat) -> tables.seats().declineReactions(id, seat, decline)));
    }

    private void setWebhook(Context ctx) {
        int seat = requests.ownSeat(ctx);
        String url = Requests.need(requests.body(ctx, Wire.SetWebhook.class).url(), "url");
        webhooks.check(url);
        requests.done(ctx, tables.seats().setWebhook(Requests.id(ctx), seat, url));
    }

    private List<Wire.Listing> listed() {
        return tables.listed().stream()
                .map(l -> new Wire.Listing(l.id(), l.title(), l.state(), l.createdAt()))
                .toList();
    }

    private void create(Context ctx) {
        if (!creation.allows(requests.address(ctx))) {
            throw new BadRequest(429, "too-many-requests", "Too many new tables; please wait a moment.");
        }
        Wire.CreateTable request = requests.body(ctx, Wire.CreateTable.class);
        List<String> chairs = Requests.need(request.chairs(), "chairs");
        List<String> crew = request.crew();
        GameSetup usual = GameSetup.standard(chairs.size());
        String species = Objects.requireNonNullElse(request.species(), usual.species());
        String mode = Objects.requireNonNullElse(request.mode(), usual.mode());
        GameSetup setup = new GameSetup(
                Objects.requireNonNullElse(request.board(), usual.board()),
                species,
                mode,
                Objects.requireNonNullElseGet(
                        request.options(), () -> Rulesets.choices().byDefault(mode, species)),
                chairs.size(),
                crew == null ? List.of() : crew,
                List.of());
        boolean start = Boolean.TRUE.equals(request.start());
        checkChairs(chairs, start);
        String title = Objects.requireNonNullElseGet(request.title(), () -> name(request, 0));
        IdempotencyKey once = requests.once(ctx, request);
        String table = tables.create(
                once,
                new Entry.Created(
                        title,
                        setup,
                        Boolean.TRUE.equals(request.listed()),
                        request.turnSeconds(),
                        request.hourglassSeconds(),
                        Tokens.create(),
                        host(chairs),
                        Boolean.TRUE.equals(request.oneDevice()) ? true : null));
        if (Boolean.TRUE.equals(request.listed())) {
            tables.store().lobby().openedBy(table, Tokens.hash(requests.address(ctx)));
        }
        List<Wire.Ticket> tickets = new ArrayList<>();
        List<Wire.Invitation> invitations = new ArrayList<>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            switch (chairs.get(seat)) {
                case "me" -> tickets.add(sit(table, once, seat, request, tickets.size()));
                case "open" -> {}
                case "invited" -> {
                    String code = tables.seats().invite(table, once, seat);
                    invitations.add(new Wire.Invitation(seat, code));
                }
                default -> tables.seats().firstBot(table, seat, chairs.get(seat));
            }
        }
        if (start) {
            tables.draws().start(table);
        }
        ctx.status(201);
        requests.answer(ctx, new Wire.TableOpened(table, tickets, invitations));
    }

    /** The first chair of whoever opens the table, or the first one that only they have the code for. */
    private static @Nullable Integer host(List<String> chairs) {
        int own = chairs.contains("me") ? chairs.indexOf("me") : chairs.indexOf("invited");
        return own < 0 ? null : own;
    }

    /** The name of the person on one of the chairs of whoever opens the table. */
    private static String name(Wire.CreateTable request, int index) {
        List<String> given = request.names();
        return given == null || index >= given.size()
                ? Objects.requireNonNullElse(request.name(), "Player")
                : given.get(index);
    }

    /** What the device of whoever opens the table commits to for one of its chairs, if it does. */
    private static @Nullable String commitment(Wire.CreateTable request, int index) {
        List<String> given = request.commitments();
        return given == null || index >= given.size() ? null : given.get(index);
    }

    /** Whoever opens the table sits down on one of the chairs that are theirs. */
    private Wire.Ticket sit(String table, IdempotencyKey once, int seat, Wire.CreateTable request, int index) {
        Seats.Held held = tables.seats()
                .take(table, once, "chair " + seat, seat, name(request, index), commitment(request, index), null);
        return new Wire.Ticket(table, seat, held.token());
    }

    /** A table that cannot get all that is asked for is not opened at all. */
    private static void checkChairs(List<String> chairs, boolean start) {
        for (String chair : chairs) {
            switch (Requests.need(chair, "chairs")) {
                case "me" -> {}
                case "open", "invited" -> {
                    if (start) {
                        throw Draws.openSeats();
                    }
                }
                default -> Seats.requireBot(chair);
            }
        }
    }

    private void takeSeat(Context ctx) {
        Wire.TakeSeat request = requests.body(ctx, Wire.TakeSeat.class);
        Integer wanted = request.seat();
        if (wanted != null && wanted < 0) {
            throw new TableException("no-such-seat", "There is no seat " + wanted + ".");
        }
        Seats.Held held = tables.seats()
                .take(
                        Requests.id(ctx),
                        requests.once(ctx, request),
                        "",
                        wanted == null ? -1 : wanted,
                        Requests.need(request.name(), "name"),
                        request.commitment(),
                        request.invitation());
        ctx.status(201);
        requests.answer(ctx, new Wire.Ticket(Requests.id(ctx), held.seat(), held.token()));
    }

    private void showContribution(Context ctx) {
        int seat = requests.ownSeat(ctx);
        Wire.ShowContribution request = requests.body(ctx, Wire.ShowContribution.class);
        int version = tables.draws()
                .showContribution(
                        Requests.id(ctx),
                        seat,
                        Requests.need(request.contribution(), "contribution"),
                        Requests.need(request.next(), "next"));
        requests.done(ctx, version);
    }

    private void leave(Context ctx) {
        tables.seats().leave(Requests.id(ctx), requests.ownSeat(ctx));
        ctx.status(204);
    }

    private void seatBot(Context ctx) {
        requests.ownSeat(ctx);
        Wire.SeatBot request = requests.body(ctx, Wire.SeatBot.class);
        tables.seats().bot(Requests.id(ctx), request.seat(), Requests.need(request.level(), "level"));
        ctx.status(204);
    }

    private void remove(Context ctx) {
        int by = requests.ownSeat(ctx);
        int seat = requests.body(ctx, Wire.RemovePerson.class).seat();
        String code = tables.host().remove(Requests.id(ctx), by, seat);
        requests.answer(ctx, new Wire.PersonRemoved(code == null ? null : new Wire.Invitation(seat, code)));
    }

    private void mute(Context ctx) {
        int by = requests.ownSeat(ctx);
        Wire.Mute request = requests.body(ctx, Wire.Mute.class);
        int seat = Objects.requireNonNullElse(request.seat(), -1);
        requests.done(ctx, tables.host().mute(Requests.id(ctx), by, seat, request.muted()));
    }

    private void standIn(Context ctx) {
        int by = requests.ownSeat(ctx);
        Wire.SeatBot request = requests.body(ctx, Wire.SeatBot.class);
        String level = Requests.need(request.level(), "level");
        boolean present = live.connected(Requests.id(ctx), request.seat());
        requests.done(ctx, tables.seats().wantStandIn(Requests.id(ctx), request.seat(), by, level, present));
    }
}
