package coldwake.server.http;

import io.javalin.http.Context;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.util.Callback;

/** Headers that tell a browser to trust nothing but this server. */
public final class Headers {
    private Headers() {}

    private static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            "default-src 'self'; img-src 'self' data:; style-src 'self'; style-src-attr 'unsafe-inline';"
                    + " object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            "Referrer-Policy",
            "no-referrer",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Permissions-Policy",
            "camera=(), microphone=(), geolocation=(), payment=()");

    public static void write(Context ctx) {
        HEADERS.forEach(ctx::header);
        if (ctx.path().startsWith("/api/")) {
            ctx.header("Cache-Control", "no-store");
        }
    }

    /** Answers a request during which the JVM failed. */
    public static void fail(HttpServletResponse response) {
        response.setStatus(HttpStatus.INTERNAL_SERVER_ERROR_500);
        HEADERS.forEach(response::setHeader);
        response.setContentType("application/problem+json");
        String problem = "{\"type\":\"failure\",\"title\":\"failure\",\"status\":500,\"detail\":"
                + "\"The server failed and may have to stop; send the same again in a moment.\"}";
        try {
            response.getOutputStream().write(problem.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Answers what is no request at all, before any route sees it. */
    public static boolean refuse(Request request, Response response, Callback callback) {
        // That somebody speaks another version of HTTP is no failure of the server.
        boolean otherVersion = response.getStatus() == HttpStatus.HTTP_VERSION_NOT_SUPPORTED_505;
        int status = otherVersion ? HttpStatus.BAD_REQUEST_400 : response.getStatus();
        response.setStatus(status);
        HEADERS.forEach(response.getHeaders()::put);
        response.getHeaders().put("Content-Type", "application/problem+json");
        String problem = "{\"type\":\"malformed-request\",\"title\":\"malformed request\",\"status\":" + status
                + ",\"detail\":\"This is no request that can be answered.\"}";
        Content.Sink.write(response, true, problem, callback);
        return true;
    }
}
