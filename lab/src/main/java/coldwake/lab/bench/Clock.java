package coldwake.lab.bench;

import com.sun.management.ThreadMXBean;
import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;

/** CPU time of the current thread plus garbage collection, and bytes allocated, since it was made. */
final class Clock {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    private final long startedAt = nanos();
    private final long allocatedAt = bytes();

    double seconds() {
        return (nanos() - startedAt) / 1e9;
    }

    long allocated() {
        return bytes() - allocatedAt;
    }

    private static long nanos() {
        long collecting = 0;
        for (GarbageCollectorMXBean collector : ManagementFactory.getGarbageCollectorMXBeans()) {
            collecting += collector.getCollectionTime() * 1_000_000;
        }
        return THREADS.getCurrentThreadCpuTime() + collecting;
    }

    private static long bytes() {
        return THREADS.getCurrentThreadAllocatedBytes();
    }
}
