package coldwake.app;

import java.io.Console;
import java.util.Optional;
import java.util.function.IntConsumer;
import me.tongfei.progressbar.ConsoleProgressBarConsumer;
import me.tongfei.progressbar.ProgressBar;
import me.tongfei.progressbar.ProgressBarBuilder;
import org.jspecify.annotations.Nullable;

/** A progress bar with rate and estimate, for people only: nothing is drawn if nobody sits at a terminal. */
final class Progress implements AutoCloseable, IntConsumer {
    private final @Nullable ProgressBar bar;

    private Progress(@Nullable ProgressBar bar) {
        this.bar = bar;
    }

    static Progress on(String what, int total) {
        if (Optional.ofNullable(System.console()).filter(Console::isTerminal).isEmpty()) {
            return new Progress(null);
        }
        return new Progress(new ProgressBarBuilder()
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
        }
    }

    @Override
    public void close() {
        if (bar != null) {
            bar.close();
        }
    }
}
