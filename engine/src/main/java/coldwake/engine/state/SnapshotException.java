package coldwake.engine.state;

/** A snapshot that cannot be restored; the message says what is wrong and what is expected. */
public final class SnapshotException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    SnapshotException(String message) {
        super(message);
    }
}
