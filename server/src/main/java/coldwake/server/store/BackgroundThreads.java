package coldwake.server.store;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.concurrent.ThreadFactory;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Threads for work that can wait: when the processors are wanted by others, it gives way to them. On Linux each of these
 * threads is made nicer than the rest of the process; the JVM itself has no way to ask for that without special rights.
 * Elsewhere they are threads like all others.
 */
public final class BackgroundThreads {
    private static final Logger LOG = LoggerFactory.getLogger(BackgroundThreads.class);
    /** A tenth of what others get who want the same processor, so that it is slow and not stopped. */
    private static final int NICENESS = 10;
    /** Of Linux: a single thread, and of these the one that calls. */
    private static final int ONE_THREAD = 0;

    private static final int THIS_ONE = 0;
    private static final @Nullable MethodHandle SET_PRIORITY = find();

    private BackgroundThreads() {}

    /** Makes such threads with a name and a number each. */
    public static ThreadFactory named(String prefix) {
        ThreadFactory plain = Thread.ofPlatform().daemon().name(prefix, 0).factory();
        return work -> plain.newThread(() -> {
            giveWay();
            work.run();
        });
    }

    @SuppressWarnings("restricted") // The command allows native access for the embedded store, too.
    private static @Nullable MethodHandle find() {
        if (!System.getProperty("os.name").equals("Linux")) {
            return null;
        }
        try {
            Linker linker = Linker.nativeLinker();
            FunctionDescriptor ints = FunctionDescriptor.of(
                    ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT, ValueLayout.JAVA_INT);
            return linker.defaultLookup()
                    .find("setpriority")
                    .map(at -> linker.downcallHandle(at, ints))
                    .orElse(null);
        } catch (UnsupportedOperationException | IllegalCallerException e) {
            LOG.debug("work that can wait has the priority of all others: {}", e.getMessage());
            return null;
        }
    }

    private static void giveWay() {
        MethodHandle set = SET_PRIORITY;
        if (set != null) {
            try {
                int refused = (int) set.invokeExact(ONE_THREAD, THIS_ONE, NICENESS);
                LOG.debug("a thread for work that can wait was started: {}", refused);
            } catch (Throwable e) {
                throw new IllegalStateException("the priority of a thread cannot be asked for", e);
            }
        }
    }
}
