package coldwake.engine.place;

/**
 * A way out of a place, and where a character is that has taken it: in a pod, asleep, away.
 *
 * @param id the word for it in views and files
 * @param takesPart whether the character still has turns, so that it waits and may come back
 * @param inside whether it is still within the place: it dies with it, and its corpse lies there
 * @param survival whether it survives when the game ends
 */
public record WayOut(String id, boolean takesPart, boolean inside, boolean survival) {}
