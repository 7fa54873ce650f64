package coldwake.engine.mode;

/**
 * Somebody dead who can come back: where the body is, and what is missing.
 *
 * @param lies the room the body lies in, or -1 while somebody carries it
 * @param carrier the seat that carries the body, or -1
 * @param room the room that brings back, or -1 while it is not explored
 */
public record Revival(int seat, int lies, int carrier, int room, State state) {
    /** What is missing, if anything. */
    public enum State {
        /** The room is not explored. */
        UNKNOWN,
        /** The room does not work. */
        MALFUNCTION,
        /** An intruder is in the room. */
        INTRUDER,
        /** The body must be brought to the room. */
        READY,
        /** Next round. */
        BACK
    }
}
