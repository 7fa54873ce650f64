package coldwake.engine.module;

/**
 * A number that a module keeps in the state; it is copied, hashed, saved and shown by this declaration.
 *
 * @param ofSeat whether every seat has its own; otherwise there is one for the table
 * @param start its value when the game is set up
 */
public record Counter(String id, boolean ofSeat, Sight sight, int start) {
    /** Who sees it. */
    public enum Sight {
        /** Everybody, and every change is told as an event. */
        TOLD,
        /** Everybody; events of the module tell what changes it. */
        OPEN,
        NOBODY
    }

    /** A number that everybody sees and that starts at zero. */
    public static Counter told(String id, boolean ofSeat) {
        return new Counter(id, ofSeat, Sight.TOLD, 0);
    }

    public boolean shown() {
        return sight != Sight.NOBODY;
    }
}
