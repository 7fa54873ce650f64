package coldwake.server.http;

import coldwake.server.store.Alarm;
import coldwake.server.store.Presence.Seat;
import coldwake.server.store.Quietly;
import coldwake.server.table.Table;
import coldwake.server.table.Tables;
import java.time.Clock;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.json.JsonMapper;

/** The live streams: a full snapshot first, then small updates, each written for one seat and language. */
public final class Live implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Live.class);
    private static final long MOST_SENDING = TimeUnit.SECONDS.toNanos(10);
    /** A client reconnects after this time, so that a line that died in silence does not stay for ever. */
    private static final long MOST_AGE = TimeUnit.HOURS.toNanos(1);

    private static final int MOST_SPECTATORS = 200;
    private final Tables tables;
    private final JsonMapper json;
    private final Quota quota;
    private final Views views;
    private final HeavyWork whole;
    private final Map<String, Group> groups = new ConcurrentHashMap<>();
    private final Map<String, Integer> addresses = new ConcurrentHashMap<>();
    private final AtomicInteger open = new AtomicInteger();
    private final ExecutorService writers = Executors.newVirtualThreadPerTaskExecutor();
    private volatile Set<Seat> elsewhere = Set.of();
    private volatile boolean closed;

    /** The streams of one table. The number of presence changes whenever somebody comes or goes. */
    private static final class Group {
        final Set<Subscriber> members = ConcurrentHashMap.newKeySet();
        final AtomicInteger presence = new AtomicInteger();
    }

    public Live(Tables tables, JsonMapper json, Clock clock, Quota quota) {
        this.tables = tables;
        this.json = json;
        this.quota = quota;
        views = new Views(clock, this::connected);
        whole = HeavyWork.forViews(quota);
        tables.watch(this::changed);
    }

    Tables tables() {
        return tables;
    }

    JsonMapper json() {
        return json;
    }

    Views views() {
        return views;
    }

    /**
     * Hears what other nodes wrote at a table. Whoever asks waits for the database on a thread of its own: the few that work
     * whole views out are not for waiting.
     */
    void catchUp(String table) {
        var _ = tables.read(table, Table::version);
    }

    /** Works out something that takes longer than an update: a whole view, or how a stream goes on. */
    <T> T whole(String address, Supplier<T> work) {
        return whole.run(address, work);
    }

    int presence(String table) {
        Group group = groups.get(table);
        return group == null ? 0 : group.presence.get();
    }

    private void changed(String table) {
        Group group = groups.get(table);
        if (group != null) {
            group.members.forEach(this::push);
        }
    }

    private void push(Subscriber subscriber) {
        if (!closed && subscriber.want()) {
            writers.execute(() -> guarded(subscriber, subscriber::run));
        }
    }

    /** A stream that cannot be written is cut; the client reconnects and gets a snapshot. */
    private void guarded(Subscriber subscriber, Runnable writing) {
        try {
            writing.run();
        } catch (RuntimeException e) {
            LOG.debug("a stream of table {} ended: {}", subscriber.table, e.toString());
            unsubscribe(subscriber);
            subscriber.cut();
        } catch (Error e) {
            unsubscribe(subscriber);
            subscriber.cut();
            Alarm.raise(e);
        }
    }

    /** Adds a connection. It is sent a snapshot, or what changed since a version it names, if that can still be told. */
    Subscriber subscribe(String table, Viewer viewer, int since, String address, Subscriber.Line line) {
        Subscriber subscriber = new Subscriber(this, table, viewer, address, line);
        synchronized (groups) {
            check(table, viewer, address);
            // It counts from now on; what happens meanwhile waits until it is known where the client goes on.
            subscriber.want();
            register(subscriber);
        }
        try {
            catchUp(table);
            whole(address, () -> resume(subscriber, since));
        } catch (RuntimeException | Error e) {
            unsubscribe(subscriber);
            throw e;
        }
        if (!closed) {
            writers.execute(() -> guarded(subscriber, subscriber::run));
            changed(table);
        }
        return subscriber;
    }

    private void register(Subscriber subscriber) {
        open.incrementAndGet();
        addresses.merge(subscriber.address, 1, Integer::sum);
        groups.compute(subscriber.table, (id, group) -> {
            Group some = group == null ? new Group() : group;
            some.members.add(subscriber);
            some.presence.incrementAndGet();
            return some;
        });
    }

    private boolean resume(Subscriber subscriber, int since) {
        return tables.peek(subscriber.table, table -> {
            Table.Earlier then =
                    subscriber.viewer.sitsAt(table) ? table.earlier(since, subscriber.viewer.seat()) : null;
            if (then != null) {
                subscriber.resume(table, then);
            }
            return then != null;
        });
    }

    /** Refuses a stream that would be one too many. */
    void check(String table, Viewer viewer, String address) {
        if (closed || open.get() >= quota.connections()) {
            throw new BadRequest(429, "too-many-connections", "This server is full; please try again later.");
        }
        whole.check(address);
        if (addresses.getOrDefault(address, 0) >= quota.connectionsPerAddress()) {
            throw new BadRequest(429, "too-many-connections", "Too many streams are open from your address.");
        }
        int most = viewer.watches() ? MOST_SPECTATORS : quota.connectionsPerSeat();
        Group group = groups.get(table);
        if (group != null
                && group.members.stream()
                                .filter(s -> s.viewer.seat() == viewer.seat())
                                .count()
                        >= most) {
            throw new BadRequest(429, "too-many-connections", "Too many streams are open for this seat.");
        }
    }

    void unsubscribe(Subscriber subscriber) {
        boolean[] left = {false};
        groups.computeIfPresent(subscriber.table, (id, group) -> {
            left[0] = group.members.remove(subscriber);
            group.presence.incrementAndGet();
            return group.members.isEmpty() ? null : group;
        });
        if (left[0]) {
            open.decrementAndGet();
            addresses.computeIfPresent(subscriber.address, (a, n) -> n == 1 ? null : n - 1);
            changed(subscriber.table);
        }
    }

    /** A sign of life on every connection, so that a line that died in silence is noticed; slow clients are cut off. */
    public void heartbeat() {
        heartbeat(MOST_SENDING);
    }

    void heartbeat(long mostSending) {
        for (Group group : groups.values()) {
            for (Subscriber s : group.members) {
                if (s.stuck(mostSending) || s.olderThan(MOST_AGE)) {
                    unsubscribe(s);
                    s.cut();
                } else {
                    writers.execute(() -> guarded(s, s::heartbeat));
                }
            }
        }
    }

    /** Connections open now. */
    public int connections() {
        return open.get();
    }

    /** Whether somebody follows a table on this node. */
    public boolean isFollowed(String table) {
        return groups.containsKey(table);
    }

    /** Whether somebody looks from a seat, at whatever node. */
    boolean connected(String table, int seat) {
        Group group = groups.get(table);
        return group != null && group.members.stream().anyMatch(s -> s.viewer.seat() == seat)
                || elsewhere.contains(new Seat(table, seat));
    }

    /** The seats somebody looks from at this node. */
    public Set<Seat> seated() {
        Set<Seat> seated = new HashSet<>();
        groups.forEach((table, group) -> group.members.stream()
                .filter(s -> !s.viewer.watches())
                .forEach(s -> seated.add(new Seat(table, s.viewer.seat()))));
        return seated;
    }

    /** The seats somebody looks from at other nodes; whoever follows such a table here is told. */
    public void elsewhere(Set<Seat> seats) {
        Set<Seat> before = elsewhere;
        elsewhere = Set.copyOf(seats);
        Set<String> news = new HashSet<>();
        before.stream().filter(seat -> !seats.contains(seat)).forEach(seat -> news.add(seat.table()));
        seats.stream().filter(seat -> !before.contains(seat)).forEach(seat -> news.add(seat.table()));
        for (String table : news) {
            Group group = groups.get(table);
            if (group != null) {
                group.presence.incrementAndGet();
                changed(table);
            }
        }
    }

    /** Ends all streams; clients connect to another node, or to this one when it is back. */
    @Override
    public void close() {
        closed = true;
        groups.values()
                .forEach(group -> group.members.forEach(s -> {
                    unsubscribe(s);
                    s.cut();
                }));
        whole.close();
        Quietly.stop(writers);
    }
}
