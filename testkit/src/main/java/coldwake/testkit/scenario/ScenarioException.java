package coldwake.testkit.scenario;

/** A mistake in a scenario file: where it is, what was found and what was expected. */
public final class ScenarioException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final int line;

    public ScenarioException(String file, int line, String problem) {
        super(file + ":" + line + ": " + problem);
        this.line = line;
    }

    /** The line at fault, counted from 1. */
    public int line() {
        return line;
    }
}
