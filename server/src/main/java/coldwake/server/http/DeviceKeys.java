package coldwake.server.http;

import coldwake.server.table.Tokens;
import io.javalin.http.Context;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The private key of a device, which opens the logbook of its games and nothing else. It comes as a header, never in an
 * address, and the server knows only its hash.
 */
final class DeviceKeys {
    static final String HEADER = "Coldwake-Key";

    private static final Pattern KEY = Pattern.compile("[0-9a-f]{32}");
    /** Five requests a second where an address may send 50, and a page full of them at once. */
    private static final int REQUESTS_PER_LOOK = 10;

    private static final int LOOKS_AT_ONCE = 60;

    private final Requests requests;
    private final Limits looks;

    DeviceKeys(Requests requests, Quota quota) {
        this.requests = requests;
        looks = new Limits(quota.requestsPerSecond() / REQUESTS_PER_LOOK, LOOKS_AT_ONCE);
    }

    /** The key that a request carries. */
    String own(Context ctx) {
        String key = maybe(ctx);
        if (key == null) {
            throw new BadRequest(401, "no-key", "This needs the key of a device (" + HEADER + ": ...).");
        }
        return key;
    }

    /** The key that a request carries, or null without one. Nobody tries many keys. */
    @Nullable String maybe(Context ctx) {
        String key = ctx.header(HEADER);
        if (key == null) {
            return null;
        }
        if (!looks.allows(requests.address(ctx))) {
            throw new BadRequest(429, "too-many-requests", "Too many requests with a key; please wait a moment.");
        }
        return check(key);
    }

    /** Refuses what is no key. */
    static String check(String key) {
        if (!KEY.matcher(key).matches()) {
            throw new BadRequest(400, "impossible-key", "The key of a device has 32 hexadecimal digits in lower case.");
        }
        return key;
    }

    /** What is kept of the key that a request carries. */
    String hash(Context ctx) {
        return Tokens.hash(own(ctx));
    }
}
