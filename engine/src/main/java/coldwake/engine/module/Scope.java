package coldwake.engine.module;

import coldwake.engine.setup.Board;

/**
 * What has one number of a counter each.
 *
 * @param most how many things a range has; 0 for what the setup counts
 */
public record Scope(Kind kind, int most) {
    /** What it is. */
    public enum Kind {
        TABLE,
        SEAT,
        /** Rooms of the board, by slot. */
        ROOM,
        CORRIDOR,
        /** A few things that the module numbers from 0. */
        RANGE
    }

    public static final Scope TABLE = new Scope(Kind.TABLE, 0);
    public static final Scope SEAT = new Scope(Kind.SEAT, 0);
    public static final Scope ROOM = new Scope(Kind.ROOM, 0);
    public static final Scope CORRIDOR = new Scope(Kind.CORRIDOR, 0);

    /** A few things that the module numbers from 0. */
    public static Scope range(int things) {
        return new Scope(Kind.RANGE, things);
    }

    /** How many numbers it makes in a game. */
    public int size(int seats, Board board) {
        return switch (kind) {
            case TABLE -> 1;
            case SEAT -> seats;
            case ROOM -> board.slotCount();
            case CORRIDOR -> board.corridorCount();
            case RANGE -> most;
        };
    }
}
