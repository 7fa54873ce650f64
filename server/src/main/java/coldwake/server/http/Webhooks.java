package coldwake.server.http;

import coldwake.server.table.Table;
import coldwake.server.table.TableException;
import coldwake.server.table.Tables;
import coldwake.server.wire.Wire;
import java.io.IOException;
import java.io.InputStream;
import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

/**
 * Tells seats that want it, at an address of theirs, that they must answer. Only the node that wrote the entry calls, a few
 * times at most; nothing waits for it, not even other calls, and a call that cannot be made is forgotten.
 */
public final class Webhooks implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Webhooks.class);
    private static final int MAX_URL = 500;
    private static final int MAX_PORT = 65_535;
    private static final int MAX_WAITING = 1_000;
    private static final int MAX_WAITING_OF_HOST = 100;
    private static final int ATTEMPTS = 3;
    private static final Duration TIMEOUT = Duration.ofSeconds(5);

    /** Which addresses may be called. */
    public enum Allowed {
        NONE,
        /** Only addresses of the public internet. */
        PUBLIC,
        /** Also those of this machine and its networks. */
        ANY
    }

    private final Allowed allowed;
    private final Duration firstRetry;
    private final JsonMapper json;
    private final Semaphore waiting = new Semaphore(MAX_WAITING);
    private final Map<String, Integer> hosts = new ConcurrentHashMap<>();
    private final AtomicLong lost = new AtomicLong();
    private @Nullable HttpClient http;
    private final ExecutorService callers = Executors.newVirtualThreadPerTaskExecutor();
    private final ScheduledExecutorService retries = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("webhooks").factory());

    public Webhooks(Tables tables, Allowed allowed, Duration firstRetry, JsonMapper json) {
        this.allowed = allowed;
        this.firstRetry = firstRetry;
        this.json = json;
        if (enabled()) {
            tables.watchWrites(this::written);
        }
    }

    /** Made for the first call: few tables want one, and making it reads all certificates of the machine. */
    private synchronized HttpClient http() {
        if (http == null) {
            http = HttpClient.newBuilder()
                    .version(HttpClient.Version.HTTP_1_1)
                    .connectTimeout(TIMEOUT)
                    .followRedirects(HttpClient.Redirect.NEVER)
                    .build();
        }
        return http;
    }

    // ---------------------------------------------------------------- addresses

    /** Whether this server calls any. */
    boolean enabled() {
        return allowed != Allowed.NONE;
    }

    /** Refuses an address that may not be called. */
    void check(String url) {
        if (!enabled()) {
            throw new TableException("no-webhooks", "This server calls no webhooks.");
        }
        if (url.length() > MAX_URL || !callable(url)) {
            throw new TableException(
                    "impossible-webhook",
                    allowed == Allowed.ANY
                            ? "A webhook is an http or https address that can be found."
                            : "A webhook is an http or https address of the public internet.");
        }
    }

    private boolean callable(String url) {
        try {
            URI uri = new URI(url);
            String host = uri.getHost();
            boolean web = "https".equals(uri.getScheme()) || "http".equals(uri.getScheme());
            boolean port = uri.getPort() != 0 && uri.getPort() <= MAX_PORT;
            if (!web || !port || host == null || uri.getUserInfo() != null) {
                return false;
            }
            for (InetAddress address : InetAddress.getAllByName(host)) {
                if (allowed != Allowed.ANY && isPrivate(address)) {
                    return false;
                }
            }
            return true;
        } catch (URISyntaxException | UnknownHostException e) {
            return false;
        }
    }

    /** Whether an address belongs to this machine, its networks, or no single machine. */
    static boolean isPrivate(InetAddress address) {
        return (address instanceof Inet6Address ? isSpecial6(address.getAddress()) : isSpecial4(address.getAddress()))
                || address.isLoopbackAddress()
                || address.isAnyLocalAddress()
                || address.isLinkLocalAddress()
                || address.isSiteLocalAddress()
                || address.isMulticastAddress();
    }

    /** Unique local addresses, and those that carry an IPv4 address inside. */
    private static boolean isSpecial6(byte[] bytes) {
        int start = (bytes[0] & 0xff) << 24 | (bytes[1] & 0xff) << 16 | (bytes[2] & 0xff) << 8 | bytes[3] & 0xff;
        return start >>> 25 == 0xfc >> 1 || start >>> 24 == 0 || start >>> 16 == 0x2002 || start == 0x2001_0000;
    }

    /** This network, shared address space of carriers, protocol assignments, relays, measurements, reserved. */
    private static boolean isSpecial4(byte[] bytes) {
        int first = bytes[0] & 0xff;
        int second = bytes[1] & 0xff;
        return first == 0
                || first == 100 && (second & 0xc0) == 64
                || first == 192 && second == 0
                || first == 192 && second == 88 && bytes[2] == 99
                || first == 198 && (second & 0xfe) == 18
                || first >= 240;
    }

    // ---------------------------------------------------------------- calling

    private void written(Table table) {
        for (int seat : Views.bits(table.newlyAsked())) {
            String url = table.seats().get(seat).webhook();
            if (url != null) {
                int number = table.running().state().decisionNumber();
                begin(url, new Wire.TurnCall(table.id(), seat, number));
            }
        }
    }

    private void begin(String url, Wire.TurnCall turn) {
        String host = URI.create(url).getAuthority();
        if (hosts.merge(host, 1, Integer::sum) > MAX_WAITING_OF_HOST || !waiting.tryAcquire()) {
            hosts.computeIfPresent(host, Webhooks::less);
            lost.incrementAndGet();
            return;
        }
        callers.execute(() -> call(url, turn, 1));
    }

    private static @Nullable Integer less(String host, int calls) {
        return calls == 1 ? null : calls - 1;
    }

    private void call(String url, Wire.TurnCall turn, int attempt) {
        boolean sent = sent(url, turn);
        if (sent || attempt == ATTEMPTS) {
            lost.addAndGet(sent ? 0 : 1);
            waiting.release();
            hosts.computeIfPresent(URI.create(url).getAuthority(), Webhooks::less);
            return;
        }
        long wait = firstRetry.toMillis() << 2 * (attempt - 1);
        var _ = retries.schedule(
                () -> callers.execute(() -> call(url, turn, attempt + 1)), wait, TimeUnit.MILLISECONDS);
    }

    /** Calls that did not come through and were given up. */
    public long lost() {
        return lost.get();
    }

    /** Whether a call came through; an address is looked at again each time, as names may change what they stand for. */
    private boolean sent(String url, Wire.TurnCall turn) {
        if (!callable(url)) {
            return false;
        }
        HttpRequest request = HttpRequest.newBuilder(URI.create(url))
                .timeout(TIMEOUT)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofByteArray(json.writeValueAsBytes(turn)))
                .build();
        try {
            HttpResponse<InputStream> answer = http().send(request, BodyHandlers.ofInputStream());
            // What else it says is of no interest, and might never end.
            answer.body().close();
            return answer.statusCode() / 100 == 2;
        } catch (IOException e) {
            LOG.debug("webhook of table {} seat {} failed: {}", turn.table(), turn.seat(), e.toString());
            return false;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return true;
        }
    }

    @Override
    public void close() {
        retries.shutdownNow();
        callers.shutdownNow();
        synchronized (this) {
            if (http != null) {
                http.shutdownNow();
            }
        }
    }
}
