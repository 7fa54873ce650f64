package coldwake.server.table;

import coldwake.server.store.Quietly;
import coldwake.server.store.StoreException;
import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Closes the windows for reactions at the tables of this node when their time has come. */
public final class Windows implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Windows.class);
    private static final int RETRY_MILLIS = 2_000;

    private final Tables tables;
    private final Clock clock;
    private final Predicate<String> claim;
    private final ScheduledThreadPoolExecutor timer = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("windows").factory());
    private final ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor();
    /** When each table is looked at next. */
    private final Map<String, Long> due = new ConcurrentHashMap<>();
    /** Tables that this node took over while a window was open: whoever was asked gets the whole time again. */
    private final Map<String, Long> notBefore = new ConcurrentHashMap<>();

    /** @param claim whether this node is the one to close windows at a table */
    public Windows(Tables tables, Clock clock, Predicate<String> claim) {
        this.tables = tables;
        this.clock = clock;
        this.claim = claim;
        timer.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        tables.watch(this::wakeOrWait);
    }

    /** The table is for this node from now on. */
    public void take(String id) {
        Long at = tables.peek(id, Table::windowCloses);
        if (at != null && at <= clock.millis()) {
            notBefore.put(id, clock.millis() + tables.moves().reactionMillis());
        }
        wake(id);
    }

    /** Looks when a window is to be closed at a table. */
    public void wake(String id) {
        Long at = tables.peek(id, Table::windowDue);
        if (at == null) {
            due.remove(id);
            return;
        }
        long when = Math.max(at, notBefore.getOrDefault(id, 0L));
        Long before = due.put(id, when);
        if (before == null || before != when) {
            schedule(id, when - clock.millis());
        }
    }

    private void wakeOrWait(String id) {
        try {
            wake(id);
        } catch (TableException | StoreException e) {
            waitAMoment(id, e);
        }
    }

    private void waitAMoment(String id, RuntimeException e) {
        LOG.warn("a window of table {} is closed later: {}", id, e.getMessage());
        due.put(id, clock.millis());
        schedule(id, RETRY_MILLIS);
    }

    private void schedule(String id, long millis) {
        try {
            var _ = timer.schedule(() -> workers.execute(() -> look(id)), Math.max(0, millis), TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            LOG.debug("a window of table {} is left to other nodes", id);
        }
    }

    /** Closes every window whose time has come by the clock, for whoever sets the clock. */
    public void lookAtAll() {
        List.copyOf(due.keySet()).forEach(this::look);
    }

    private void look(String id) {
        Long when = due.remove(id);
        try {
            if (when != null && when <= clock.millis() && claim.test(id)) {
                notBefore.remove(id);
                tables.moves().closeWindow(id);
                wake(id);
            } else if (when != null && when > clock.millis()) {
                wake(id);
            }
        } catch (TableException | StoreException e) {
            waitAMoment(id, e);
        }
    }

    @Override
    public void close() {
        Quietly.stop(timer);
        Quietly.stop(workers);
    }
}
