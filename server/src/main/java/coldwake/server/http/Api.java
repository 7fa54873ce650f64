package coldwake.server.http;

import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.content.facts.Facts;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.content.text.RulesReference;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.event.Audience;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.SetupException;
import coldwake.server.table.Entry;
import coldwake.server.table.Table;
import coldwake.server.table.TableException;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import coldwake.server.wire.Scribe;
import coldwake.server.wire.Wire;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import io.javalin.http.sse.SseClient;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The REST routes and the live stream. Every mistake of a client is a typed problem and changes nothing. */
public final class Api {
    private static final int MAX_BODY = 16_384;
    private static final int LISTED = 50;
    private static final String BEARER = "Bearer ";

    private final Tables tables;
    private final Live live;
    private final JsonMapper json;
    private final Limits limits;
    private final Limits creation;
    private final int maxConnections;

    public Api(Tables tables, Live live, JsonMapper json, Clock clock, int maxConnections, double perSecond) {
        this.tables = tables;
        this.live = live;
        this.json = json;
        this.maxConnections = maxConnections;
        limits = new Limits(clock, perSecond, perSecond * 4);
        creation = new Limits(clock, perSecond / 20, 30);
    }

    public void route(RoutesConfig routes) {
        routes.before("/api/*", this::checkLimits);
        routes.get("/api/tables", ctx -> answer(ctx, listed()));
        routes.post("/api/tables", this::create);
        routes.get("/api/tables/{id}", ctx -> answer(ctx, tables.read(id(ctx), live::info)));
        routes.post("/api/tables/{id}/seats", this::takeSeat);
        routes.delete("/api/tables/{id}/seats/mine", ctx -> leave(ctx));
        routes.post("/api/tables/{id}/bots", this::seatBot);
        routes.post("/api/tables/{id}/start", ctx -> done(ctx, seated(ctx, (id, seat) -> tables.start(id))));
        routes.post("/api/tables/{id}/choices", this::choose);
        routes.post("/api/tables/{id}/undo", this::undo);
        routes.post("/api/tables/{id}/undo/answer", this::answerUndo);
        routes.post("/api/tables/{id}/stand-ins", this::standIn);
        routes.delete("/api/tables/{id}/stand-ins/mine", ctx -> done(ctx, seated(ctx, tables::endStandIn)));
        routes.post("/api/tables/{id}/chat", this::say);
        routes.post("/api/tables/{id}/full-view", ctx -> done(ctx, seated(ctx, tables::agreeToFullView)));
        routes.post("/api/tables/{id}/export-consent", ctx -> done(ctx, seated(ctx, tables::agreeToExport)));
        routes.get("/api/tables/{id}/view", this::view);
        routes.get("/api/tables/{id}/export", this::export);
        routes.get("/api/tables/{id}/replay", this::replay);
        routes.get("/api/tables/{id}/bug", this::bug);
        routes.sse("/api/tables/{id}/live", this::stream);
        routes.get("/api/messages/{language}", this::messages);
        routes.get("/api/rules/{language}", this::rules);
        routes.get("/api/boards/{board}", this::board);
        routes.get("/api/facts", this::facts);
        problems(routes);
    }

    // ---------------------------------------------------------------- problems

    private void problems(RoutesConfig routes) {
        routes.exception(TableException.class, (e, ctx) -> {
            boolean missing = e.problem().equals("no-such-table");
            problem(ctx, missing ? 404 : 409, e.problem(), Objects.toString(e.getMessage(), ""), null);
        });
        routes.exception(
                ChoiceException.class,
                (e, ctx) -> problem(ctx, 409, word(e.problem()), Objects.toString(e.getMessage(), ""), e.allowed()));
        routes.exception(
                SetupException.class,
                (e, ctx) -> problem(ctx, 422, "impossible-setup", Objects.toString(e.getMessage(), ""), null));
        routes.exception(
                BadRequest.class,
                (e, ctx) -> problem(ctx, e.status(), e.problem(), Objects.toString(e.getMessage(), ""), null));
        routes.error(HttpStatus.NOT_FOUND, ctx -> {
            if (ctx.path().startsWith("/api/")
                    && !"application/problem+json".equals(ctx.res().getContentType())) {
                problem(ctx, 404, "no-such-address", "Nothing is at this address.", null);
            }
        });
    }

