package coldwake.server.store;

import java.sql.SQLException;
import java.util.Objects;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** The database did not do what it was asked. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private static final String UNIQUE_VIOLATION = "23505";

    StoreException(SQLException cause) {
        super(told(cause), cause);
    }

    /** The first line of what a database says, without the names of classes. */
    private static String told(Throwable reason) {
        if (reason instanceof SQLiteException e && e.getResultCode() == SQLiteErrorCode.SQLITE_FULL) {
            return "the disk of the store is full; make room, and it goes on";
        }
        String message = Objects.toString(reason.getMessage(), "the database failed");
        return message.lines().findFirst().orElse("the database failed");
    }

    private StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    private StoreException(String message) {
        super(message);
    }

    /** A database that cannot be opened or brought up to date, in words for whoever runs the server. */
    static StoreException unusable(String what, Throwable cause) {
        Throwable reason = cause;
        while (reason.getCause() != null && !(reason instanceof SQLException)) {
            reason = reason.getCause();
        }
        return new StoreException(what + ": " + told(reason), cause);
    }

    /** A folder that another process has opened. */
    static StoreException inUse() {
        return new StoreException("the folder is in use by another process; stop that one first");
    }

    /** A store that is not to be used any more. */
    static StoreException closed() {
        return new StoreException("the store is closed");
    }

    /** An embedded database that is not as it was left. */
    static StoreException damaged(String what) {
        return new StoreException(advice(what));
    }

    static StoreException damaged(String what, Exception cause) {
        return new StoreException(advice(what), cause);
    }

    private static String advice(String what) {
        return what + "; put the folder aside and restore a backup (coldwake restore), or keep what is left"
                + " (coldwake backup --damaged) and restore that";
    }

    /** Whether a row was refused because one with its key exists. */
    boolean isDuplicate() {
        return switch (getCause()) {
            case SQLiteException e ->
                e.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_UNIQUE
                        || e.getResultCode() == SQLiteErrorCode.SQLITE_CONSTRAINT_PRIMARYKEY;
            case SQLException e -> UNIQUE_VIOLATION.equals(e.getSQLState());
            case null, default -> false;
        };
    }
}
