package coldwake.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Hears of every error that nobody caught. A JVM that has run out of memory, or is broken otherwise, can no longer be
 * relied on: the node leaves in order and exits, so that another one takes over and whoever watches it starts it again.
 */
final class Emergency implements Thread.UncaughtExceptionHandler, AutoCloseable {
    /** The exit status of a node that left because the JVM failed. */
    static final int STATUS = 3;

    private static final Logger LOG = LoggerFactory.getLogger(Emergency.class);
    private static final int MOST_SECONDS = 60;
    /** Given up first of all, so that there is memory to leave with. */
    private static final int RESERVE = 8 * 1024 * 1024;

    private final Runnable leave;
    private final CountDownLatch failed = new CountDownLatch(1);
    private final CountDownLatch over = new CountDownLatch(1);
    private final Thread.@Nullable UncaughtExceptionHandler before = Thread.getDefaultUncaughtExceptionHandler();
    private final AtomicReference<byte @Nullable []> reserve = new AtomicReference<>(new byte[RESERVE]);

    /** Listens from now on; {@code leave} asks the node to stop and returns at once. */
    Emergency(Runnable leave) {
        this.leave = leave;
        // Made now: there may be no memory for a thread later.
        Thread.ofPlatform().daemon().name("emergency").start(this::watch);
        Thread.setDefaultUncaughtExceptionHandler(this);
    }

    @Override
    public void uncaughtException(Thread thread, Throwable error) {
        boolean hopeless = error instanceof VirtualMachineError && !(error instanceof StackOverflowError);
        if (hopeless) {
            reserve.set(null);
            failed.countDown();
            leave.run();
        }
        LOG.error(
                hopeless ? "thread {} failed, the node leaves: {}" : "thread {} failed: {}",
                thread.getName(),
                error.toString(),
                error);
    }

    /** A node that cannot even leave any more is ended; others take its tables when its lease has run out. */
    private void watch() {
        try {
            failed.await();
            if (!over.await(MOST_SECONDS, TimeUnit.SECONDS)) {
                Runtime.getRuntime().halt(STATUS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** The exit status of the node. */
    int status() {
        return failed.getCount() == 0 ? STATUS : 0;
    }

    @Override
    public void close() {
        over.countDown();
        failed.countDown();
        Thread.setDefaultUncaughtExceptionHandler(before);
    }
}
