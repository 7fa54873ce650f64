package coldwake.engine.state;

/** Why a game ended. Every place can burn down and fall apart; its other endings are declared by the place. */
public final class Ending {
    public static final Ending NONE = new Ending("none", false);
    /** One fire marker more was due than there are. */
    public static final Ending FIRE = new Ending("fire", true);
    /** One malfunction marker more was due than there are. */
    public static final Ending HULL = new Ending("hull", true);

    private final String id;
    private final boolean destroyed;

    private Ending(String id, boolean destroyed) {
        this.id = id;
        this.destroyed = destroyed;
    }

    /** Declares an ending: a constant of the box that knows it. */
    public static Ending of(String id, boolean destroyed) {
        return new Ending(id, destroyed);
    }

    /** The id used in files and messages. */
    public String id() {
        return id;
    }

    /** Whether the place is destroyed. */
    public boolean destroyed() {
        return destroyed;
    }

    @Override
    public String toString() {
        return id;
    }
}
