package coldwake.server.table;

import coldwake.bots.Answer;
import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.engine.Game;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.decision.OptionIds;
import coldwake.server.store.Alarm;
import coldwake.server.store.Quietly;
import coldwake.server.store.StoreException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Moves the bots, on a few threads and at a pace people can follow. Only the node that claims a table moves its bots;
 * besides, a bot's choice is a command whose id names the decision, so it is made once in any case.
 *
 * <p>People's requests never wait for a bot: they have threads of their own. Nor does a bot that answers at once wait for
 * one that searches, and searches leave a core to everything else. Writing a choice down takes no thread that thinks.
 */
public final class BotRunner implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(BotRunner.class);
    private static final int QUICK_THREADS = 2;
    private static final int RETRY_SECONDS = 2;

    private final Tables tables;
    private final int paceMillis;
    private final Predicate<String> claim;
    private final Brain brain;
    private final Thinkers quick = new Thinkers("bot", QUICK_THREADS);
    private final Thinkers deep;
    private final ScheduledThreadPoolExecutor clock = new ScheduledThreadPoolExecutor(
            1, Thread.ofPlatform().daemon().name("bot-clock").factory());
    private final ExecutorService movers = Executors.newVirtualThreadPerTaskExecutor();
    /** Tables at which a bot is about to move, and whether they were called again since. */
    private final Map<String, Boolean> busy = new ConcurrentHashMap<>();

    private volatile boolean closed;

    /** Makes up a bot's mind. */
    @FunctionalInterface
    interface Brain {
        Entry.Chosen choose(Turn turn);
    }

    /** @param claim whether this node is the one to move bots at a table */
    public BotRunner(Tables tables, int paceMillis, Predicate<String> claim) {
        this(tables, paceMillis, claim, Math.max(1, Runtime.getRuntime().availableProcessors() - 1), BotRunner::choice);
    }

    BotRunner(Tables tables, int paceMillis, Predicate<String> claim, int searches, Brain brain) {
        this.tables = tables;
        this.paceMillis = paceMillis;
        this.claim = claim;
        this.brain = brain;
        deep = new Thinkers("search", searches);
        clock.setExecuteExistingDelayedTasksAfterShutdownPolicy(false);
        tables.watch(this::wakeOrWait);
    }

    /** Tables whose bots wait for a thread to think on. */
    public int waiting() {
        return quick.waiting() + deep.waiting();
    }

    /** Looks whether a bot is to move at a table. */
    public void wake(String id) {
        if (!closed && tables.peek(id, BotRunner::toMove) >= 0 && !busy.merge(id, false, (before, now) -> true)) {
            long due = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(pace());
            queue(id, tables.peek(id, BotRunner::searches) ? deep : quick, due);
        }
    }

    private void queue(String id, Thinkers thinkers, long due) {
        boolean people = tables.peek(id, Table::humans) != 0;
        thinkers.think(people, () -> guarded(id, () -> think(id, thinkers, due)));
    }

    /** No bot is about to move; if something happened since that was found, it is looked at again. */
    private void rest(String id) {
        if (Boolean.TRUE.equals(busy.remove(id))) {
            wakeOrWait(id);
        }
    }

    /** A pace that says nothing about what the bot holds: it is drawn before the bot thinks, and thinking is part of it. */
    private int pace() {
        return paceMillis <= 0
                ? 0
                : paceMillis / 2 + ThreadLocalRandom.current().nextInt(paceMillis);
    }

    private void think(String id, Thinkers here, long due) {
        Turn turn = claim.test(id) ? tables.read(id, BotRunner::turn) : null;
        if (turn == null) {
            rest(id);
            return;
        }
        if (here == quick && Bots.named(turn.level()).searches()) {
            queue(id, deep, due);
            return;
        }
        Entry.Chosen choice = brain.choose(turn);
        long wait = due - System.nanoTime();
        if (wait <= 0) {
            movers.execute(() -> guarded(id, () -> move(id, turn, choice)));
        } else {
            later(id, () -> move(id, turn, choice), wait);
        }
    }

    private void later(String id, Runnable work, long nanos) {
        try {
            var _ = clock.schedule(() -> movers.execute(() -> guarded(id, work)), nanos, TimeUnit.NANOSECONDS);
        } catch (RejectedExecutionException e) {
            LOG.debug("bot at table {} stops with its node", id);
        }
    }

    private void waitAMoment(String id, RuntimeException e) {
        LOG.warn("bot at table {} waits a moment: {}", id, e.getMessage());
        later(id, () -> lookAgain(id), TimeUnit.SECONDS.toNanos(RETRY_SECONDS));
    }

    private void lookAgain(String id) {
        busy.remove(id);
        wakeOrWait(id);
    }

    private void wakeOrWait(String id) {
        try {
            wake(id);
        } catch (TableException e) {
            if (e.problem().equals(TableException.BUSY)) {
                waitAMoment(id, e);
            } else {
                LOG.warn("bots at table {} cannot be moved here: {}", id, e.getMessage());
            }
        } catch (StoreException e) {
            waitAMoment(id, e);
        }
    }

    private void move(String id, Turn turn, Entry.Chosen choice) {
        if (claim.test(id) && tables.read(id, turn::stands)) {
            String command = "bot-" + turn.number() + "-" + turn.version();
            tables.moves().choose(id, command, choice);
        }
        lookAgain(id);
    }

    /**
     * Whoever is overtaken looks again, at once; whoever does not reach the database, a little later. After any other failure a
     * table waits until something happens at it.
     */
    private void guarded(String id, Runnable work) {
        try {
            work.run();
        } catch (ChoiceException | TableException e) {
            LOG.debug("bot at table {} was overtaken: {}", id, e.getMessage());
            lookAgain(id);
        } catch (StoreException e) {
            waitAMoment(id, e);
        } catch (RejectedExecutionException e) {
            LOG.debug("bot at table {} stops with its node", id);
        } catch (RuntimeException e) {
            LOG.error("bot at table {} failed", id, e);
            rest(id);
        } catch (Error e) {
            busy.remove(id);
            Alarm.raise(e);
        }
    }

    /** The first seat that is asked and played by a bot, or -1. */
    private static int toMove(Table table) {
        Game game = table.game();
        if (game != null && !game.over() && table.lessonRun() == null) {
            for (int seat = 0; seat < table.seats().size(); seat++) {
                if (table.seats().get(seat).mover() != null && (game.asked() & 1 << seat) != 0) {
                    return seat;
                }
            }
        }
        return -1;
    }

    private static boolean searches(Table table) {
        int seat = toMove(table);
        String level = seat < 0 ? null : table.seats().get(seat).mover();
        return level != null && Bots.named(level).searches();
    }

    /** A seat, the bot that plays it, and a copy of the game to think about while the table goes on. */
    record Turn(String table, int seat, String level, Game game, int number, int asked, int version, long seed) {
        /** Whether the bot is still asked what it thought about; the owner may be back, or a choice was taken back. */
        boolean stands(Table table) {
            return !table.over()
                    && table.askedVersion() == asked
                    && level.equals(table.seats().get(seat).mover());
        }
    }

    private static @Nullable Turn turn(Table table) {
        int seat = toMove(table);
        String level = seat < 0 ? null : table.seats().get(seat).mover();
        Entry.Started started = table.started();
        if (level == null || started == null) {
            return null;
        }
        int number = table.running().state().decisionNumber();
        return new Turn(
                table.id(),
                seat,
                level,
                table.running().copy(),
                number,
                table.askedVersion(),
                table.version(),
                seed(table, started, seat));
    }

    /**
     * Nobody can foresee what a bot leaves to chance, not even who takes a choice back and asks it again. With the ship of a
     * day nobody can, and it must not matter who is quicker where several are asked at once.
     */
    private static long seed(Table table, Entry.Started started, int seat) {
        if (table.daily() == null) {
            return Fairness.botSeed(started.seed(), table.version());
        }
        long own = table.choices().stream().filter(c -> c.seat() == seat).count();
        return Fairness.botSeed(started.seed() + "|" + seat, (int) own);
    }

    static Entry.Chosen choice(Turn turn) {
        Game game = turn.game();
        List<@Nullable Bots> bots =
                new ArrayList<>(Collections.nCopies(game.state().seats(), null));
        bots.set(turn.seat(), Bots.named(turn.level()));
        Answer answer = new BotTable(game, turn.seed(), bots).answer(turn.seat());
        String option = OptionIds.of(game.state(), game.options(turn.seat())).get(answer.index());
        return new Entry.Chosen(turn.seat(), turn.number(), option, answer.why().id());
    }

    @Override
    public void close() {
        closed = true;
        Quietly.stop(clock);
        deep.close();
        quick.close();
        Quietly.stop(movers);
    }
}
