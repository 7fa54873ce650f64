package coldwake.server.table;

import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.engine.Game;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.decision.OptionIds;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Moves the bots, on a bounded pool and at a pace people can follow. A bot's choice is a command whose id names the
 * decision, so it is made once, whichever node is faster.
 */
public final class BotRunner implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotRunner.class);

    private final Tables tables;
    private final int paceMillis;
    private final ExecutorService pool = Executors.newFixedThreadPool(
            2, Thread.ofPlatform().daemon().name("bot-", 0).factory());
    private final Set<String> busy = ConcurrentHashMap.newKeySet();

    public BotRunner(Tables tables, int paceMillis) {
        this.tables = tables;
        this.paceMillis = paceMillis;
        tables.watch(this::wake);
    }

    /** Looks whether a bot is to move at a table. */
    public void wake(String id) {
        if (busy.add(id)) {
            pool.execute(() -> {
                try {
                    while (moveOne(id)) {
                        pace();
                    }
                } catch (ChoiceException | TableException e) {
                    LOG.debug("bot at table {} was overtaken: {}", id, e.getMessage());
                } catch (RuntimeException e) {
                    LOG.error("bot at table {} failed", id, e);
                } finally {
                    busy.remove(id);
                }
                if (next(id) != null) {
                    wake(id);
                }
            });
        }
    }

    /** A pace that says nothing about what the bot holds. */
    private void pace() {
        if (paceMillis > 0) {
            try {
                TimeUnit.MILLISECONDS.sleep(
                        paceMillis / 2 + ThreadLocalRandom.current().nextInt(paceMillis));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    private record Move(int seat, int number, String option) {}

    private boolean moveOne(String id) {
        Move move = next(id);
        if (move == null || Thread.currentThread().isInterrupted()) {
            return false;
        }
        tables.choose(
                id,
                "bot-" + move.number() + "-" + tables.read(id, Table::version),
                move.seat(),
                move.number(),
                move.option());
        return true;
    }

    private @Nullable Move next(String id) {
        return tables.read(id, table -> {
            Game game = table.game();
            if (game == null || game.over()) {
                return null;
            }
            for (int seat = 0; seat < table.seats().size(); seat++) {
                String level = table.seats().get(seat).mover();
                if (level != null && (game.asked() & 1 << seat) != 0) {
                    return move(game, seat, level);
                }
            }
            return null;
        });
    }

    private static Move move(Game game, int seat, String level) {
        int number = game.state().decisionNumber();
        List<@Nullable Bots> bots =
                new ArrayList<>(Collections.nCopies(game.state().seats(), null));
        bots.set(seat, Bots.named(level));
        int index = new BotTable(game, number, bots).choose(seat);
        return new Move(
                seat, number, OptionIds.of(game.state(), game.options(seat)).get(index));
    }

    @Override
    public void close() {
        pool.shutdownNow();
    }
}
