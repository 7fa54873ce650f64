package coldwake.engine.event;

/** Who watches: a seat of the game, or a spectator. */
public final class Audience {
    private Audience() {}

    /** The seat number of those who only watch; it owns nothing. */
    public static final int SPECTATOR = 31;
}
