package coldwake.server.store;

import java.sql.SQLException;

/** The database did not do what it was asked. */
public final class StoreException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StoreException(SQLException cause) {
        super(cause);
    }

    boolean hasState(String state) {
        return getCause() instanceof SQLException e && state.equals(e.getSQLState());
    }
}
