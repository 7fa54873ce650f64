package coldwake.content.ship;

import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.rules.DoorRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.GameState;

/** The airlock procedure: shuts the doors of the room named first, with door tokens from elsewhere if need be. */
public final class Airlock {
    private enum Stage implements StageName {
        SHUT_DOORS,
        MOVE_DOOR
    }

    private static final int NOWHERE = -1;

    private Airlock() {}

    /** Adds the stages of the procedure to a branch. */
    public static Branch shutting(Branch branch) {
        return branch.later(Stage.SHUT_DOORS, Airlock::shutNext)
                .asks(Stage.MOVE_DOOR, "choose-door-to-move", Airlock::listDoorsElsewhere);
    }

    /** The step that begins the procedure in a room. */
    public static Step begin(Resolution r, int slot) {
        return r.stageStep(Stage.SHUT_DOORS, slot);
    }

    /** Shuts one open door after the other; when all are shut the token is placed. */
    private static void shutNext(Resolution r) {
        int corridor = openDoor(r);
        if (corridor < 0) {
            start(r.play(), r.target());
        } else if (r.changes().ship.doorTokenLeft()) {
            r.changes().ship.closeDoor(corridor);
            r.stage(Stage.SHUT_DOORS);
        } else {
            r.ask(r.me(), Stage.MOVE_DOOR);
        }
    }

    /** A door of the chosen room that is not closed, or -1. */
    private static int openDoor(Resolution r) {
        long open = DoorRules.doorsOf(r.state(), r.target()) & ~r.state().ship.closedDoors();
        return open == 0 ? -1 : Long.numberOfTrailingZeros(open);
    }

    private static void listDoorsElsewhere(Resolution r, OptionList options) {
        long elsewhere = r.state().ship.closedDoors() & ~DoorRules.doorsOf(r.state(), r.target());
        Step next = begin(r, r.target());
        Vocabulary.eachBit(elsewhere, from -> {
            Step move = new Step.MoveDoor(from, openDoor(r));
            options.add(OptionKind.CORRIDOR, from, new Step.Both(move, next));
            return true;
        });
    }

    /** Whether no door around a room is destroyed. */
    public static boolean isSound(GameState s, int slot) {
        return (DoorRules.doorsOf(s, slot) & s.ship.destroyedDoors()) == 0;
    }

    /** Enough tokens in the pool and in doors elsewhere to close all doors of a room. */
    public static boolean hasTokens(GameState s, int slot) {
        long doors = DoorRules.doorsOf(s, slot);
        int needed = Long.bitCount(doors & ~s.ship.closedDoors());
        int inPool = s.rules().limits().doors() - Long.bitCount(s.ship.closedDoors() | s.ship.destroyedDoors());
        return needed <= inPool + Long.bitCount(s.ship.closedDoors() & ~doors);
    }

    // ---------------------------------------------------------------- the token

    /** The room that the procedure empties, or -1. */
    public static int room(GameState s) {
        return ShipNumbers.get(s, ShipNumbers.DEPRESSURIZING);
    }

    /** Puts the only token into a room, taking it from where it was. */
    private static void start(Play p, int slot) {
        if (room(p.state()) >= 0) {
            stop(p);
        }
        ShipNumbers.set(p, ShipNumbers.DEPRESSURIZING, slot);
        if (p.changes().listening()) {
            p.changes().emit(new ShipEvents.DepressurizationStarted(new Place(slot)));
        }
    }

    private static void stop(Play p) {
        if (p.changes().listening()) {
            p.changes().emit(new ShipEvents.DepressurizationStopped(new Place(room(p.state()))));
        }
        ShipNumbers.set(p, ShipNumbers.DEPRESSURIZING, NOWHERE);
    }

    /** The procedure is broken off when a door of its room does not stay closed. */
    static void doorOpened(Play p, int corridor) {
        int slot = room(p.state());
        if (slot >= 0 && (DoorRules.doorsOf(p.state(), slot) & 1L << corridor) != 0) {
            stop(p);
        }
    }

    /** At the end of the player phase everything in the chosen room dies, unless it makes way for what a dead one leaves. */
    static void depressurize(Play p) {
        GameState s = p.state();
        int slot = room(s);
        if (slot < 0) {
            return;
        }
        ShipNumbers.set(p, ShipNumbers.DEPRESSURIZING, NOWHERE);
        if (p.changes().listening()) {
            p.changes().emit(new ShipEvents.RoomDepressurized(new Place(slot)));
        }
        for (int n = 0; n < s.seats(); n++) {
            int seat = s.inOrder(n);
            if (s.crew.aboard(seat) && s.crew.roomOf(seat) == slot) {
                WoundRules.die(p, seat);
            }
        }
        for (int rest = s.intruders.in(slot); rest != 0; rest &= rest - 1) {
            int intruder = Integer.numberOfTrailingZeros(rest);
            if (s.intruders.present(intruder)) {
                p.species().kill(p, intruder);
            }
        }
        p.changes().ship.removeFire(slot);
    }
}
