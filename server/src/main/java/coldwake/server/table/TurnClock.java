package coldwake.server.table;

import coldwake.server.store.Deadlines;
import coldwake.server.store.StoreException;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Watches the clocks of all tables. Deadlines are stored, so whichever node looks next goes on; a table is loaded only
 * when its time has run out.
 */
public final class TurnClock {
    private static final Logger LOG = LoggerFactory.getLogger(TurnClock.class);
    private static final int AT_ONCE = 200;
    /** Longer than a look takes on a machine with much to do. */
    private static final int BREAK_MILLIS = 10_000;
    /** Problems that go by, or that another node does not have. */
    private static final Set<String> PASSING = Set.of(TableException.BUSY, "newer-version");

    private final Tables tables;
    private final Deadlines deadlines;
    private final Clock clock;
    private final Set<String> unnoted = ConcurrentHashMap.newKeySet();
    /** Tables that this node has served without a break, so that whoever is late there could have answered. */
    private final Set<String> watched = ConcurrentHashMap.newKeySet();

    private volatile long lookedAt;

    public TurnClock(Tables tables, Deadlines deadlines, Clock clock) {
        this.tables = tables;
        this.deadlines = deadlines;
        this.clock = clock;
        tables.watchWrites(this::written);
    }

    /** This node was away for a while, or could not reach the database: wherever time runs out now, nobody is late yet. */
    public void lapsed() {
        tables.serveSince(clock.millis());
        watched.clear();
    }

    /** What was written counts, even if its deadline cannot be noted now. */
    private void written(Table table) {
        if (table.turnSeconds() != null) {
            watched.add(table.id());
            try {
                note(table.id(), table.deadline());
            } catch (StoreException e) {
                LOG.warn("the clock of table {} is set later: {}", table.id(), e.getMessage());
                unnoted.add(table.id());
            }
        }
    }

    /** Sets the clock of a table whose last node may have died before it could; that is no fault of those who are asked. */
    public void take(String id) {
        if (tables.peek(id, table -> table.turnSeconds() != null)) {
            if (!watched.contains(id)) {
                tables.seats().giveGrace(id);
                watched.add(id);
            }
            note(id, tables.peek(id, Table::deadline));
        }
    }

    private void note(String id, @Nullable Long deadline) {
        if (deadline == null) {
            watched.remove(id);
            deadlines.clear(id);
        } else {
            deadlines.set(id, deadline);
        }
    }

    /** Lets bots play where time has run out, at tables that are for this node to watch. */
    public void look(Predicate<String> mine) {
        noticeABreak();
        try {
            for (String id : List.copyOf(unnoted)) {
                take(id);
                unnoted.remove(id);
            }
            for (String id : deadlines.passed(clock.millis(), AT_ONCE)) {
                if (mine.test(id)) {
                    ranOut(id);
                }
            }
        } catch (StoreException e) {
            lapsed();
            LOG.warn("the clocks cannot be read: {}", e.getMessage());
        }
    }

    /** The machine slept, or somebody set its clock. */
    private void noticeABreak() {
        long now = clock.millis();
        if (lookedAt != 0 && Math.abs(now - lookedAt) > BREAK_MILLIS) {
            LOG.warn("nobody looked at the clocks for {} ms; whoever is asked gets more time", now - lookedAt);
            lapsed();
        }
        lookedAt = now;
    }

    private void ranOut(String id) {
        try {
            if (!watched.contains(id)) {
                take(id);
            } else {
                note(id, tables.seats().timeRanOut(id));
            }
        } catch (TableException e) {
            LOG.warn("nobody can be late at table {}: {}", id, e.getMessage());
            if (!PASSING.contains(e.problem())) {
                deadlines.clear(id);
            }
        }
    }
}
