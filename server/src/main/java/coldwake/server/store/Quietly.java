package coldwake.server.store;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Stops threads without interrupting them: an interrupt in the middle of a write closes the file of the embedded
 * database under everybody else.
 */
public final class Quietly {
    private static final Logger LOG = LoggerFactory.getLogger(Quietly.class);
    private static final int MOST_SECONDS = 20;

    private Quietly() {}

    /** Takes no more work and waits for what is being done. */
    public static void stop(ExecutorService workers) {
        workers.shutdown();
        try {
            if (!workers.awaitTermination(MOST_SECONDS, TimeUnit.SECONDS)) {
                LOG.warn("some work did not end within {} s", MOST_SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
