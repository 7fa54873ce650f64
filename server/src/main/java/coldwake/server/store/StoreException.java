package coldwake.server.store;

import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** The database did not do what it was asked. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StoreException(SQLException cause) {
        super(cause);
    }

    /** A database that cannot be opened, with the reason the driver gave. */
    StoreException(String message, RuntimeException cause) {
        super(message + ": " + reason(cause), cause);
    }

    private static @Nullable String reason(Throwable failure) {
        Throwable deepest = failure;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return deepest.getMessage();
    }

    boolean hasState(String state) {
        return getCause() instanceof SQLException e && state.equals(e.getSQLState());
    }
}
