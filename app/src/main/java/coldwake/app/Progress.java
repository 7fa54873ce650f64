package coldwake.app;

import java.io.Console;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntConsumer;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/**
 * A progress bar with rate and estimate for people at a terminal. Without one, a plain line every ten seconds, for logs.
 */
final class Progress implements AutoCloseable, IntConsumer {
    private static final long LINE_EVERY = TimeUnit.SECONDS.toNanos(10);

    private final String what;
    private final int total;
    private final @Nullable ProgressBar bar;
    private final long begun = System.nanoTime();
    private final AtomicLong told = new AtomicLong(begun);

    private Progress(String what, int total, @Nullable ProgressBar bar) {
        this.what = what;
        this.total = total;
        this.bar = bar;
    }

    static Progress on(String what, int total) {
        if (Optional.ofNullable(System.console()).filter(Console::isTerminal).isEmpty()) {
            return new Progress(what, total, null);
        }
        return new Progress(
                what,
                total,
                new ProgressBarBuilder()
                        .setTaskName(what)
                        .setInitialMax(total)
                        .showSpeed()
                        .continuousUpdate()
                        .setUpdateIntervalMillis(200)
                        .setConsumer(new ConsoleProgressBarConsumer(System.err))
                        .build());
    }

    @Override
    public void accept(int done) {
        if (bar != null) {
            bar.stepTo(done);
            return;
        }
        long now = System.nanoTime();
        long last = told.get();
        if (now - last >= LINE_EVERY && told.compareAndSet(last, now)) {
            System.err.println(line(done, now - begun));
        }
    }

    /** How far it is, in plain words. */
    private String line(int done, long nanos) {
        return what + ": " + done + " of " + total + " after " + TimeUnit.NANOSECONDS.toSeconds(nanos) + " s";
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
