package coldwake.server.http;

import coldwake.content.text.Language;
import coldwake.engine.event.Audience;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import coldwake.server.wire.Wire;
import io.javalin.http.Context;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Objects;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** Reads requests and writes answers: who asks, for which table, in which language. */
final class Requests {
    private static final int MAX_BODY = 16_384;
    private static final int MAX_IMPORT = 2_097_152;
    /** A body that is a little too large is read and forgotten, so that its sender can read the answer. */
    private static final int MAX_FORGOTTEN = 131_072;

    private static final String BEARER = "Bearer ";

    private static final double CHAT_PER_SECOND = 0.5;

    private final Tables tables;
    private final JsonMapper json;
    private final boolean behindProxy;
    private final Limits commands;
    private final Limits chat;

    Requests(Tables tables, JsonMapper json, Clock clock, Quota quota) {
        this.tables = tables;
        this.json = json;
        behindProxy = quota.behindProxy();
        double perSecond = quota.commandsPerSecond();
        commands = new Limits(clock, perSecond, perSecond * 4);
        chat = new Limits(clock, CHAT_PER_SECOND, 20);
    }

    /** The address a request comes from; behind a proxy, the one the proxy saw. */
    String address(Context ctx) {
        String forwarded = behindProxy ? ctx.header("X-Forwarded-For") : null;
        return forwarded == null
                ? ctx.ip()
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }

    /** Refuses more chat than people can read. */
    void checkChat(Context ctx, int seat) {
        if (!chat.allows(seat < 0 ? address(ctx) : id(ctx) + " " + seat)) {
            throw new BadRequest(429, "too-many-requests", "Too much chat; please wait a moment.");
        }
    }

    /** Refuses a body that says it is too large before it is read. */
    static void checkSize(Context ctx) {
        int size = ctx.contentLength();
        int most = ctx.path().equals(RecordRoutes.IMPORT) ? MAX_IMPORT : MAX_BODY;
        if (size > most && size <= MAX_FORGOTTEN) {
            forget(ctx);
        }
        checkSize(size, most);
    }

    private static void forget(Context ctx) {
        try {
            ctx.bodyInputStream().skipNBytes(ctx.contentLength());
        } catch (IOException e) {
            throw new BadRequest(400, "too-large", "The request did not arrive as a whole.");
        }
    }

    private static void checkSize(int size, int most) {
        if (size > most) {
            throw new BadRequest(413, "too-large", "This request may hold " + most + " bytes at most.");
        }
    }

    /** The text of a file that is sent. */
    static String file(Context ctx) {
        try {
            byte[] bytes = ctx.bodyInputStream().readNBytes(MAX_IMPORT + 1);
            checkSize(bytes.length, MAX_IMPORT);
            return new String(bytes, StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new BadRequest(400, "broken-file", "The file did not arrive as a whole.");
        }
    }

    /** A page of another site may neither send commands nor follow a table. */
    static void checkOrigin(Context ctx) {
        String origin = ctx.header("Origin");
        String host = Objects.toString(ctx.header("Host"), "");
        if (origin != null && !origin.equals("http://" + host) && !origin.equals("https://" + host)) {
            throw new BadRequest(403, "foreign-origin", "Requests of pages from other sites are not answered.");
        }
    }

    <T> T body(Context ctx, Class<T> type) {
        byte[] bytes = ctx.bodyAsBytes();
        checkSize(bytes.length, MAX_BODY);
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

    static <T> T need(@Nullable T value, String name) {
        if (value == null) {
            throw new BadRequest(400, "missing-field", "The field '" + name + "' is missing.");
        }
        return value;
    }

    void answer(Context ctx, Object value) {
        ctx.result(json.writeValueAsBytes(value));
        ctx.contentType("application/json");
    }

    void done(Context ctx, int version) {
        answer(ctx, new Wire.Done(version));
    }

    static String id(Context ctx) {
        return ctx.pathParam("id");
    }

    static Language language(Context ctx) {
        String code = ctx.queryParam("lang");
        try {
            return Language.of(code == null ? "en" : code);
        } catch (IllegalArgumentException e) {
            throw new BadRequest(400, "no-such-language", Objects.toString(e.getMessage(), ""));
        }
    }

    /** The seat whose token the request carries, or -1 without one. */
    int seat(Context ctx) {
        String token = token(ctx);
        if (token == null) {
            return -1;
        }
        int seat = tables.seats().holder(id(ctx), token);
        if (seat < 0) {
            throw notYourSeat();
        }
        return seat;
    }

    private static @Nullable String token(Context ctx) {
        String header = ctx.header("Authorization");
        return header == null || !header.startsWith(BEARER) ? null : header.substring(BEARER.length());
    }

    static BadRequest notYourSeat() {
        return new BadRequest(403, "not-your-seat", "This token holds no seat at this table.");
    }

    int ownSeat(Context ctx) {
        int seat = seat(ctx);
        if (seat < 0) {
            throw new BadRequest(401, "no-token", "This needs the token of a seat (Authorization: Bearer ...).");
        }
        if (!commands.allows(id(ctx) + " " + seat)) {
            throw new BadRequest(429, "too-many-requests", "Too many commands from this seat; please wait a moment.");
        }
        return seat;
    }

    int seated(Context ctx, BiFunction<String, Integer, Integer> command) {
        return command.apply(id(ctx), ownSeat(ctx));
    }

    /** Who looks: a seat, or a spectator, perhaps through the eyes of a seat. */
    Viewer viewer(Context ctx) {
        int seat = seat(ctx);
        int own = seat < 0 ? Audience.SPECTATOR : seat;
        String token = token(ctx);
        return new Viewer(own, number(ctx, "eyes", own), language(ctx), token == null ? null : Tokens.hash(token));
    }

    static int number(Context ctx, String name, int otherwise) {
        String text = ctx.queryParam(name);
        return text == null ? otherwise : number(text, name);
    }

    static int number(String text, String name) {
        if (!text.matches("[0-9]{1,9}")) {
            throw new BadRequest(400, "not-a-number", "'" + name + "' must be a number, not '" + text + "'.");
        }
        return Integer.parseInt(text);
    }
}
