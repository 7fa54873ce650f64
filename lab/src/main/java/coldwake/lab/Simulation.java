package coldwake.lab;

import coldwake.bots.BotTable;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.setup.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;

/** Plays many games of bots. Every game depends on its own seed alone, so threads change nothing but the time. */
public final class Simulation {
    /** More decisions than any real game has; a game that gets here is stuck. */
    public static final int DECISION_LIMIT = 20_000;

    private static final int BATCH = 16;

    private final Plan plan;
    private final Ruleset rules;
    private final AtomicInteger next = new AtomicInteger();
    private final AtomicInteger done = new AtomicInteger();

    public Simulation(Plan plan) {
        this.plan = plan;
        rules = Rulesets.of(plan.setup());
    }

    /** Plays all games; {@code progress} hears from any thread how many are done. */
    public Tally run(IntConsumer progress) {
        Tally total = new Tally(plan);
        try (ExecutorService threads = Executors.newFixedThreadPool(plan.threads())) {
            List<Future<Tally>> parts = new ArrayList<>();
            for (int t = 0; t < plan.threads(); t++) {
                parts.add(threads.submit(() -> playBatches(progress)));
            }
            for (Future<Tally> part : parts) {
                total.add(part.get());
            }
        } catch (ExecutionException broken) {
            throw new IllegalStateException(broken.getCause());
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", stopped);
        }
        return total;
    }

    private Tally playBatches(IntConsumer progress) {
        Tally tally = new Tally(plan);
        for (int from = next.getAndAdd(BATCH); from < plan.games(); from = next.getAndAdd(BATCH)) {
            int to = Math.min(from + BATCH, plan.games());
            for (int index = from; index < to; index++) {
                playInto(tally, index);
            }
            progress.accept(done.addAndGet(to - from));
        }
        return tally;
    }

    private void playInto(Tally tally, int index) {
        long seed = plan.seedOf(index);
        int decisions = 0;
        try {
            Deaths deaths = new Deaths(rules);
            Game game = Game.start(rules, seed, deaths);
            BotTable bots = new BotTable(game, seed, plan.bots());
            while (!game.over()) {
                if (decisions == DECISION_LIMIT) {
                    throw new StuckException(game);
                }
                int seat = game.toAct();
                game.choose(seat, game.options(seat).get(bots.choose(seat)));
                decisions++;
            }
            tally.add(game.state(), decisions, deaths);
        } catch (RuntimeException | StackOverflowError | AssertionError wrong) {
            tally.fail(new Failure(index, seed, decisions, wrong));
        }
    }

    /** A game that does not end. */
    static final class StuckException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        StuckException(Game game) {
            super("no end after " + DECISION_LIMIT + " decisions; the agenda is\n"
                    + game.state().agenda());
        }
    }
}
