package coldwake.testkit.scenario;

/** A name of a scenario file and what is said about it. */
public record Named<T>(Word name, T value) {}
