package coldwake.server.store;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/**
 * The only writer of the embedded database: one thread that carries out all jobs that wait, each for itself all or
 * nothing, and commits them together, so that many share one forced write of the disk. A job has been committed when its
 * caller hears of it.
 */
final class GroupWriter implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(GroupWriter.class);
    private static final int MOST_AT_ONCE = 500;
    /** After so many jobs the log is moved to the file of the database. A test makes it happen sooner. */
    private static final int MOVE_AFTER = Integer.getInteger("coldwake.store.move-after", 1_000);

    private final Connection connection;
    private final Statement statement;
    private final @Nullable HighWaterMark mark;
    private final BlockingQueue<Task<?>> queue = new LinkedBlockingQueue<>();
    private final AtomicLong failures = new AtomicLong();
    private final Thread thread;
    /** Lets the thread notice that it is to end. */
    private final Task<Boolean> wakeUp = new Task<>(c -> true, false, new CompletableFuture<>());

    private boolean forced = true;
    private int jobsSinceMove;
    private volatile @Nullable StoreException broken;
    private volatile boolean closed;

    /** A job, whether its caller counts on it after a power failure, and where it gets its answer. */
    private record Task<T>(Database.Job<T> job, boolean forced, CompletableFuture<T> answer) {}

    /** @param mark the high-water mark, without one nothing is kept on a disk */
    GroupWriter(Connection connection, @Nullable HighWaterMark mark) throws SQLException {
        this.connection = connection;
        this.mark = mark;
        statement = connection.createStatement();
        thread = Thread.ofPlatform().daemon().name("store").start(this::run);
    }

    /** Carries out a job and returns when it is committed, and on the disk if that is asked for. */
    <T> T write(Database.Job<T> job, boolean forced) {
        Task<T> task = new Task<>(job, forced, new CompletableFuture<>());
        synchronized (queue) {
            if (closed) {
                throw StoreException.closed();
            }
            queue.add(task);
        }
        try {
            return task.answer().join();
        } catch (CompletionException e) {
            throw failure(e);
        }
    }

    private RuntimeException failure(CompletionException e) {
        if (e.getCause() instanceof SQLException cause) {
            StoreException failure = new StoreException(cause);
            failures.addAndGet(failure.isDuplicate() ? 0 : 1);
            return failure;
        }
        return e.getCause() instanceof RuntimeException cause ? cause : e;
    }

    int waiting() {
        return queue.size();
    }

    long failures() {
        return failures.get();
    }

    // ---------------------------------------------------------------- the thread

    private void run() {
        List<Task<?>> group = new ArrayList<>();
        try {
            while (!closed || !queue.isEmpty()) {
                group.add(queue.take());
                queue.drainTo(group, MOST_AT_ONCE);
                group.remove(wakeUp);
                if (!group.isEmpty()) {
                    commit(group);
                }
                group.clear();
            }
        } catch (InterruptedException e) {
            throw new IllegalStateException("nobody interrupts the writer of the store", e);
        }
    }

    private void commit(List<Task<?>> group) {
        try {
            if (broken != null) {
                throw broken;
            }
            force(group.stream().anyMatch(Task::forced));
            statement.execute("begin immediate");
            List<Runnable> answers = new ArrayList<>();
            for (Task<?> task : group) {
                answers.add(attempt(task));
            }
            finish();
            answers.forEach(Runnable::run);
            moveAfter(group.size());
        } catch (SQLException | IOException | RuntimeException | Error e) {
            giveUp(group, e);
        }
    }

    /** A commit that need not survive a power failure is not forced; the next one that must takes it along. */
    private void force(boolean wanted) throws SQLException {
        if (forced != wanted) {
            statement.execute("pragma synchronous = " + (wanted ? "full" : "normal"));
            forced = wanted;
        }
    }

    /** Carries out one job; its caller is answered after the commit. */
    private <T> Runnable attempt(Task<T> task) throws SQLException {
        statement.execute("savepoint job");
        try {
            T result = task.job().run(connection);
            statement.execute("release job");
            return () -> task.answer().complete(result);
        } catch (SQLException | RuntimeException e) {
            statement.execute("rollback to job");
            statement.execute("release job");
            return () -> task.answer().completeExceptionally(e);
        }
    }

    private void finish() throws SQLException, IOException {
        if (mark == null) {
            statement.execute("commit");
            return;
        }
        long number = Database.query(
                        connection, r -> r.getLong(1), "update high_water set number = number + 1 returning number")
                .getFirst();
        statement.execute("commit");
        if (forced) {
            mark.advance(number);
        }
    }

    private void moveAfter(int jobs) throws SQLException, IOException {
        jobsSinceMove += jobs;
        if (jobsSinceMove >= MOVE_AFTER) {
            move();
        }
    }

    /** Moves the log to the file of the database, so that it begins again at its start and does not grow. */
    private void move() throws SQLException, IOException {
        jobsSinceMove = 0;
        if (mark != null && broken == null) {
            mark.beginMove();
            statement.execute("pragma wal_checkpoint(passive)");
            mark.endMove();
        }
    }

    /** Nobody in the group gets an acknowledgement. If the disk itself failed, nobody can say what it holds: no more writes. */
    private void giveUp(List<Task<?>> group, Throwable e) {
        try {
            statement.execute("rollback");
        } catch (SQLException rollback) {
            e.addSuppressed(rollback); // SQLite has done it already, or cannot do anything any more
        }
        if (e instanceof IOException || e instanceof SQLiteException s && isDiskFailure(s)) {
            broken = StoreException.unusable("the disk of the store failed; nothing is written until a restart", e);
        }
        group.forEach(task -> task.answer().completeExceptionally(e));
    }

    private static boolean isDiskFailure(SQLiteException e) {
        SQLiteErrorCode code = e.getResultCode();
        return code.name().startsWith("SQLITE_IOERR")
                || code == SQLiteErrorCode.SQLITE_CORRUPT
                || code == SQLiteErrorCode.SQLITE_NOTADB;
    }

    /** Finishes what waits, and leaves everything in the file of the database. */
    @Override
    public void close() {
        synchronized (queue) {
            if (closed) {
                return;
            }
            closed = true;
            queue.add(wakeUp);
        }
        try {
            thread.join();
            move();
            connection.close();
        } catch (SQLException | IOException e) {
            // The connection stays open until the process ends: SQLite would try the same again when it closes it.
            LOG.warn("the log of the store stays as it is, and the next start goes on with it: {}", e.getMessage());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
