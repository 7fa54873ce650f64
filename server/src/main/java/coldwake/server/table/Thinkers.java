package coldwake.server.table;

import coldwake.server.store.Quietly;
import java.util.Comparator;
import java.util.concurrent.PriorityBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;

/**
 * A few threads on which bots think. Tables at which people sit come first, then whoever has waited longest; as no table
 * waits twice, none can push another aside.
 */
final class Thinkers implements AutoCloseable {
    private final ThreadPoolExecutor pool;
    private final AtomicLong arrivals = new AtomicLong();

    private record Waiting(boolean people, long arrival, Runnable thought) implements Runnable {
        @Override
        public void run() {
            thought.run();
        }
    }

    Thinkers(String name, int threads) {
        pool = new ThreadPoolExecutor(
                threads,
                threads,
                0,
                TimeUnit.SECONDS,
                new PriorityBlockingQueue<>(
                        11,
                        Comparator.comparing((Runnable waiting) -> !((Waiting) waiting).people())
                                .thenComparingLong(waiting -> ((Waiting) waiting).arrival())),
                Thread.ofPlatform().daemon().name(name + "-", 0).factory());
    }

    /** Thinks when it is this table's turn; {@code people} says whether somebody waits for it. */
    void think(boolean people, Runnable thought) {
        try {
            pool.execute(new Waiting(people, arrivals.getAndIncrement(), thought));
        } catch (RejectedExecutionException e) {
            // The node stops; another one will think about it.
        }
    }

    /** Tables that wait for a thread. */
    int waiting() {
        return pool.getQueue().size();
    }

    @Override
    public void close() {
        pool.getQueue().clear();
        Quietly.stop(pool);
    }
}
