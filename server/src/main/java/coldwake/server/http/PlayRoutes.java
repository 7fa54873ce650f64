package coldwake.server.http;

import coldwake.server.table.Table;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import coldwake.server.wire.Wire;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.sse.SseClient;
import jakarta.servlet.ServletOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.eclipse.jetty.ee10.servlet.ServletContextRequest;
import org.jspecify.annotations.Nullable;

/** Playing: choices, undo, chat, and the view and stream of a seat. */
final class PlayRoutes {
    private static final String LIVE = "/api/tables/{id}/live";
    private static final int OWN_DIGITS = 48;

    private final Tables tables;
    private final Live live;
    private final Requests requests;

    PlayRoutes(Tables tables, Live live, Requests requests) {
        this.tables = tables;
        this.live = live;
        this.requests = requests;
    }

    void route(RoutesConfig routes) {
        routes.post("/api/tables/{id}/choices", this::choose);
        routes.post("/api/tables/{id}/undo", this::undo);
        routes.post("/api/tables/{id}/undo/answer", this::answerUndo);
        routes.post("/api/tables/{id}/chat", this::say);
        routes.get("/api/tables/{id}/view", this::view);
        routes.before(LIVE, this::checkStream);
        routes.sse(LIVE, this::stream);
    }

    private void choose(Context ctx) {
        int seat = requests.ownSeat(ctx);
        Wire.Choose request = requests.body(ctx, Wire.Choose.class);
        requests.done(
                ctx,
                tables.moves()
                        .choose(
                                Requests.id(ctx),
                                Requests.commandId(request.commandId()),
                                seat,
                                request.number(),
                                Requests.need(request.option(), "option")));
    }

    private void undo(Context ctx) {
        int seat = requests.ownSeat(ctx);
        Wire.Undo request = requests.body(ctx, Wire.Undo.class);
        requests.done(
                ctx,
                tables.undos().undo(Requests.id(ctx), Requests.commandId(request.commandId()), seat, request.keep()));
    }

    private void answerUndo(Context ctx) {
        int seat = requests.ownSeat(ctx);
        Wire.AnswerUndo request = requests.body(ctx, Wire.AnswerUndo.class);
        requests.done(ctx, tables.undos().answerUndo(Requests.id(ctx), seat, request.agreed(), request.keep()));
    }

    private void say(Context ctx) {
        int seat = requests.seat(ctx);
        requests.checkChat(ctx, seat);
        Wire.Say request = requests.body(ctx, Wire.Say.class);
        String name = seat < 0
                ? Objects.requireNonNullElse(request.name(), "Spectator")
                : tables.read(
                        Requests.id(ctx),
                        t -> Objects.requireNonNullElse(t.seats().get(seat).name(), ""));
        String commandId = Requests.commandId(request.commandId());
        requests.done(
                ctx,
                tables.say(
                        Requests.id(ctx),
                        seat < 0 ? spectatorsOwn(ctx, commandId) : commandId,
                        seat,
                        name,
                        seat < 0 ? List.of() : recipients(request.to()),
                        Requests.need(request.text(), "text")));
    }

    /** Spectators have no tokens: the same id from another address is another command. */
    private String spectatorsOwn(Context ctx, String commandId) {
        return Tokens.hash(requests.address(ctx) + " " + commandId).substring(0, OWN_DIGITS);
    }

    private static List<Integer> recipients(@Nullable List<Integer> to) {
        if (to == null) {
            return List.of();
        }
        if (to.stream().distinct().count() < to.size()) {
            throw new BadRequest(400, "repeated-seat", "A whisper names each of its seats once.");
        }
        return to;
    }

    private void view(Context ctx) {
        Viewer viewer = requests.viewer(ctx);
        String id = Requests.id(ctx);
        live.catchUp(id);
        Requests.written(
                ctx,
                live.whole(
                        requests.address(ctx),
                        () -> requests.write(tables.peek(id, t -> live.views().snapshot(t, viewer)))));
    }

    /** Once a stream has begun it can no longer be refused, so everything is checked before. */
    private void checkStream(Context ctx) {
        if (!Objects.toString(ctx.header("Accept"), "").contains("text/event-stream")) {
            throw new BadRequest(406, "not-a-stream", "This is a stream; ask for it with Accept: text/event-stream.");
        }
        Viewer viewer = requests.viewer(ctx);
        since(ctx);
        tables.read(Requests.id(ctx), Table::version);
        live.check(Requests.id(ctx), viewer, requests.address(ctx));
    }

    private void stream(SseClient client) {
        Context ctx = client.ctx();
        Viewer viewer = requests.viewer(ctx);
        Subscriber subscriber =
                live.subscribe(Requests.id(ctx), viewer, since(ctx), requests.address(ctx), new SseLine(client));
        client.onClose(() -> live.unsubscribe(subscriber));
        client.keepAlive();
    }

    /** The last version a client has seen: browsers send it by themselves when they connect again. */
    private static int since(Context ctx) {
        String last = ctx.header("Last-Event-ID");
        return last == null || last.isBlank()
                ? Requests.number(ctx, "since", -1)
                : Requests.number(last, "Last-Event-ID");
    }

    /** A stream of server-sent events, each written in one piece. */
    private record SseLine(SseClient client) implements Subscriber.Line {
        private static final byte[] ALIVE = ": alive\n\n".getBytes(StandardCharsets.UTF_8);
        private static final byte[] END = "\n\n".getBytes(StandardCharsets.UTF_8);

        @Override
        public void send(int version, byte[] json) {
            byte[] head = ("event: message\nid: " + version + "\ndata: ").getBytes(StandardCharsets.UTF_8);
            byte[] event = Arrays.copyOf(head, head.length + json.length + END.length);
            System.arraycopy(json, 0, event, head.length, json.length);
            System.arraycopy(END, 0, event, head.length + json.length, END.length);
            write(event);
        }

        @Override
        public void heartbeat() {
            write(ALIVE);
        }

        private void write(byte[] event) {
            if (client.terminated()) {
                throw new IllegalStateException("the client is gone");
            }
            try {
                ServletOutputStream out = client.ctx().res().getOutputStream();
                out.write(event);
                out.flush();
            } catch (IOException e) {
                throw new UncheckedIOException("the client is gone", e);
            }
        }

        @Override
        public void cut() {
            if (!client.terminated()) {
                ServletContextRequest.getServletContextRequest(client.ctx().req())
                        .getConnectionMetaData()
                        .getConnection()
                        .getEndPoint()
                        .close();
            }
            client.close();
        }
    }
}