    private void problem(Context ctx, int status, String type, String detail, @Nullable List<String> allowed) {
        ctx.status(status);
        ctx.result(json.writeValueAsBytes(new Wire.Problem(type, type.replace('-', ' '), status, detail, allowed)));
        ctx.contentType("application/problem+json");
    }

    private void checkLimits(Context ctx) {
        if (!limits.allows(ctx.ip())) {
            throw new BadRequest(429, "too-many-requests", "Too many requests; please wait a moment.");
        }
        if (ctx.contentLength() > MAX_BODY) {
            throw new BadRequest(413, "too-large", "A request may hold " + MAX_BODY + " bytes at most.");
        }
    }

    private <T> T body(Context ctx, Class<T> type) {
        byte[] bytes = ctx.bodyAsBytes();
        if (bytes.length > MAX_BODY) {
            throw new BadRequest(413, "too-large", "A request may hold " + MAX_BODY + " bytes at most.");
        }
        try {
            T value = json.readValue(bytes, type);
            if (value == null) {
                throw new BadRequest(400, "malformed-json", "The body is empty; a JSON object is expected.");
            }
            return value;
        } catch (JacksonException e) {
            throw new BadRequest(400, "malformed-json", "The body is not what is expected: " + e.getOriginalMessage());
        }
    }

    private static <T> T need(@Nullable T value, String name) {
        if (value == null) {
            throw new BadRequest(400, "missing-field", "The field '" + name + "' is missing.");
        }
        return value;
    }

    private void answer(Context ctx, Object value) {
        ctx.result(json.writeValueAsBytes(value));
        ctx.contentType("application/json");
    }

    private void done(Context ctx, int version) {
        answer(ctx, new Wire.Done(version));
    }

