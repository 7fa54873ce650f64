package coldwake.engine.module;

/**
 * A number printed on a module that goes with what it shows: how many there are, or from when on it kills.
 *
 * @param id its name in views
 */
public record PrintedNumber(String id, int value) {}
