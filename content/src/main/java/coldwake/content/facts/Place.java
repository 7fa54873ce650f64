package coldwake.content.facts;

/** A line of a fact file. */
public record Place(String file, int line) {}
