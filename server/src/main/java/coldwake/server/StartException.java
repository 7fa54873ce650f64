package coldwake.server;

/** The server cannot start, for a reason that whoever starts it can do something about. */
public final class StartException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    StartException(String message, Throwable cause) {
        super(message, cause);
    }
}
