package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.state.GameState;

/** Doors and their twelve tokens. */
public final class DoorRules {
    private DoorRules() {}

    /** Whether a door could be closed in a corridor: it is open, and a token can be had. Ruling mov-004. */
    public static boolean canClose(Play p, int corridor) {
        GameState s = p.state();
        return !s.ship.doorClosed(corridor)
                && !s.ship.doorDestroyed(corridor)
                && (p.changes().ship.doorTokenLeft() || s.ship.closedDoors() != 0);
    }

    /** Closes a door; without a token left, one of the closed doors elsewhere is moved, by choice of the seat. */
    static void close(Play p, int seat, int corridor) {
        if (!canClose(p, corridor)) {
            return;
        }
        if (p.changes().ship.doorTokenLeft()) {
            p.changes().ship.closeDoor(corridor);
        } else {
            p.then(new Step.ChooseDoorToMove(seat, corridor));
        }
    }

    static void listDoorsToMove(Play p, int corridor, OptionList options) {
        for (long rest = p.state().ship.closedDoors(); rest != 0; rest &= rest - 1) {
            int from = Long.numberOfTrailingZeros(rest);
            options.add(OptionKind.CORRIDOR, from, new Step.MoveDoor(from, corridor));
        }
    }

    static void move(Play p, int from, int to) {
        p.changes().ship.moveDoor(from, to);
        p.place().doorOpened(p, from);
    }

    public static void open(Play p, int corridor) {
        p.changes().ship.openDoor(corridor);
        p.place().doorOpened(p, corridor);
    }

    public static void destroy(Play p, int corridor) {
        p.changes().ship.destroyDoor(corridor);
        p.place().doorOpened(p, corridor);
    }

    /** Doors around a room that can be changed, one at a time. */
    static void listDoors(Play p, Step.ChooseDoors q, OptionList options) {
        options.add(OptionKind.DONE, new Step.Nothing());
        for (long rest = changeable(p, q); rest != 0; rest &= rest - 1) {
            int corridor = Long.numberOfTrailingZeros(rest);
            long left = q.left() & ~(1L << corridor);
            options.add(OptionKind.CORRIDOR, corridor, new Step.ChangeDoors(q.seat(), q.slot(), corridor, left));
        }
    }

    /** Those of the doors left to change that can be opened or closed now, as a bit set. */
    static long changeable(Play p, Step.ChooseDoors q) {
        long doors = 0;
        for (long rest = q.left(); rest != 0; rest &= rest - 1) {
            int corridor = Long.numberOfTrailingZeros(rest);
            doors |= p.state().ship.doorClosed(corridor) || canClose(p, corridor) ? 1L << corridor : 0;
        }
        return doors;
    }

    static void change(Play p, int seat, int slot, int corridor, long left) {
        p.then(toggle(p.state(), seat, corridor));
        p.then(new Step.ChooseDoors(seat, slot, left));
    }

    /** The doors of a room, as a bit set for {@link Step.ChooseDoors}. */
    public static long doorsOf(GameState s, int slot) {
        long doors = 0;
        for (int corridor : s.board().corridorsOf(slot)) {
            doors |= 1L << corridor;
        }
        return doors;
    }

    /** Opens a closed door, closes an open one. */
    public static Step toggle(GameState s, int seat, int corridor) {
        return s.ship.doorClosed(corridor) ? new Step.OpenDoor(corridor) : new Step.CloseDoor(seat, corridor);
    }
}
