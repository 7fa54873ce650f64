package coldwake.app;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ctrl+C as a request: what runs is asked to stop, and gets some time to write down what it has. */
final class Interrupt implements AutoCloseable {
    private static final long PATIENCE_SECONDS = 20;

    private final CountDownLatch finished = new CountDownLatch(1);
    private final Thread hook;
    private volatile boolean happened;

    private Interrupt(Runnable stop) {
        hook = new Thread(() -> {
            happened = true;
            stop.run();
            try {
                var _ = finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
    }

    static Interrupt calls(Runnable stop) {
        Interrupt interrupt = new Interrupt(stop);
        Runtime.getRuntime().addShutdownHook(interrupt.hook);
        return interrupt;
    }

    boolean happened() {
        return happened;
    }

    @Override
    public void close() {
        finished.countDown();
        if (!happened) {
            Runtime.getRuntime().removeShutdownHook(hook);
        }
    }
}
