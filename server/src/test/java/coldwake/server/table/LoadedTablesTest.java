package coldwake.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.engine.setup.GameSetup;
import coldwake.server.ServerOptions;
import coldwake.server.store.Store;
import java.time.Clock;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;

/** What is stored counts, whatever happens to a table in memory. */
class LoadedTablesTest {
    /** Seats that can be written down, but not applied. */
    private static final class Trap extends AbstractList<Integer> {
        @Override
        public Integer get(int index) {
            return 0;
        }

        @Override
        public int size() {
            return 1;
        }

        @Override
        public void forEach(Consumer<? super Integer> action) {
            throw new IllegalStateException("a fault in the rules");
        }
    }

    @Test
    void aTableThatCouldNotBeChangedToTheEndIsReadAgain() {
        try (Store store = Store.open(ServerOptions.IN_MEMORY, false);
                Tables tables = new Tables(store, Clock.systemUTC(), 10)) {
            String id = tables.create("test", GameSetup.standard(2), false, null);
            tables.seats().take(id, 0, "Ada", "token", null, null);
            List<String> heard = new ArrayList<>();
            tables.watch(heard::add);
            assertThatThrownBy(() -> tables.command(id, "late", table -> new Entry.TimeRanOut(new Trap(), "random")))
                    .isInstanceOf(IllegalStateException.class);
            assertThat(tables.record(id)).last().isInstanceOf(Entry.TimeRanOut.class);
            String standIn = tables.read(id, table -> table.seats().getFirst().standIn());
            assertThat(standIn).isEqualTo("random");
            int entries = tables.read(id, Table::entries);
            assertThat(entries).isEqualTo(3);
            assertThat(heard).containsExactly(id);
        }
    }
}
