package coldwake.testkit.scenario;

/** A mistake in a scenario file: where it is, what was found and what was expected. */
public final class ScenarioException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    public ScenarioException(String file, int line, String problem) {
        super(file + ":" + line + ": " + problem);
    }
}
