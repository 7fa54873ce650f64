package coldwake.content.facts;

/** A line of a fact file. */
public record SourceLine(String file, int line) {}
