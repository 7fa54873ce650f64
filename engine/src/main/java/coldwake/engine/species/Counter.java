package coldwake.engine.species;

/**
 * A number that a species or mode keeps in the state besides the core's own.
 *
 * @param ofSeat whether every seat has its own; otherwise it belongs to the ship
 * @param shown whether everybody sees it
 */
public record Counter(String id, boolean ofSeat, boolean shown) {}
