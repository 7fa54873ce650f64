package coldwake.server.store;

import java.sql.SQLException;
import java.util.Objects;

/** The database did not do what it was asked. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;
    /** What H2 calls DATABASE_ALREADY_OPEN_1 and FILE_CORRUPTED_1. */
    private static final int IN_USE = 90_020;

    private static final int DAMAGED = 90_030;

    StoreException(SQLException cause) {
        super(cause);
    }

    private StoreException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Why a database cannot be opened, in words for whoever runs the server. */
    static StoreException unopened(RuntimeException cause) {
        Throwable reason = cause;
        while (reason.getCause() != null && !(reason instanceof SQLException)) {
            reason = reason.getCause();
        }
        String told = Objects.toString(reason.getMessage(), reason.toString())
                .lines()
                .findFirst()
                .orElse("");
        int code = reason instanceof SQLException e ? e.getErrorCode() : 0;
        return new StoreException(
                switch (code) {
                    case IN_USE -> "the folder is in use by another process; stop that one first";
                    case DAMAGED ->
                        "the file of the tables is damaged; put it aside and restore a backup (" + told + ")";
                    default -> "the database cannot be opened: " + told;
                },
                cause);
    }

    boolean hasState(String state) {
        return getCause() instanceof SQLException e && state.equals(e.getSQLState());
    }
}
