package coldwake.content.facts;

/** A line of a fact file. */
record Place(String file, int line) {}
