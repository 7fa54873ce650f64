package coldwake.engine.decision;

import coldwake.engine.state.GameState;

/** A form an option takes; with its arguments it makes the option's id. A constant of an enum of the box that knows it. */
public interface OptionForm {
    /** How an argument is written. */
    public enum Arg {
        NONE,
        ROOM,
        CORRIDOR_IF_DOUBLE,
        PASSAGE,
        PIECE,
        BRANCH,
        ROOM_BRANCH,
        /** What offers actions and is no piece, with one of its branches. */
        SOURCE,
        FOE,
        SEAT,
        THING,
        COLOUR,
        /** As the form itself writes it. */
        OWN,
        CHARACTER,
        OBJECTIVE_DECK,
        NUMBER
    }

    /** The name of the constant. */
    String name();

    /** The word an id starts with. */
    String word();

    Arg first();

    Arg second();

    /** Whether a misclick would hurt, whatever it points at. */
    boolean drastic();

    /** Writes its first argument, if nobody else knows how. */
    default String write(GameState s, int value) {
        throw new IllegalStateException(name() + " has no argument of its own");
    }
}
