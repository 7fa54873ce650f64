package coldwake.server;

import coldwake.server.store.Hints;
import coldwake.server.store.Movers;
import coldwake.server.store.Quietly;
import coldwake.server.store.Store;
import coldwake.server.table.Table;
import coldwake.server.table.TableException;
import coldwake.server.table.Tables;
import coldwake.server.table.Tokens;
import java.time.OffsetDateTime;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * This process among others on one database: it keeps its lease, claims running tables that nobody moves bots at, and
 * learns what others wrote and who is connected there, by hints if it may and by looking every second in any case.
 */
final class Node implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Node.class);
    private static final int LEASE_SECONDS = 5;
    private static final int LOOK_SECONDS = 1;
    private static final int MOST_CLAIMS = 500;

    private final String id = Tokens.tableId();
    private final Store store;
    private final Tables tables;
    private final Movers movers;
    private final Consumer<String> wake;
    private final Neighbours neighbours;
    private final Set<String> claimed = ConcurrentHashMap.newKeySet();
    private final ScheduledExecutorService clock = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("node").factory());
    private @Nullable Hints hints;
    private volatile long leaseEnds = System.nanoTime();
    private OffsetDateTime looked;

    /** @param wake hears of tables at which this node may have to do something */
    Node(Store store, Tables tables, Neighbours neighbours, Consumer<String> wake) {
        this.store = store;
        this.tables = tables;
        this.wake = wake;
        this.neighbours = neighbours;
        movers = store.movers();
        looked = store.now();
        tables.watch(this::dropIfOver);
    }

    private void dropIfOver(String table) {
        if (claimed.contains(table) && tables.peek(table, Table::over)) {
            claimed.remove(table);
        }
    }

    /** Joins the other nodes; hints come from {@code url} unless it is null. */
    void join(@Nullable String url) {
        if (!store.shared()) {
            movers.forgetOthers();
        } else if (url != null) {
            hints = Hints.listen(url, this::heard);
        }
        register();
        var _ = clock.scheduleWithFixedDelay(this::look, 0, LOOK_SECONDS, TimeUnit.SECONDS);
    }

    private void register() {
        long now = System.nanoTime();
        movers.register(id, LEASE_SECONDS);
        neighbours.forget();
        leaseEnds = now + TimeUnit.SECONDS.toNanos(LEASE_SECONDS);
        claimed.clear();
        claimed.addAll(movers.heldBy(id));
    }

    /** Whether the lease stands, so that others see this node as alive. */
    boolean alive() {
        return System.nanoTime() - leaseEnds < 0;
    }

    /** Whether this node is the one that moves bots and watches the clock at a table; claims it if nobody does. */
    boolean claims(String table) {
        if (!alive()) {
            return false;
        }
        if (claimed.contains(table)) {
            return true;
        }
        if (movers.claim(id, table)) {
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

    private void look() {
        try {
            renew();
            movers.claimSome(id, MOST_CLAIMS).forEach(table -> {
                claimed.add(table);
                follow(table);
            });
            if (store.shared()) {
                OffsetDateTime now = store.now();
                store.changedSince(looked).forEach(this::heard);
                looked = now;
                neighbours.look(id);
            }
        } catch (RuntimeException e) {
            LOG.warn("the database did not answer: {}", e.getMessage());
        }
    }

    private void renew() {
        long now = System.nanoTime();
        if (movers.renew(id, LEASE_SECONDS)) {
            leaseEnds = now + TimeUnit.SECONDS.toNanos(LEASE_SECONDS);
        } else {
            LOG.warn("the lease of this node had ended; it begins a new one");
            register();
        }
    }

    private void heard(Store.Changed changed) {
        if (tables.isInMemory(changed.table())) {
            tables.refresh(changed.table(), changed.seq());
        }
        if (claimed.contains(changed.table())) {
            follow(changed.table());
        }
    }

    private void follow(String table) {
        try {
            wake.accept(table);
        } catch (TableException e) {
            LOG.warn("table {} cannot be played here: {}", table, e.getMessage());
        }
    }

    /** Leaves, so that others take over at once. */
    @Override
    public void close() {
        Quietly.stop(clock);
        if (hints != null) {
            hints.close();
        }
        leaseEnds = System.nanoTime();
        try {
            movers.resign(id);
        } catch (RuntimeException e) {
            LOG.warn("the lease could not be given back and will run out: {}", e.getMessage());
        }
    }
}
