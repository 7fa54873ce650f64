package coldwake.app.soak;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/** Many tables on one node, every seat connected, somebody moving every few seconds at each. */
public final class Load {
    /**
     * How much of it.
     *
     * @param paceMillis about how long whoever is asked takes to choose
     * @param bot level of the bots
     */
    public record Plan(int tables, int seats, int seconds, int paceMillis, String bot) {}

    private static final int OPENERS = 4;
    private static final int MILLION = 1_000_000;

    private final Plan plan;
    private final NodeProcess node;
    private final SoakTable.Figures figures = new SoakTable.Figures();
    private final List<AtomicReference<@Nullable SoakTable>> tables = new ArrayList<>();
    private final AtomicInteger brokenStreams = new AtomicInteger();
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    private final ScheduledExecutorService clock =
            Executors.newScheduledThreadPool(2, Thread.ofPlatform().daemon().factory());
    private final Random random = new Random(1);

    public Load(NodeProcess node, Plan plan) {
        this.node = node;
        this.plan = plan;
    }

    /** Runs it; {@code opened} and {@code passed} hear how many tables are open and how many seconds have passed. */
    public Map<String, Object> run(IntConsumer opened, IntConsumer passed) throws InterruptedException {
        long emptyHeap = node.liveHeapBytes();
        openAll(opened);
        for (int k = 0; k < plan.tables(); k++) {
            next(k);
        }
        int quarter = Math.max(1, plan.seconds() / 4);
        pass(0, quarter, passed);
        long earlyHeap = node.liveHeapBytes();
        figures.measuring = true;
        long begun = System.nanoTime();
        long choices = figures.choices.get();
        long messages = figures.messages.get();
        double cpu = node.cpuSeconds();
        pass(quarter, plan.seconds(), passed);
        double seconds = (System.nanoTime() - begun) / 1e9;
        figures.measuring = false;
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("tables", plan.tables());
        report.put("seats connected", plan.tables() * plan.seats());
        report.put("seconds measured", Math.round(seconds));
        report.put("choices/s of people", round((figures.choices.get() - choices) / seconds));
        report.put("messages/s", round((figures.messages.get() - messages) / seconds));
        report.put("processors used by the node", round((node.cpuSeconds() - cpu) / seconds));
        report.put("choice to view p50 ms", millis(0.5));
        report.put("choice to view p99 ms", millis(0.99));
        report.put("choice to view p99.9 ms", millis(0.999));
        report.put("choices measured", figures.latency.size());
        report.put("update bytes p50", figures.updateBytes.at(0.5));
        report.put("update bytes p99", figures.updateBytes.at(0.99));
        report.put("snapshot bytes p50", figures.snapshotBytes.at(0.5));
        report.put("games finished", figures.games.get());
        report.put("streams lost", brokenStreams.get());
        report.put("resident MB", node.residentBytes() / MILLION);
        long heap = node.liveHeapBytes();
        report.put("live heap MB", heap / MILLION);
        report.put("live heap KB a table", (heap - emptyHeap) / 1000 / plan.tables());
        report.put("heap growth MB", (heap - earlyHeap) / MILLION);
        close();
        return report;
    }

    private static double round(double value) {
        return Math.round(value * 100) / 100.0;
    }

    private double millis(double share) {
        return round(figures.latency.at(share) / 1e6);
    }

    private void openAll(IntConsumer opened) throws InterruptedException {
        AtomicInteger count = new AtomicInteger();
        for (int k = 0; k < plan.tables(); k++) {
            tables.add(new AtomicReference<>());
        }
        try (var openers =
                Executors.newFixedThreadPool(OPENERS, Thread.ofVirtual().factory())) {
            for (int k = 0; k < plan.tables(); k++) {
                int index = k;
                openers.execute(() -> {
                    try {
                        open(index);
                        opened.accept(count.incrementAndGet());
                    } catch (RuntimeException e) {
                        failure.compareAndSet(null, e);
                    }
                });
            }
        }
        check();
    }

    private void open(int index) {
        tables.get(index).set(SoakTable.open(figures, node.port(), plan.seats(), plan.bot(), index));
    }

    private void check() {
        RuntimeException failed = failure.get();
        if (failed != null) {
            close();
            throw failed;
        }
    }

    private void next(int index) {
        int pause = plan.paceMillis() / 2 + random.nextInt(Math.max(1, plan.paceMillis()));
        var _ = clock.schedule(() -> Thread.ofVirtual().start(() -> turn(index)), pause, TimeUnit.MILLISECONDS);
    }

    private void turn(int index) {
        try {
            SoakTable table = tables.get(index).get();
            if (table != null && table.done()) {
                (table.broken() ? brokenStreams : new AtomicInteger()).incrementAndGet();
                figures.games.incrementAndGet();
                table.close();
                open(index);
            } else if (table != null) {
                table.play();
            }
            if (!clock.isShutdown()) {
                next(index);
            }
        } catch (RuntimeException e) {
            if (!clock.isShutdown()) {
                failure.compareAndSet(null, e);
            }
        }
    }

    private void pass(int from, int to, IntConsumer passed) throws InterruptedException {
        for (int second = from; second < to; second++) {
            TimeUnit.SECONDS.sleep(1);
            check();
            passed.accept(second + 1);
        }
    }

    private void close() {
        clock.shutdownNow();
        tables.forEach(reference -> {
            SoakTable table = reference.get();
            if (table != null) {
                table.close();
            }
        });
    }
}
