package coldwake.app.soak;

import java.io.UncheckedIOException;
import java.nio.file.Path;
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
    private final Growth growth;
    private final SoakTable.Figures figures = new SoakTable.Figures();
    private final List<AtomicReference<@Nullable SoakTable>> tables = new ArrayList<>();
    private final AtomicInteger brokenStreams = new AtomicInteger();
    private final AtomicInteger unanswered = new AtomicInteger();
    private final AtomicReference<@Nullable RuntimeException> failure = new AtomicReference<>();
    private final ScheduledExecutorService clock =
            Executors.newScheduledThreadPool(2, Thread.ofPlatform().daemon().factory());
    private final Random random = new Random(1);

    /** @param folder where the node stores its tables */
    public Load(NodeProcess node, Path folder, Plan plan) {
        this.node = node;
        this.plan = plan;
        growth = new Growth(node, folder);
    }

    /** Runs it; {@code opened} and {@code passed} hear how many tables are open and how many seconds have passed. */
    public Map<String, Object> run(IntConsumer opened, IntConsumer passed) throws InterruptedException {
        openAll(opened);
        for (int k = 0; k < plan.tables(); k++) {
            next(k);
        }
        int quarter = Math.max(1, plan.seconds() / 4);
        pass(0, quarter, passed);
        growth.look(quarter);
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("tables", plan.tables());
        report.put("seats connected", plan.tables() * plan.seats());
        measure(quarter, passed, report);
        report.put("games finished", figures.games.get());
        report.put("streams lost", brokenStreams.get());
        report.put("requests unanswered", unanswered.get());
        report.put("resident MB", node.residentBytes() / MILLION);
        growth.look(plan.seconds());
        growth.report(plan.tables(), report);
        close();
        return report;
    }

    /** Counts from some second to the end. */
    private void measure(int from, IntConsumer passed, Map<String, Object> report) throws InterruptedException {
        Meter before = meter();
        Measurements pauses = node.pausesFromNow();
        figures.measuring = true;
        try (Lateness lateness = new Lateness()) {
            pass(from, plan.seconds(), passed);
            figures.measuring = false;
            Meter now = meter();
            double seconds = (now.at() - before.at()) / 1e9;
            double changes = Math.max(1, now.changes() - before.changes());
            report.put("seconds measured", Math.round(seconds));
            report.put("choices/s of people", round((now.choices() - before.choices()) / seconds));
            report.put("choices/s of all", round(changes / seconds));
            report.put("messages/s", round((now.messages() - before.messages()) / seconds));
            report.put("choice to view p50 ms", millis(figures.latency, 0.5));
            report.put("choice to view p99 ms", millis(figures.latency, 0.99));
            report.put("choice to view p99.9 ms", millis(figures.latency, 0.999));
            report.put("choices measured", figures.latency.size());
            report.put("pauses of the node", pauses.size());
            report.put("pause p50 ms", millis(pauses, 0.5));
            report.put("pause p99 ms", millis(pauses, 0.99));
            report.put("pause longest ms", millis(pauses, 1));
            report.put("paused %", round(pauses.sum() / 1e7 / seconds));
            report.put("processors used by the node", round((now.nodeCpu() - before.nodeCpu()) / seconds));
            report.put("processors used by the client", round((now.clientCpu() - before.clientCpu()) / seconds));
            report.put("node ms a choice", round(1000 * (now.nodeCpu() - before.nodeCpu()) / changes));
            report.put("node KB allocated a choice", round((now.allocated() - before.allocated()) / 1000 / changes));
            report.put("client late p50 ms", millis(lateness.samples(), 0.5));
            report.put("client late p99 ms", millis(lateness.samples(), 0.99));
        }
        report.put("update bytes p50", figures.updateBytes.at(0.5));
        report.put("update bytes p95", figures.updateBytes.at(0.95));
        report.put("update bytes p99", figures.updateBytes.at(0.99));
        report.put("snapshot bytes p50", figures.snapshotBytes.at(0.5));
    }

    /** What has been counted up to a moment. */
    private record Meter(
            long at, long choices, long changes, long messages, double nodeCpu, double clientCpu, double allocated) {}

    private Meter meter() {
        return new Meter(
                System.nanoTime(),
                figures.choices.get(),
                figures.changes.get(),
                figures.messages.get(),
                node.cpuSeconds(),
                NodeProcess.cpuSeconds(ProcessHandle.current()),
                node.allocatedBytes());
    }

    private static double round(double value) {
        return Math.round(value * 100) / 100.0;
    }

    private static double millis(Measurements samples, double share) {
        return round(samples.at(share) / 1e6);
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
            openOrPlay(index);
        } catch (UncheckedIOException e) {
            unanswered.incrementAndGet();
            leave(index);
        } catch (RuntimeException e) {
            if (!clock.isShutdown()) {
                failure.compareAndSet(null, e);
            }
            return;
        }
        if (!clock.isShutdown()) {
            next(index);
        }
    }

    private void openOrPlay(int index) {
        SoakTable table = tables.get(index).get();
        if (table == null) {
            open(index);
        } else if (table.done()) {
            (table.broken() ? brokenStreams : figures.games).incrementAndGet();
            leave(index);
            open(index);
        } else {
            table.play();
        }
    }

    private void leave(int index) {
        SoakTable table = tables.get(index).getAndSet(null);
        if (table != null) {
            table.close();
        }
    }

    private void pass(int from, int to, IntConsumer passed) throws InterruptedException {
        for (int second = from; second < to; second++) {
            TimeUnit.SECONDS.sleep(1);
            check();
            passed.accept(second + 1);
            if ((second + 1) % Growth.EVERY_SECONDS == 0 && second + 1 < to) {
                growth.look(second + 1);
            }
        }
    }

    private void close() {
        clock.shutdownNow();
        for (int k = 0; k < tables.size(); k++) {
            leave(k);
        }
    }
}
