package coldwake.app;

import java.io.Console;
import java.io.PrintStream;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/** A progress bar with rate and estimate, for people: if nobody sits at a terminal, nothing is drawn, or a few plain lines. */
final class Progress implements AutoCloseable, IntConsumer {
    private static final int LINES = 10;

    private final @Nullable ProgressBar bar;
    private final @Nullable Lines lines;

    private Progress(@Nullable ProgressBar bar, @Nullable Lines lines) {
        this.bar = bar;
        this.lines = lines;
    }

    /** A bar for whoever sits at a terminal, otherwise none. */
    static Progress on(String what, int total) {
        return atTerminal() ? bar(what, total) : new Progress(null, null);
    }

    /** A bar for whoever sits at a terminal, otherwise a line to standard error after each tenth: for what takes long. */
    static Progress told(String what, int total) {
        return atTerminal() ? bar(what, total) : new Progress(null, new Lines(System.err, what, total));
    }

    private static boolean atTerminal() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    }

    private static Progress bar(String what, int total) {
        return new Progress(
                new ProgressBarBuilder()
                        .setTaskName(what)
                        .setInitialMax(total)
                        .showSpeed()
                        .continuousUpdate()
                        .setUpdateIntervalMillis(200)
                        .setConsumer(new ConsoleProgressBarConsumer(System.err))
                        .build(),
                null);
    }

    /** Says each tenth once, whoever reports it, and how long it took. */
    static final class Lines {
        private final PrintStream out;
        private final String what;
        private final int total;
        private final long begun = System.nanoTime();
        private int said;

        Lines(PrintStream out, String what, int total) {
            this.out = out;
            this.what = what;
            this.total = total;
        }

        synchronized void accept(int done) {
            int tenth = (int) ((long) LINES * done / Math.max(1, total));
            if (tenth > said) {
                said = tenth;
                out.println(what + ": " + done + " of " + total + ", "
                        + TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begun) + " s");
            }
        }
    }

    @Override
    public void accept(int done) {
        if (bar != null) {
            bar.stepTo(done);
        } else if (lines != null) {
            lines.accept(done);
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
