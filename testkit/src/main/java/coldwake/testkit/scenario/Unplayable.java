package coldwake.testkit.scenario;

/** Something a scenario asks for that cannot happen. */
final class Unplayable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unplayable(String message) {
        super(message);
    }
}
