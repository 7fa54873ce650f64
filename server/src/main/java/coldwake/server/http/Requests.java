package coldwake.server.http;

import coldwake.content.text.Language;
import coldwake.engine.event.Audience;
import coldwake.server.table.IdempotencyKey;
import coldwake.server.table.StrictJson;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import coldwake.server.wire.Wire;
import com.fasterxml.jackson.annotation.Nulls;
import io.javalin.http.Context;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/** Reads requests and writes answers: who asks, for which table, in which language. */
final class Requests {
    private static final int MAX_BODY = 16_384;
    private static final int MAX_IMPORT = 2_097_152;
    /** A body that is a little too large is read and forgotten, so that its sender can read the answer. */
    private static final int MAX_FORGOTTEN = 131_072;

    static final long MOST_ARRIVING = TimeUnit.SECONDS.toNanos(20);
    private static final int SOME = 8_192;

    private static final String BEARER = "Bearer ";
    private static final String COMMAND_ID = "[!-~]{1,48}";

    private static final String ONCE_ID = "[!-~]{16,48}";

    private static final double CHAT_PER_SECOND = 0.5;

    private final Tables tables;
    private final JsonMapper json;
    private final JsonMapper strict = StrictJson.builder()
            .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
            .changeDefaultNullHandling(nulls -> nulls.withContentNulls(Nulls.FAIL))
            .withCoercionConfig(
                    LogicalType.Textual,
                    text -> text.setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
                            .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail))
            .build();
    private final boolean behindProxy;
    private final Limits commands;
    private final Limits chat;

    Requests(Tables tables, JsonMapper json, Quota quota) {
        this.tables = tables;
        this.json = json;
        behindProxy = quota.behindProxy();
        double perSecond = quota.commandsPerSecond();
        commands = new Limits(perSecond, perSecond * 4);
        chat = new Limits(CHAT_PER_SECOND, 20);
    }

    /** The address a request comes from; behind a proxy, the one the proxy saw. */
    String address(Context ctx) {
        String forwarded = behindProxy ? ctx.header("X-Forwarded-For") : null;
        return Addresses.household(forwarded == null ? ctx.ip() : forwarded.substring(forwarded.lastIndexOf(',') + 1));
    }

    /** Refuses more chat than people can read. */
    void checkChat(Context ctx, int seat) {
        if (!chat.allows(seat < 0 ? address(ctx) : id(ctx) + " " + seat)) {
            throw new BadRequest(429, "too-many-requests", "Too much chat; please wait a moment.");
        }
    }

    /** Refuses a body that says it is too large before it is read. */
    static void checkSize(Context ctx) {
        long size = ctx.req().getContentLengthLong();
        int most = ctx.path().equals(RecordRoutes.IMPORT) ? MAX_IMPORT : MAX_BODY;
        if (size > most && size <= MAX_FORGOTTEN) {
            arrived(ctx, MAX_FORGOTTEN);
        }
        checkSize(size, most);
    }

    private static void checkSize(long size, int most) {
        if (size > most) {
            throw new BadRequest(413, "too-large", "This request may hold " + most + " bytes at most.");
        }
    }

    /** The body of a request, which must be there as a whole before long: a slow sender keeps nobody waiting. */
    private static byte[] arrived(Context ctx, int most) {
        long since = System.nanoTime();
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        byte[] some = new byte[SOME];
        try {
            InputStream in = ctx.bodyInputStream();
            for (int length = in.read(some); length >= 0; length = in.read(some)) {
                all.write(some, 0, length);
                checkSize(all.size(), most);
                if (System.nanoTime() - since > MOST_ARRIVING) {
                    ctx.header("Connection", "close");
                    throw new BadRequest(408, "too-slow", "The request took too long to arrive.");
                }
            }
        } catch (IOException e) {
            throw new BadRequest(400, "incomplete", "The request did not arrive as a whole.");
        }
        return all.toByteArray();
    }

    private static String text(byte[] bytes) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new BadRequest(400, "not-utf-8", "The body is not text in UTF-8.");
        }
    }

    /** The text of a file that is sent. */
    static String file(Context ctx) {
        return text(arrived(ctx, MAX_IMPORT));
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
        String text = text(arrived(ctx, MAX_BODY));
        try {
            T value = strict.readValue(text, type);
            if (value == null) {
                throw new BadRequest(400, "malformed-json", "The body is empty; a JSON object is expected.");
            }
            return value;
        } catch (JacksonException e) {
            throw new BadRequest(
                    400, "malformed-json", "The body is not what is expected: " + StrictJson.problem(e) + ".");
        }
    }

    static <T> T need(@Nullable T value, String name) {
        if (value == null) {
            throw new BadRequest(400, "missing-field", "The field '" + name + "' is missing.");
        }
        return value;
    }

    /** The id of a command: what is longer than is kept, or looks like another one, would be taken for it. */
    static String commandId(@Nullable String given) {
        String id = need(given, "commandId");
        if (!id.matches(COMMAND_ID)) {
            throw new BadRequest(
                    400, "impossible-command-id", "A commandId has 1 to 48 letters, digits or signs of ASCII.");
        }
        return id;
    }

    /**
     * What is asked for once: the same id and the same request again are answered as before. Without an id it is another
     * thing each time.
     */
    IdempotencyKey once(Context ctx, Object request) {
        String id = ctx.header("Idempotency-Key");
        if (id == null) {
            return IdempotencyKey.anyhow();
        }
        if (!id.matches(ONCE_ID)) {
            throw new BadRequest(
                    400,
                    "impossible-command-id",
                    "An Idempotency-Key has 16 to 48 letters, digits or signs of ASCII that nobody can guess.");
        }
        return new IdempotencyKey(id, request instanceof String text ? text : json.writeValueAsString(request));
    }

    void answer(Context ctx, Object value) {
        written(ctx, write(value));
    }

    byte[] write(Object value) {
        return json.writeValueAsBytes(value);
    }

    /** Answers with what was written elsewhere: a large answer takes time to write. */
    static void written(Context ctx, byte[] answer) {
        ctx.result(answer);
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

    /** The token that a request of a seat carries. */
    static String ownToken(Context ctx) {
        return Objects.requireNonNull(token(ctx), "a seat was asked for before");
    }

    private static @Nullable String token(Context ctx) {
        String header = ctx.header("Authorization");
        boolean bearer = header != null && header.regionMatches(true, 0, BEARER, 0, BEARER.length());
        return bearer ? header.substring(BEARER.length()) : null;
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
