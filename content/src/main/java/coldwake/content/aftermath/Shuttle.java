package coldwake.content.aftermath;

import coldwake.content.vocabulary.Behaviour;
import coldwake.content.vocabulary.Part;
import coldwake.engine.module.Counter;
import coldwake.engine.module.Module;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import java.util.List;

/**
 * The shuttle that is docked to the ship. Its rooms, corridors and entrances are part of the board, and so is the way between
 * the two; what is left is the marker on its time track.
 */
public final class Shuttle implements Module {
    public static final String ID = "shuttle";

    public static final String MAIN_ROOM = "shuttle-main-room";

    /** Where the marker is while it is not on the track. */
    public static final int OFF = -1;
    /** The space with the number 5. */
    public static final int START = 0;
    /** The red space. */
    public static final int END = 5;

    /** The spaces on which the Epilogue checks an alert: those with the numbers 3 and 1. */
    public static final List<Integer> YELLOW = List.of(2, 4);

    /** The counter that says where the marker is. */
    private static final String SPACE = "shuttle-time";

    public static final Part PART = Part.ofRooms("aftermath/shuttle", List.of(Behaviour.of(MAIN_ROOM)), List.of());

    @Override
    public String id() {
        return ID;
    }

    @Override
    public List<Counter> counters() {
        return List.of(Counter.open(SPACE, Scope.TABLE, OFF));
    }

    private static int counter(GameState s) {
        return s.rules().counter(ID + "." + SPACE);
    }

    /** The space of the marker, counted from 0, or {@link #OFF}. */
    public static int space(GameState s) {
        return s.counter(counter(s), 0);
    }

    /** Puts the marker on a space. */
    public static void moveTo(Play p, int space) {
        p.changes().setCounter(counter(p.state()), 0, space);
        if (p.changes().listening()) {
            p.changes().emit(new AftermathEvents.ShuttleTimeMoved(END - space));
        }
    }

    /** Takes the marker off the track. */
    static void takeOff(Play p) {
        p.changes().setCounter(counter(p.state()), 0, OFF);
    }

    /** Whether a room is one of the shuttle: all of them lie open from the start, and no other room does. */
    public static boolean isOn(GameState s, int slot) {
        return isMainRoom(s, slot) || s.board().slots().get(slot).open();
    }

    public static boolean isMainRoom(GameState s, int slot) {
        return s.ship.room(slot).id().equals(MAIN_ROOM);
    }
}
