package coldwake.lab;

import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.engine.Game;
import coldwake.engine.setup.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

/**
 * Plays many games of bots. Every game depends on its own seed alone, and games are handed on in the order of their
 * numbers, so threads change nothing but the time.
 */
public final class Simulation {
    /** More decisions than any real game has; a game that gets here is stuck. */
    public static final int DECISION_LIMIT = 20_000;

    private final Plan plan;
    private final Seating seating;
    private final int limit;
    private volatile boolean stopped;

    /** Refuses what cannot be played. */
    public Simulation(Plan plan) {
        this(plan, DECISION_LIMIT);
    }

    Simulation(Plan plan, int limit) {
        this.plan = plan;
        this.limit = limit;
        seating = new Seating(plan);
        seating.rulesOf(0);
        Bots.forSeats(plan.bots(), plan.bots().size());
    }

    public Plan plan() {
        return plan;
    }

    /** Gives up the games that are being played and starts no others. */
    public void stop() {
        stopped = true;
    }

    /** Plays the games from one number up to another; {@code sink} gets them in order, one at a time. */
    public void run(int from, int to, int threads, Consumer<Played> sink) {
        if (threads < 1) {
            throw new IllegalArgumentException("games and threads must be at least 1");
        }
        AtomicInteger next = new AtomicInteger(from);
        InOrder<Played> order = new InOrder<>(from, sink);
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> parts = new ArrayList<>();
            for (int t = 0; t < threads; t++) {
                parts.add(pool.submit(() -> playGames(next, to, order)));
            }
            for (Future<?> part : parts) {
                part.get();
            }
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", interrupted);
        }
    }

    private void playGames(AtomicInteger next, int to, InOrder<Played> order) {
        try {
            for (int game = next.getAndIncrement(); game < to && !stopped; game = next.getAndIncrement()) {
                Played played = play(game);
                if (!stopped) {
                    order.put(game, played);
                }
            }
        } catch (RuntimeException | Error wrong) {
            stopped = true;
            throw wrong;
        } finally {
            order.leave();
        }
    }

    private Played play(int game) {
        Ruleset rules = seating.rulesOf(game);
        List<String> names = plan.botsOf(game);
        Recorder recorder = new Recorder(rules);
        List<DecisionTimes> times =
                names.stream().map(name -> new DecisionTimes()).toList();
        int decisions = 0;
        try {
            Game table = Game.start(rules, plan.seedOf(game), recorder);
            BotTable bots = new BotTable(table, plan.seedOf(game), Bots.forSeats(names, names.size()));
            for (; !table.over() && !stopped; decisions++) {
                if (decisions == limit) {
                    throw new StuckException(table, limit);
                }
                int seat = table.toAct();
                recorder.asked(table, seat);
                long asked = System.nanoTime();
                var choice = bots.choice(seat);
                times.get(seat).add(System.nanoTime() - asked);
                table.choose(seat, choice);
            }
            return stopped
                    ? new Played(GameRecord.failure(game, "stopped", decisions), List.of())
                    : new Played(recorder.record(game, table.state(), names), times);
        } catch (RuntimeException | StackOverflowError | AssertionError wrong) {
            return new Played(GameRecord.failure(game, Failure.summaryOf(wrong), decisions), List.of());
        }
    }

    /** A game that does not end. */
    static final class StuckException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        StuckException(Game game, int limit) {
            super("no end after " + limit + " decisions; the agenda is\n"
                    + game.state().agenda());
        }
    }
}
