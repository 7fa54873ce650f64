package coldwake.server.http;

import io.javalin.http.Context;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * The names this server goes by. A page of another site can turn its own name to this machine after it was loaded, and is
 * then of the same origin as far as the browser knows; so a name that nobody gave this server is not served. Nobody can
 * turn a bare address to another machine.
 */
public final class HostNames {
    private static final String LOCAL = "localhost";
    private static final String ADDRESS = "[0-9.]+|\\[[0-9A-Fa-f:.]+\\]";

    private final List<String> known;

    public HostNames(List<String> names) {
        known = names.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
    }

    /** Refuses a request to a name that is not known. */
    public void check(Context ctx) {
        String name = Objects.toString(ctx.header("Host"), "")
                .replaceFirst(":[0-9]*$", "")
                .toLowerCase(Locale.ROOT);
        // Every browser says a name; checks of proxies may not.
        boolean local = name.isEmpty() || name.equals(LOCAL) || name.endsWith("." + LOCAL);
        if (!local && !name.matches(ADDRESS) && !known.contains(name)) {
            throw new BadRequest(
                    421,
                    "unknown-host",
                    "This server does not go by this name; its operator can add it (--host-name).");
        }
    }
}
