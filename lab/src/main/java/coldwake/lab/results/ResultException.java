package coldwake.lab.results;

/** A file of results that cannot be used; the message names the file and what is wrong. */
public final class ResultException extends IllegalArgumentException {
    private static final long serialVersionUID = 1L;

    /** What is wrong with a file. */
    public enum Problem {
        /** It cannot be read at all. */
        UNREADABLE,
        /** A file of something else. */
        FOREIGN,
        /** Results in another version of the format. */
        FORMAT_VERSION,
        /** A line is not what it should be. */
        CORRUPT,
        /** It does not belong to the plan, or to the other files. */
        OTHER_PLAN,
        /** Games are missing or there twice. */
        INCOMPLETE
    }

    private final Problem problem;

    ResultException(Problem problem, String message) {
        super(message);
        this.problem = problem;
    }

    public Problem problem() {
        return problem;
    }
}
