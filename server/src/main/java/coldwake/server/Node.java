package coldwake.server;

import coldwake.server.store.Alarm;
import coldwake.server.store.ChangeNotices;
import coldwake.server.store.Quietly;
import coldwake.server.store.Store;
import coldwake.server.store.StoreException;
import coldwake.server.store.TableLeases;
import coldwake.server.table.Table;
import coldwake.server.table.TableException;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * This process among others on one database: it keeps its lease, claims running tables that nobody moves bots at, and
 * learns what others wrote and who is connected there, by notices if it may and by looking every second in any case.
 */
final class Node implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Node.class);
    private static final int LEASE_SECONDS = 5;
    private static final int LOOK_SECONDS = 1;
    private static final int MOST_CLAIMS = 500;

    private final String id = Tokens.tableId();
    private final Store store;
    private final Tables tables;
    private final TableLeases leases;
    private final TableWork work;
    private final Neighbours neighbours;
    private final Set<String> claimed = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("node").factory());
    /** Looks at tables, which may have to be loaded first; the lease must not wait for that. */
    private final ExecutorService follower = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("follower").factory());

    private final Set<String> unfollowed = ConcurrentHashMap.newKeySet();
    /** Tables at which something was to be done while the lease had ended; nobody else may come to wake them. */
    private final Set<String> heldBack = ConcurrentHashMap.newKeySet();

    private final Set<String> foreign = ConcurrentHashMap.newKeySet();
    private @Nullable ChangeNotices notices;
    private final LongSupplier nanos;
    private volatile long leaseEnds;
    private final SharedClock time;
    private OffsetDateTime looked;

    /** What the node that holds a table does at it. */
    interface TableWork {
        /** It is for this node from now on; nobody knows what the one before it left undone. */
        void take(String table);

        /** Something happened at it. */
        void wake(String table);

        /** This node was no longer seen by others for a while; what it knew of its tables may be out of date. */
        void lapsed();
    }

    Node(Store store, Tables tables, Neighbours neighbours, SharedClock time, TableWork work) {
        this(store, tables, neighbours, time, work, System::nanoTime);
    }

    /** @param nanos the time by which the lease ends */
    Node(Store store, Tables tables, Neighbours neighbours, SharedClock time, TableWork work, LongSupplier nanos) {
        this.nanos = nanos;
        leaseEnds = nanos.getAsLong();
        this.store = store;
        this.tables = tables;
        this.work = work;
        this.neighbours = neighbours;
        leases = store.leases();
        this.time = time;
        looked = askTime();
        tables.watch(this::dropIfOver);
    }

    private void dropIfOver(String table) {
        if (claimed.contains(table) && tables.peek(table, Table::over)) {
            claimed.remove(table);
        }
    }

    /** Joins the other nodes; notices come from {@code url} unless it is null. */
    void join(@Nullable String url) {
        if (!store.shared()) {
            leases.forgetOthers();
        } else if (url != null) {
            notices = ChangeNotices.listen(url, this::heard);
        }
        register();
        var _ = clock.scheduleWithFixedDelay(this::look, 0, LOOK_SECONDS, TimeUnit.SECONDS);
    }

    void register() {
        long now = nanos.getAsLong();
        leases.register(id, LEASE_SECONDS);
        neighbours.forget();
        leaseEnds = now + TimeUnit.SECONDS.toNanos(LEASE_SECONDS);
        claimed.clear();
        claimed.addAll(leases.heldBy(id));
    }

    /** Whether the lease stands, so that others see this node as alive. */
    boolean alive() {
        return nanos.getAsLong() - leaseEnds < 0;
    }

    /** Whether this node is the one that moves bots and watches the clock at a table; claims it if nobody does. */
    boolean claims(String table) {
        if (!alive()) {
            heldBack.add(table);
            return false;
        }
        if (claimed.contains(table)) {
            return true;
        }
        if (leases.claim(id, table)) {
            claimed.add(table);
            return true;
        }
        return false;
    }

    String id() {
        return id;
    }

    int claimedTables() {
        return claimed.size();
    }

    // ---------------------------------------------------------------- every second

    void look() {
        try {
            renew();
            takeAll(unfollowed);
            takeAll(heldBack);
            leases.claimSome(id, MOST_CLAIMS).forEach(table -> {
                claimed.add(table);
                take(table);
            });
            if (store.shared()) {
                OffsetDateTime now = askTime();
                store.changedSince(looked).forEach(this::heard);
                looked = now;
                neighbours.look(id);
            }
        } catch (RuntimeException e) {
            LOG.warn("the database did not answer: {}", e.getMessage());
        } catch (Error e) {
            Alarm.raise(e);
        }
    }

    private void takeAll(Set<String> waiting) {
        for (String table : List.copyOf(waiting)) {
            waiting.remove(table);
            take(table);
        }
    }

    /** The time by the clock of the database, by which this node goes, too. */
    private OffsetDateTime askTime() {
        return store.shared() ? time.ask(store::now) : store.now();
    }

    private void renew() {
        boolean overslept = !alive();
        if (overslept) {
            work.lapsed();
        }
        long now = nanos.getAsLong();
        if (leases.renew(id, LEASE_SECONDS)) {
            leaseEnds = now + TimeUnit.SECONDS.toNanos(LEASE_SECONDS);
        } else {
            LOG.warn("the lease of this node had ended; it begins a new one");
            work.lapsed();
            register();
            overslept = true;
        }
        if (overslept) {
            // Meanwhile its bots were held back.
            claimed.forEach(this::take);
        }
    }

    private void heard(Store.Changed changed) {
        String table = changed.table();
        try {
            if (tables.isInMemory(table)) {
                tables.refresh(table, changed.seq());
            }
            if (claimed.contains(table)) {
                follow(table, work::wake);
            }
        } catch (TableException e) {
            leave(table, e);
        }
    }

    private void take(String table) {
        follow(table, work::take);
    }

    private void follow(String table, Consumer<String> work) {
        if (follower.isShutdown()) {
            return;
        }
        follower.execute(() -> {
            try {
                work.accept(table);
            } catch (TableException e) {
                leave(table, e);
            } catch (StoreException e) {
                LOG.warn("table {} is looked at again later: {}", table, e.getMessage());
                unfollowed.add(table);
            }
        });
    }

    /** Tells once of a table that is not for this node. */
    private void leave(String table, TableException e) {
        if (foreign.add(table)) {
            LOG.warn("table {} cannot be played here: {}", table, e.getMessage());
        }
    }

    /** Leaves, so that others take over at once. */
    @Override
    public void close() {
        Quietly.stop(clock);
        Quietly.stop(follower);
        if (notices != null) {
            notices.close();
        }
        leaseEnds = nanos.getAsLong();
        try {
            leases.resign(id);
        } catch (RuntimeException e) {
            LOG.warn("the lease could not be given back and will run out: {}", e.getMessage());
        }
    }
}
