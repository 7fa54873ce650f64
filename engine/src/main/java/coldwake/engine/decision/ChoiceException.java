package coldwake.engine.decision;

import java.util.List;

/** A choice that is not accepted. Nothing has changed. */
public final class ChoiceException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    /** What is wrong with a choice. */
    public enum Problem {
        GAME_OVER,
        STALE_NUMBER,
        WRONG_SEAT,
        NOT_OFFERED
    }

    private final Problem problem;
    private final transient List<String> allowed;

    public ChoiceException(Problem problem, String message, List<String> allowed) {
        super(message);
        this.problem = problem;
        this.allowed = List.copyOf(allowed);
    }

    public Problem problem() {
        return problem;
    }

    /** What would have been accepted, as far as the seat may know. */
    public List<String> allowed() {
        return allowed;
    }
}
