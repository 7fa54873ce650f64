package coldwake.engine.setup;

/** A setup that the rules do not allow; the message says what is wrong and what would be right. */
public final class SetupException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public SetupException(String message) {
        super(message);
    }
}
