package coldwake.server.http;

import coldwake.server.store.BackgroundThreads;
import coldwake.server.store.Quietly;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Work that keeps a processor busy: replays, imports, exports; whole views and streams that go on. It has a few threads of
 * its own and a queue, and each address a budget of time; more than that is refused. Choices never wait for it.
 */
final class HeavyWork implements AutoCloseable {
    static final String NAME = "heavy-";
    /** After a restart many come back at once: so many of all streams, as a part, wait for their first view. */
    private static final double VIEWS_WAITING = 0.2;

    private static final int WAITING = 32;
    /** Of one address, running and waiting; people look at a game together from one home. */
    private static final int PER_ADDRESS = 4;

    /** Seconds of work a second for each address, as a part of the requests it may send. */
    private static final double PER_REQUEST = 0.01;

    private static final int BURST_SECONDS = 20;

    private final int perAddress;
    private final ThreadPoolExecutor threads;
    private final Limits seconds;
    private final Map<String, Integer> running = new ConcurrentHashMap<>();

    HeavyWork(Quota quota) {
        this(someThreads(), WAITING, quota);
    }

    HeavyWork(int threads, int waiting, Quota quota) {
        this(NAME, threads, waiting, PER_ADDRESS, quota);
    }

    /** For whole views: everybody whose stream is allowed may wait for one. */
    static HeavyWork forViews(Quota quota) {
        int waiting = Math.max(WAITING, (int) (VIEWS_WAITING * quota.connections()));
        return new HeavyWork("views-", someThreads(), waiting, quota.connectionsPerAddress(), quota);
    }

    private static int someThreads() {
        return Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
    }

    private HeavyWork(String name, int threads, int waiting, int perAddress, Quota quota) {
        this.perAddress = perAddress;
        double perSecond = quota.requestsPerSecond() * PER_REQUEST;
        seconds = new Limits(perSecond, perSecond * BURST_SECONDS);
        this.threads = new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new ArrayBlockingQueue<>(waiting),
                BackgroundThreads.named(name));
    }

    /** Does some work for an address and waits for it, or refuses it at once. */
    <T> T run(String address, Supplier<T> work) {
        check(address);
        if (running.merge(address, 1, Integer::sum) > perAddress) {
            done(address);
            throw tooMuch("Your address waits for several replays, views or files already; please wait a moment.");
        }
        try {
            return result(threads.submit(() -> timed(address, work)));
        } catch (RejectedExecutionException e) {
            throw new BadRequest(503, "busy", "This server replays and reads as much as it can; please wait a moment.");
        } finally {
            done(address);
        }
    }

    /** Refuses an address that has used up its time. */
    void check(String address) {
        if (!seconds.has(address)) {
            throw tooMuch("Your address has used up its time for replays, views and files; please wait a moment.");
        }
    }

    private <T> T timed(String address, Supplier<T> work) {
        long since = System.nanoTime();
        try {
            return work.get();
        } finally {
            seconds.spend(address, (System.nanoTime() - since) / (double) TimeUnit.SECONDS.toNanos(1));
        }
    }

    private static <T> T result(Future<T> work) {
        try {
            return work.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new BadRequest(503, "busy", "This server is about to stop; please try again.");
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case RuntimeException problem -> throw problem;
                case Error error -> throw error;
                case null, default -> throw new IllegalStateException(e);
            }
        }
    }

    /** Work that waits for a thread. */
    int waiting() {
        return threads.getQueue().size();
    }

    private void done(String address) {
        running.computeIfPresent(address, (a, n) -> n == 1 ? null : n - 1);
    }

    private static BadRequest tooMuch(String message) {
        return new BadRequest(429, "too-many-requests", message);
    }

    @Override
    public void close() {
        threads.getQueue().clear();
        Quietly.stop(threads);
    }
}
