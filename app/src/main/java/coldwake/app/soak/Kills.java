package coldwake.app.soak;

import coldwake.server.store.Store;
import coldwake.server.table.Entry;
import coldwake.server.table.Tables;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.IntConsumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/**
 * People play on all nodes of one database while one node after the other is killed without warning. Afterwards the
 * record must hold every choice that was acknowledged, once.
 */
public final class Kills {
    private static final int MOST_WAIT_MILLIS = 1_500;
    private static final long MOST_FAILOVER = TimeUnit.MINUTES.toNanos(1);

    private final String database;
    private final Supplier<NodeProcess> start;
    private final List<NodeProcess> nodes = new ArrayList<>();
    private final List<KillPlayer> players = new ArrayList<>();
    private final Samples failovers = new Samples();
    private final Random random = new Random(7);

    public Kills(String database, int nodes, int tables, Supplier<NodeProcess> start) {
        this.database = database;
        this.start = start;
        for (int k = 0; k < nodes; k++) {
            this.nodes.add(start.get());
        }
        for (int k = 0; k < tables; k++) {
            players.add(new KillPlayer(this::port, nodes, k));
        }
    }

    private int port(int node) {
        synchronized (nodes) {
            return nodes.get(node).port();
        }
    }

    /** Kills so many times; {@code killed} hears how often so far. */
    public Map<String, Object> run(int kills, IntConsumer killed) throws InterruptedException {
        List<Thread> threads = players.stream()
                .map(player -> Thread.ofVirtual().start(player::run))
                .toList();
        try {
            for (int k = 0; k < kills; k++) {
                TimeUnit.MILLISECONDS.sleep(200 + random.nextInt(MOST_WAIT_MILLIS));
                kill(random.nextInt(nodes.size()));
                killed.accept(k + 1);
            }
            TimeUnit.MILLISECONDS.sleep(MOST_WAIT_MILLIS);
            players.forEach(KillPlayer::stop);
            for (Thread thread : threads) {
                thread.join();
            }
            players.forEach(KillPlayer::check);
        } finally {
            players.forEach(KillPlayer::stop);
            nodes.forEach(NodeProcess::close);
        }
        return verify(kills);
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
                throw new IllegalStateException("play did not go on for a minute after a kill");
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
        return players.stream().mapToInt(player -> player.acknowledged().size()).sum();
    }

    // ---------------------------------------------------------------- what the record says

    private Map<String, Object> verify(int kills) {
        int choices = 0;
        int acknowledged = 0;
        int lost = 0;
        int twice = 0;
        int games = 0;
        try (Store store = Store.open(database, false)) {
            Tables tables = new Tables(store, Clock.systemUTC(), Integer.MAX_VALUE);
            for (KillPlayer player : players) {
                for (String table : player.tables()) {
                    Map<String, Long> answers = answers(tables, table);
                    choices += answers.size();
                    twice += (int) answers.values().stream().filter(n -> n > 1).count();
                    checkPlayed(tables, table, answers.size());
                }
                games += player.tables().size();
                acknowledged += player.acknowledged().size();
                lost += (int) player.acknowledged().stream()
                        .filter(choice -> !kept(store, choice))
                        .count();
            }
            tables.close();
        }
        Map<String, Object> report = new LinkedHashMap<>();
        report.put("kills", kills);
        report.put("tables", games);
        report.put("choices acknowledged", acknowledged);
        report.put("acknowledged and lost", lost);
        report.put("applied twice", twice);
        report.put("choices in the records", choices);
        report.put("kill to next choice p50 ms", failovers.at(0.5) / 1_000_000);
        report.put("kill to next choice max ms", failovers.at(1) / 1_000_000);
        return report;
    }

    /** Whether the record holds an acknowledged choice as it was made. */
    private static boolean kept(Store store, KillPlayer.Acknowledged choice) {
        return store.find(choice.table(), choice.command())
                .map(Store.Row::body)
                .filter(body -> body.contains("\"number\":" + choice.number() + ","))
                .filter(body -> body.contains(SoakTable.JSON.writeValueAsString(choice.option())))
                .isPresent();
    }

    /** How often each question was answered by each seat. */
    private static Map<String, Long> answers(Tables tables, String id) {
        return tables.record(id).stream()
                .filter(Entry.Chosen.class::isInstance)
                .map(Entry.Chosen.class::cast)
                .collect(Collectors.groupingBy(c -> c.number() + " of seat " + c.seat(), Collectors.counting()));
    }

    /** The game can be played again from its record, with every answer. */
    private static void checkPlayed(Tables tables, String id, int answers) {
        int played = tables.read(
                id, table -> table.started() == null ? 0 : table.choices().size());
        if (played != answers) {
            throw new IllegalStateException("table " + id + " has played " + played + " of " + answers + " choices");
        }
    }
}
