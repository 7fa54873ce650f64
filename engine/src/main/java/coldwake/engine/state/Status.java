package coldwake.engine.state;

/** Where a character is in life. */
public enum Status {
    /** Not chosen yet. */
    DRAFTING,
    /** Awake in a room. */
    ABOARD,
    /** Awake in an unlaunched escape pod. */
    IN_POD,
    ASLEEP,
    LAUNCHED,
    DEAD;

    private static final Status[] ALL = values();

    static Status of(int ordinal) {
        return ALL[ordinal];
    }
}
