package coldwake.server;

import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** An answer that is worked out once a second at most, however often it is asked for. */
final class OncePerSecond<T> {
    private static final long FRESH = TimeUnit.SECONDS.toNanos(1);

    private final Supplier<T> work;
    private @Nullable T answer;
    private long at;

    OncePerSecond(Supplier<T> work) {
        this.work = work;
    }

    synchronized T get() {
        T known = answer;
        if (known == null || System.nanoTime() - at > FRESH) {
            known = work.get();
            answer = known;
            at = System.nanoTime();
        }
        return known;
    }
}
