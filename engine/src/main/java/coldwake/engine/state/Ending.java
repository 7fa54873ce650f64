package coldwake.engine.state;

/** Why a game ended. */
public enum Ending {
    NONE(false),
    /** The time marker reached the red space. */
    JUMP(false),
    /** Self-destruct ran out, or the ship jumped while it was running. */
    SELF_DESTRUCT(true),
    /** A ninth fire marker was due. */
    FIRE(true),
    /** A ninth malfunction marker was due. */
    HULL(true),
    /** The ship jumped with fewer than two working engines. */
    ENGINES(true);

    private static final Ending[] ALL = values();

    private final boolean destroyed;

    Ending(boolean destroyed) {
        this.destroyed = destroyed;
    }

    /** Whether the ship is destroyed at once. */
    public boolean destroyed() {
        return destroyed;
    }

    static Ending of(int ordinal) {
        return ALL[ordinal];
    }
}
