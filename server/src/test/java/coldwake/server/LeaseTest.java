package coldwake.server;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.server.store.Store;
import coldwake.server.table.Tables;
import java.time.Clock;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** What a node holds back while its lease has ended is done when it has one again. */
class LeaseTest {
    private static final String TABLE = "abcdefghjkmn";

    private final AtomicLong time = new AtomicLong();
    private final AtomicReference<Runnable> meanwhile = new AtomicReference<>(() -> {});
    private final List<String> taken = new CopyOnWriteArrayList<>();

    private long nanos() {
        long now = time.get();
        meanwhile.getAndSet(() -> {}).run();
        return now;
    }

    private final class Work implements Node.TableWork {
        @Override
        public void take(String table) {
            taken.add(table);
        }

        @Override
        public void wake(String table) {}

        @Override
        public void lapsed() {}
    }

    /** The lease ends while it is being renewed, and just then a bot is to move: nobody else would wake it. */
    @Test
    void whoIsHeldBackWhileTheLeaseIsRenewedIsWokenAfterwards() throws InterruptedException {
        SharedClock clock = new SharedClock(Clock.systemUTC());
        try (Store store = Store.open(ServerOptions.IN_MEMORY, false);
                Tables tables = new Tables(store, clock, 10)) {
            Neighbours none = new Neighbours(store.presence(), Set::of, seats -> {});
            try (Node node = new Node(store, tables, none, clock, new Work(), this::nanos)) {
                node.register();
                meanwhile.set(() -> {
                    time.addAndGet(TimeUnit.SECONDS.toNanos(6));
                    assertThat(node.claims(TABLE)).isFalse();
                });
                node.look();
                for (int waits = 0; taken.isEmpty() && waits < 1_000; waits++) {
                    TimeUnit.MILLISECONDS.sleep(5);
                }
                assertThat(taken).containsExactly(TABLE);
            }
        }
    }
}
