package coldwake.app.soak;

import java.util.concurrent.TimeUnit;

/** How late this process wakes up: what the client and the other programs of the machine add to what it measures. */
final class Lateness implements AutoCloseable {
    private static final long NAP = TimeUnit.MILLISECONDS.toNanos(5);

    private final Measurements samples = new Measurements();
    private final Thread sleeper = Thread.ofPlatform().daemon().name("lateness").start(this::sleep);

    private void sleep() {
        try {
            while (true) {
                long begun = System.nanoTime();
                TimeUnit.NANOSECONDS.sleep(NAP);
                samples.add(Math.max(0, System.nanoTime() - begun - NAP));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Nanoseconds that it woke up too late. */
    Measurements samples() {
        return samples;
    }

    @Override
    public void close() {
        sleeper.interrupt();
    }
}
