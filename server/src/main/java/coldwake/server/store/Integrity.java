package coldwake.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;

/**
 * Whether the embedded database is as it was left: nothing that was acknowledged is missing, and its pages fit together.
 * A database that is not is refused, for whoever played on it would go on with older games.
 */
final class Integrity {
    private static final int PAGE_BYTES = 4_096;

    private final Path file;
    private final Optional<HighWaterMark.State> mark;

    private Integrity(Path file, Optional<HighWaterMark.State> mark) {
        this.file = file;
        this.mark = mark;
    }

    static Path markOf(Path file) {
        return file.resolveSibling(file.getFileName() + "-mark");
    }

    /** Looks at the files before SQLite does: it would make what is missing. */
    static Integrity of(Path file) {
        Integrity integrity = new Integrity(file, HighWaterMark.read(markOf(file)));
        if (!integrity.hasFile() && integrity.mark().number() > 0) {
            throw StoreException.damaged(file + " is missing or empty");
        }
        if (integrity.size() % PAGE_BYTES != 0 && !integrity.mark().moving()) {
            throw StoreException.damaged(file + " is cut off");
        }
        return integrity;
    }

    /** Whether there is a file with something in it. SQLite throws away the log of one without a whole page. */
    boolean hasFile() {
        return size() >= PAGE_BYTES;
    }

    private long size() {
        try {
            return Files.exists(file) ? Files.size(file) : 0;
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be read", e);
        }
    }

    /** What the mark says; a database without one has never acknowledged anything. */
    HighWaterMark.State mark() {
        return mark.orElse(new HighWaterMark.State(0, false));
    }

    /** Refuses a database that is not as it was left; otherwise returns the number of its newest commit. */
    long check(Connection c) throws SQLException {
        long number = number(c);
        if (mark.isEmpty() && number > 0) {
            throw StoreException.damaged(markOf(file) + " is missing");
        }
        if (number < mark().number()) {
            throw StoreException.damaged("the newest writes are missing in " + file + ": write " + mark().number()
                    + " was acknowledged, the last one found is " + number);
        }
        if (mark().moving() && logged(c) == 0) {
            throw StoreException.damaged("the log " + file + "-wal is missing or damaged");
        }
        List<String> problems = Database.query(c, r -> r.getString(1), "pragma integrity_check(1)");
        if (!problems.equals(List.of("ok"))) {
            throw StoreException.damaged(
                    file + " is damaged (" + problems.getFirst().replace('\n', ' ') + ")");
        }
        return number;
    }

    /** Whether a database has its tables. */
    static boolean isSetUp(Connection c) throws SQLException {
        return !Database.query(c, r -> 1, "select 1 from sqlite_schema where name = 'high_water'")
                .isEmpty();
    }

    /** The number of the newest commit; 0 in a database that is not yet set up. */
    private static long number(Connection c) throws SQLException {
        return isSetUp(c)
                ? Database.query(c, r -> r.getLong(1), "select number from high_water")
                        .getFirst()
                : 0;
    }

    /** How many pages the log holds. */
    private static int logged(Connection c) throws SQLException {
        return Database.query(c, r -> r.getInt(2), "pragma wal_checkpoint(noop)")
                .getFirst();
    }
}
