package coldwake.content.base;

import coldwake.content.vocabulary.Vocabulary;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.Resolution;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.rules.DoorRules;
import coldwake.engine.state.GameState;

/**
 * The airlock procedure: the first stage of a branch shuts the doors of the room named first, the second asks for door
 * tokens from elsewhere.
 */
public final class Airlock {
    private Airlock() {}

    /** Shuts one open door after the other; when all are shut the token is placed. */
    public static void shutNext(Resolution r) {
        int corridor = openDoor(r);
        if (corridor < 0) {
            r.changes().ship.startDepressurization(r.target());
        } else if (r.changes().ship.doorTokenLeft()) {
            r.changes().ship.closeDoor(corridor);
            r.stage(0);
        } else {
            r.ask(r.me(), 1);
        }
    }

    /** A door of the chosen room that is not closed, or -1. */
    private static int openDoor(Resolution r) {
        long open = DoorRules.doorsOf(r.state(), r.target()) & ~r.state().ship.closedDoors();
        return open == 0 ? -1 : Long.numberOfTrailingZeros(open);
    }

    public static void listDoorsElsewhere(Resolution r, OptionList options) {
        long elsewhere = r.state().ship.closedDoors() & ~DoorRules.doorsOf(r.state(), r.target());
        Step next = r.stageStep(0, r.target());
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
}
