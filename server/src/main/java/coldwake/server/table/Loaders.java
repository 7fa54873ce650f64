package coldwake.server.table;

import coldwake.server.store.BackgroundThreads;
import coldwake.server.store.Quietly;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.RejectedExecutionException;

/**
 * A few threads that read records and play them. Requests run on threads that give way only where they wait, so whoever
 * computes for long on one of them would keep everybody else waiting; these give way to them. Whoever has a thread of
 * another kind already, as imports and replays do, reads on that one, and people who come back do not wait behind it.
 */
final class Loaders implements AutoCloseable {
    static final String NAME = "loader-";

    private final ExecutorService threads = Executors.newFixedThreadPool(
            Math.max(1, Runtime.getRuntime().availableProcessors() / 2), BackgroundThreads.named(NAME));

    /** Runs work there and waits for its end. It must not wait for other work of this kind. */
    void run(Runnable work) {
        if (!Thread.currentThread().isVirtual()) {
            work.run();
            return;
        }
        try {
            Future<?> done = threads.submit(work);
            done.get();
        } catch (RejectedExecutionException e) {
            throw new TableException(TableException.BUSY, "This server is about to stop; please try again.");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new TableException(TableException.BUSY, "The table could not be read; please try again.");
        } catch (ExecutionException e) {
            switch (e.getCause()) {
                case RuntimeException problem -> throw problem;
                case Error error -> throw error;
                case null, default -> throw new IllegalStateException(e);
            }
        }
    }

    @Override
    public void close() {
        Quietly.stop(threads);
    }
}
