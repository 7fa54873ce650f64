package coldwake.server.table;

import coldwake.server.store.Deadlines;
import coldwake.server.store.StoreException;
import java.time.Clock;
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

    private final Tables tables;
    private final Deadlines deadlines;
    private final Clock clock;

    public TurnClock(Tables tables, Deadlines deadlines, Clock clock) {
        this.tables = tables;
        this.deadlines = deadlines;
        this.clock = clock;
        tables.watchWrites(this::written);
    }

    private void written(Table table) {
        if (table.turnSeconds() != null) {
            note(table.id(), table.deadline());
        }
    }

    private void note(String id, @Nullable Long deadline) {
        if (deadline == null) {
            deadlines.clear(id);
        } else {
            deadlines.set(id, deadline);
        }
    }

    /** Lets bots play where time has run out, at tables that are for this node to watch. */
    public void look(Predicate<String> mine) {
        try {
            for (String id : deadlines.passed(clock.millis(), AT_ONCE)) {
                if (mine.test(id)) {
                    ranOut(id);
                }
            }
        } catch (StoreException e) {
            LOG.warn("the clocks cannot be read: {}", e.getMessage());
        }
    }

    private void ranOut(String id) {
        try {
            note(id, tables.seats().timeRanOut(id));
        } catch (TableException e) {
            LOG.warn("clock of table {} stopped: {}", id, e.getMessage());
            deadlines.clear(id);
        }
    }
}