    private static String word(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    // ---------------------------------------------------------------- who asks

    private static String id(Context ctx) {
        return ctx.pathParam("id");
    }

    private static Language language(Context ctx) {
        String code = ctx.queryParam("lang");
        try {
            return Language.of(code == null ? "en" : code);
        } catch (IllegalArgumentException e) {
            throw new BadRequest(400, "no-such-language", Objects.toString(e.getMessage(), ""));
        }
    }

    /** The seat whose token the request carries, or -1 without one. */
    private int seat(Context ctx) {
        String header = ctx.header("Authorization");
        if (header == null || !header.startsWith(BEARER)) {
            return -1;
        }
        int seat = tables.seatOf(id(ctx), header.substring(BEARER.length()));
        if (seat < 0) {
            throw new BadRequest(403, "not-your-seat", "This token holds no seat at this table.");
        }
        return seat;
    }

    private int ownSeat(Context ctx) {
        int seat = seat(ctx);
        if (seat < 0) {
            throw new BadRequest(401, "no-token", "This needs the token of a seat (Authorization: Bearer ...).");
        }
        return seat;
    }

    private int seated(Context ctx, BiFunction<String, Integer, Integer> command) {
        return command.apply(id(ctx), ownSeat(ctx));
    }

    private int viewer(Context ctx) {
        int seat = seat(ctx);
        return seat < 0 ? Audience.SPECTATOR : seat;
    }

    // ---------------------------------------------------------------- tables

    private List<Wire.Listing> listed() {
        return tables.store().listed(LISTED).stream()
                .map(l -> new Wire.Listing(l.id(), l.title(), l.state(), l.createdAt()))
                .toList();
    }

    private void create(Context ctx) {
        if (!creation.allows(ctx.ip())) {
            throw new BadRequest(429, "too-many-requests", "Too many new tables; please wait a moment.");
        }
        Wire.CreateTable request = body(ctx, Wire.CreateTable.class);
        List<String> chairs = need(request.chairs(), "chairs");
        String name = Objects.requireNonNullElse(request.name(), "Player");
        List<String> crew = request.crew();
        GameSetup setup = new GameSetup(
                Objects.requireNonNullElse(request.board(), "nemesis-basic"),
                Objects.requireNonNullElse(request.species(), "intruders"),
                Objects.requireNonNullElse(request.mode(), "standard"),
                chairs.size(),
                crew == null ? List.of() : crew,
                List.of());
        String title = Objects.requireNonNullElse(request.title(), name);
        String table = tables.create(title, setup, Boolean.TRUE.equals(request.listed()), request.turnSeconds());
        List<Wire.Ticket> tickets = new ArrayList<>();
        for (int seat = 0; seat < chairs.size(); seat++) {
            switch (chairs.get(seat)) {
                case "me" -> {
                    String token = Tokens.create();
                    tables.takeSeat(table, seat, name, token, Tokens.create());
                    tickets.add(new Wire.Ticket(table, seat, token));
                }
                case "open" -> {}
                default -> tables.seatBot(table, seat, chairs.get(seat));
            }
        }
        if (Boolean.TRUE.equals(request.start())) {
            tables.start(table);
        }
        ctx.status(201);
        answer(ctx, new Wire.TableOpened(table, tickets));
    }

    private void takeSeat(Context ctx) {
        Wire.TakeSeat request = body(ctx, Wire.TakeSeat.class);
        Integer wanted = request.seat();
        String token = Tokens.create();
        String contribution = Objects.requireNonNullElseGet(request.contribution(), Tokens::create);
        int seat = tables.takeSeat(
                id(ctx), wanted == null ? -1 : wanted, need(request.name(), "name"), token, contribution);
        ctx.status(201);
        answer(ctx, new Wire.Ticket(id(ctx), seat, token));
    }

    private void leave(Context ctx) {
        tables.leave(id(ctx), ownSeat(ctx));
        ctx.status(204);
    }

    private void seatBot(Context ctx) {
        ownSeat(ctx);
        Wire.SeatBot request = body(ctx, Wire.SeatBot.class);
        tables.seatBot(id(ctx), request.seat(), need(request.level(), "level"));
        ctx.status(204);
    }

    private void standIn(Context ctx) {
        Wire.SeatBot request = body(ctx, Wire.SeatBot.class);
        done(ctx, tables.wantStandIn(id(ctx), request.seat(), ownSeat(ctx), need(request.level(), "level")));
    }

    // ---------------------------------------------------------------- playing

    private void choose(Context ctx) {
        int seat = ownSeat(ctx);
        Wire.Choose request = body(ctx, Wire.Choose.class);
        done(
                ctx,
                tables.choose(
                        id(ctx),
                        need(request.commandId(), "commandId"),
                        seat,
                        request.number(),
                        need(request.option(), "option")));
    }

    private void undo(Context ctx) {
        int seat = ownSeat(ctx);
        Wire.Undo request = body(ctx, Wire.Undo.class);
        done(ctx, tables.undo(id(ctx), need(request.commandId(), "commandId"), seat, request.keep()));
    }

    private void answerUndo(Context ctx) {
        int seat = ownSeat(ctx);
        Wire.AnswerUndo request = body(ctx, Wire.AnswerUndo.class);
        done(ctx, tables.answerUndo(id(ctx), seat, request.agreed()));
    }

    private void say(Context ctx) {
        int seat = seat(ctx);
        Wire.Say request = body(ctx, Wire.Say.class);
        String name = seat < 0
                ? Objects.requireNonNullElse(request.name(), "Spectator")
                : tables.read(
                        id(ctx),
                        t -> Objects.requireNonNullElse(t.seats().get(seat).name(), ""));
        List<Integer> to = request.to();
        done(
                ctx,
                tables.say(
                        id(ctx),
                        need(request.commandId(), "commandId"),
                        seat,
                        name,
                        to == null || seat < 0 ? List.of() : to,
                        need(request.text(), "text")));
    }

    // ---------------------------------------------------------------- looking

    private void view(Context ctx) {
        int seat = viewer(ctx);
        answer(ctx, tables.read(id(ctx), t -> live.snapshot(t, seat, language(ctx), 0, 0)));
    }

    private void stream(SseClient client) {
        Context ctx = client.ctx();
        int seat = viewer(ctx);
        if (live.connections() >= maxConnections) {
            throw new BadRequest(503, "too-many-connections", "This server is full; please try again later.");
        }
        client.keepAlive();
        Live.Subscriber subscriber = live.subscribe(
                id(ctx),
                seat,
                language(ctx),
                text -> client.sendEvent("message", text),
                () -> client.sendComment("alive"));
        client.onClose(() -> live.unsubscribe(subscriber));
    }

    private void export(Context ctx) {
        ownSeat(ctx);
        boolean allowed = tables.read(id(ctx), Table::exportable);
        if (!allowed) {
            throw new TableException(
                    "needs-consent", "An unfinished table can be exported once every person at it has agreed.");
        }
        answer(ctx, tables.record(id(ctx)).stream().map(this::withoutTokens).toList());
    }

    /** Tokens stay at home, even as hashes. Written one by one, so that each entry tells its type. */
    private JsonNode withoutTokens(Entry entry) {
        return json.valueToTree(
                entry instanceof Entry.SeatTaken taken
                        ? new Entry.SeatTaken(taken.seat(), "", taken.name(), taken.contribution())
                        : entry);
    }

    /**
     * The game after some choices, from the eyes of any seat; only once it is over. The log starts with the last choice,
     * or with the choice that {@code from} names.
     */
    private void replay(Context ctx) {
        int seat = number(ctx, "seat", Audience.SPECTATOR);
        int choices = number(ctx, "choices", Integer.MAX_VALUE);
        answer(ctx, tables.read(id(ctx), t -> {
            if (!t.openToAll()) {
                throw new TableException("not-over", "A replay is open to all once the game is over.");
            }
            Table then = new Table(t.id());
            int most = Math.min(choices, t.choices().size());
            replayInto(then, tables.record(t.id()), most);
            Scribe scribe = new Scribe(language(ctx), seat);
            return new Wire.Snapshot(
                    "snapshot",
                    t.version(),
                    live.info(t),
                    scribe.game(
                            then.running(),
                            new Wire.UndoInfo(false, null, null, List.of()),
                            t.choices().size()),
                    scribe.log(then.running(), then.choices(), number(ctx, "from", Math.max(0, most - 1))),
                    List.of());
        }));
    }

    private static void replayInto(Table then, List<Entry> entries, int most) {
        List<Entry> kept = new ArrayList<>();
        for (Entry entry : entries) {
            switch (entry) {
                case Entry.Chosen chosen -> kept.add(chosen);
                case Entry.Undone undone ->
                    kept.subList(undone.keep(), kept.size()).clear();
                case Entry.Created created -> then.apply(created, 0);
                case Entry.Started started -> then.apply(started, 0);
                default -> {}
            }
        }
        kept.stream().limit(most).forEach(entry -> then.apply(entry, 0));
    }

    private static int number(Context ctx, String name, int otherwise) {
        String text = ctx.queryParam(name);
        if (text == null) {
            return otherwise;
        }
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new BadRequest(400, "not-a-number", "'" + name + "' must be a number, not '" + text + "'.");
        }
    }

