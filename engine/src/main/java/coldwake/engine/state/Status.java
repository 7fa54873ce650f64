package coldwake.engine.state;

/** Where a character is in life. Which way out one that waits or is away has taken, the place declares. */
public enum Status {
    /** Not chosen yet. */
    DRAFTING,
    /** In a room. */
    ABOARD,
    /** On a way out, but still taking part. */
    WAITING,
    /** Out of the game, and not dead. */
    AWAY,
    DEAD
}
