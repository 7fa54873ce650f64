package coldwake.content.save;

/** A saved game that cannot be used; the message says what is wrong and what is expected. */
public final class SaveException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What is wrong with a saved game. */
    public enum Problem {
        /** Not JSON, or not with the keys and values of a saved game. */
        CORRUPT,
        /** A file of something else. */
        FOREIGN,
        /** A saved game in another version of the format. */
        FORMAT_VERSION,
        /** A setup that these rules do not know. */
        SETUP,
        /** A snapshot that does not fit these rules. */
        SNAPSHOT,
        /** The state is not the one that was saved. */
        HASH,
        /** The seed is not the one that was committed to. */
        SEED,
        /** The choices cannot be played again. */
        REPLAY
    }

    private final Problem problem;

    public SaveException(Problem problem, String message) {
        super(message);
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