    /** Everything a report needs: all of a finished game, of a running one what the seat may see. */
    private void bug(Context ctx) {
        int seat = viewer(ctx);
        answer(ctx, tables.read(id(ctx), t -> {
            Map<String, Object> bundle = new LinkedHashMap<>();
            bundle.put("table", t.id());
            bundle.put("rules", Rulesets.VERSION);
            bundle.put("view", live.snapshot(t, seat, language(ctx), 0, 0));
            if (t.over()) {
                bundle.put(
                        "record",
                        tables.record(t.id()).stream().map(this::withoutTokens).toList());
            }
            return bundle;
        }));
    }

    // ---------------------------------------------------------------- content

    private static void cache(Context ctx) {
        ctx.header("Cache-Control", "public, max-age=300");
    }

    private void messages(Context ctx) {
        Messages messages = Messages.of(languageOf(ctx));
        Map<String, String> all = new LinkedHashMap<>();
        messages.keys().forEach(key -> {
            if (messages.arguments(key).isEmpty()) {
                all.put(key, messages.text(key));
            }
        });
        cache(ctx);
        answer(ctx, all);
    }

    private static Language languageOf(Context ctx) {
        try {
            return Language.of(ctx.pathParam("language"));
        } catch (IllegalArgumentException e) {
            throw new BadRequest(404, "no-such-language", Objects.toString(e.getMessage(), ""));
        }
    }

    private void rules(Context ctx) {
        cache(ctx);
        answer(ctx, new RulesReference(languageOf(ctx)).entries());
    }

    private void board(Context ctx) {
        String board = ctx.pathParam("board");
        if (Facts.load().boards().stream().noneMatch(b -> b.id().equals(board))) {
            throw new BadRequest(404, "no-such-board", "There is no board '" + board + "'.");
        }
        cache(ctx);
        answer(ctx, Facts.load().board(board));
    }

    private void facts(Context ctx) {
        Facts facts = Facts.load();
        Map<String, Object> all = new LinkedHashMap<>();
        all.put("characters", facts.characters());
        all.put("actions", facts.actionCards());
        all.put("items", facts.items());
        all.put("rooms", facts.rooms());
        all.put("intruders", facts.intruders().types());
        all.put("bots", Bots.names());
        cache(ctx);
        answer(ctx, all);
    }
}
