package coldwake.server;

import coldwake.server.http.Api;
import coldwake.server.http.Live;
import coldwake.server.http.Webhooks;
import coldwake.server.store.Store;
import coldwake.server.table.BotRunner;
import coldwake.server.table.Tables;
import io.javalin.http.Context;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Timer;
import io.micrometer.core.instrument.binder.jvm.JvmGcMetrics;
import io.micrometer.core.instrument.binder.jvm.JvmMemoryMetrics;
import io.micrometer.core.instrument.binder.system.ProcessorMetrics;
import io.micrometer.prometheusmetrics.PrometheusConfig;
import io.micrometer.prometheusmetrics.PrometheusMeterRegistry;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.ToDoubleFunction;

/** What an operator can watch, for Prometheus. docs/operations.md tells what each figure is good for. */
final class Meters implements AutoCloseable {
    private static final String BEGUN = "begun";

    private final PrometheusMeterRegistry registry = new PrometheusMeterRegistry(PrometheusConfig.DEFAULT);
    private final JvmGcMetrics collector = new JvmGcMetrics();
    private final Timer choices = Timer.builder("coldwake.choices")
            .serviceLevelObjectives(
                    Duration.ofMillis(10),
                    Duration.ofMillis(25),
                    Duration.ofMillis(50),
                    Duration.ofMillis(100),
                    Duration.ofMillis(250),
                    Duration.ofSeconds(1),
                    Duration.ofSeconds(5))
            .register(registry);

    Meters() {
        new JvmMemoryMetrics().bindTo(registry);
        new ProcessorMetrics().bindTo(registry);
        collector.bindTo(registry);
    }

    void watch(Live live, Webhooks webhooks) {
        registry.gauge("coldwake.connections", live, Live::connections);
        registry.gauge("coldwake.seats.connected", live, l -> l.seated().size());
        counter("coldwake.webhooks.lost", webhooks, Webhooks::lost);
    }

    void watch(Tables tables, BotRunner bots) {
        Counter entries = registry.counter("coldwake.entries");
        tables.watchWrites(table -> entries.increment());
        registry.gauge("coldwake.tables.loaded", tables, t -> t.inMemory().size());
        registry.gauge("coldwake.bots.waiting", bots, BotRunner::waiting);
    }

    void watch(Store store, Node node, SharedClock time) {
        registry.gauge("coldwake.tables.stored", store, Store::countTables);
        registry.gauge("coldwake.tables.claimed", node, Node::claimedTables);
        registry.gauge("coldwake.lease", node, n -> n.alive() ? 1 : 0);
        registry.gauge("coldwake.clock.behind.seconds", time, t -> t.ahead() / 1000.0);
        registry.gauge("coldwake.database.busy", store, s -> s.strain().busy());
        registry.gauge("coldwake.database.waiting", store, s -> s.strain().waiting());
        counter("coldwake.database.failures", store, s -> s.strain().failures());
    }

    private <T> void counter(String name, T object, ToDoubleFunction<T> count) {
        FunctionCounter.builder(name, object, count).register(registry);
    }

    // ---------------------------------------------------------------- requests

    void begin(Context ctx) {
        ctx.attribute(BEGUN, System.nanoTime());
    }

    /** Counts an answer by its status and problem; how long a choice took counts if it was taken. */
    void answered(Context ctx) {
        String problem = Objects.requireNonNullElse(ctx.<String>attribute(Api.PROBLEM), "");
        registry.counter("coldwake.requests", "status", Integer.toString(ctx.statusCode()), "problem", problem)
                .increment();
        Long begun = ctx.attribute(BEGUN);
        if (begun != null && ctx.statusCode() == 200 && ctx.path().endsWith("/choices")) {
            choices.record(System.nanoTime() - begun, TimeUnit.NANOSECONDS);
        }
    }

    String scrape() {
        return registry.scrape();
    }

    @Override
    public void close() {
        collector.close();
    }
}
