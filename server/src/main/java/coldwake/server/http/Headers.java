package coldwake.server.http;

import io.javalin.http.Context;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Headers that tell a browser to trust nothing but this server. */
public final class Headers {
    private Headers() {}

    public static void write(Context ctx) {
        ctx.header(
                "Content-Security-Policy",
                "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; object-src 'none';"
                        + " base-uri 'none'; form-action 'self'; frame-ancestors 'none'");
        ctx.header("X-Content-Type-Options", "nosniff");
        ctx.header("X-Frame-Options", "DENY");
        ctx.header("Referrer-Policy", "no-referrer");
        ctx.header("Cross-Origin-Opener-Policy", "same-origin");
        ctx.header("Cross-Origin-Resource-Policy", "same-origin");
        ctx.header("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=()");
        if (ctx.path().startsWith("/api/")) {
            ctx.header("Cache-Control", "no-store");
        }
    }

    /** Answers what is no request at all, before any route sees it. */
    public static boolean refuse(Request request, Response response, Callback callback) {
        int status = response.getStatus();
        response.getHeaders().put("Content-Type", "application/problem+json");
        response.getHeaders().put("X-Content-Type-Options", "nosniff");
        String problem = "{\"type\":\"malformed-request\",\"title\":\"malformed request\",\"status\":" + status
                + ",\"detail\":\"This is no request that can be answered.\"}";
        Content.Sink.write(response, true, problem, callback);
        return true;
    }
}
