package coldwake.app.soak;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * People play on all nodes of one database while one node after the other is killed without warning. Afterwards the
 * record must hold every choice that was acknowledged, once.
 */
public final class Kills {
    private static final long MOST_FAILOVER = TimeUnit.MINUTES.toNanos(3);

    private final String database;
    private final Plan plan;
    private final Supplier<NodeProcess> start;
    private final List<NodeProcess> nodes = new ArrayList<>();
    private final List<KillPlayer> players = new ArrayList<>();
    private final Measurements failovers = new Measurements();
    private final Random random;

    /**
     * What is played and killed.
     *
     * @param restMillis how long a player rests after a choice
     * @param shortestMillis how long play goes on at least before the next kill
     * @param longestMillis and at most; long times are rarer than short ones
     */
    public record Plan(int nodes, int tables, int restMillis, int shortestMillis, int longestMillis) {
        /** Kills that follow each other quickly. */
        public static Plan quick(int nodes, int tables) {
            return new Plan(nodes, tables, 20, 200, 1_700);
        }
    }

    /** What came of it. */
    public record Report(int kills, Audit audit, Measurements failovers) {
        /** Of kills on databases side by side. */
        public Report plus(Report other) {
            return new Report(kills + other.kills, audit.plus(other.audit), failovers.plus(other.failovers));
        }

        /** Whether nothing acknowledged was lost. */
        public boolean kept() {
            return audit.lost() == 0;
        }

        /** Whether nothing was applied twice. */
        public boolean once() {
            return audit.twice() == 0;
        }

        public int acknowledged() {
            return audit.acknowledged();
        }

        public Map<String, Object> figures() {
            Map<String, Object> figures = new LinkedHashMap<>();
            figures.put("kills", kills);
            figures.put("tables", audit.games());
            figures.put("choices acknowledged", audit.acknowledged());
            figures.put("acknowledged and lost", audit.lost());
            figures.put("applied twice", audit.twice());
            figures.put("choices in the records", audit.choices());
            figures.put("kill to next choice p50 ms", failovers.at(0.5) / 1_000_000);
            figures.put("kill to next choice max ms", failovers.at(1) / 1_000_000);
            return figures;
        }
    }

    /** @param seed of the times between kills */
    public Kills(String database, Plan plan, long seed, Supplier<NodeProcess> start) {
        this.database = database;
        this.plan = plan;
        this.start = start;
        random = new Random(seed);
        for (int k = 0; k < plan.nodes(); k++) {
            nodes.add(start.get());
        }
        for (int k = 0; k < plan.tables(); k++) {
            players.add(new KillPlayer(this::port, plan.nodes(), k, plan.restMillis()));
        }
    }

    private int port(int node) {
        synchronized (nodes) {
            return nodes.get(node).port();
        }
    }

    /** Kills that many times and tells {@code killed} of each. */
    public Report run(int kills, Runnable killed) throws InterruptedException {
        List<Thread> threads = players.stream()
                .map(player -> Thread.ofVirtual().start(player::run))
                .toList();
        try {
            for (int k = 0; k < kills; k++) {
                TimeUnit.MILLISECONDS.sleep(playMillis());
                kill(random.nextInt(nodes.size()));
                killed.run();
            }
            TimeUnit.MILLISECONDS.sleep(plan.shortestMillis());
            players.forEach(KillPlayer::stop);
            for (Thread thread : threads) {
                thread.join();
            }
            players.forEach(KillPlayer::check);
        } finally {
            players.forEach(KillPlayer::stop);
            nodes.forEach(NodeProcess::close);
        }
        return new Report(
                kills,
                Audit.of(database, players.stream().map(KillPlayer::played).toList()),
                failovers);
    }

    /** Each doubling of the time is as likely as the next. */
    private long playMillis() {
        double most = (double) plan.longestMillis() / plan.shortestMillis();
        return (long) (plan.shortestMillis() * Math.pow(most, random.nextDouble()));
    }

    /** Kills a node in mid-turn, starts another, and notes when somebody's choice is acknowledged again. */
    private void kill(int index) throws InterruptedException {
        nodes.get(index).kill();
        long killedAt = System.nanoTime();
        CompletableFuture<NodeProcess> fresh = CompletableFuture.supplyAsync(start, Thread::startVirtualThread);
        if (nodes.size() == 1) {
            replace(index, fresh);
        }
        int before = acknowledged();
        while (acknowledged() == before) {
            players.forEach(KillPlayer::check);
            if (System.nanoTime() - killedAt > MOST_FAILOVER) {
                throw new IllegalStateException("play did not go on for three minutes after a kill");
            }
            TimeUnit.MILLISECONDS.sleep(1);
        }
        failovers.add(System.nanoTime() - killedAt);
        if (nodes.size() > 1) {
            replace(index, fresh);
        }
    }

    private void replace(int index, CompletableFuture<NodeProcess> fresh) {
        NodeProcess node = fresh.join();
        synchronized (nodes) {
            nodes.set(index, node);
        }
    }

    private int acknowledged() {
        return players.stream().mapToInt(KillPlayer::count).sum();
    }
}
