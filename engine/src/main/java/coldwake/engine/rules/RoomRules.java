package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.state.GameState;

/** What is done to rooms: they are repaired, and what lies face down in them is looked at or turned up. */
public final class RoomRules {
    private RoomRules() {}

    /** A character takes the malfunction marker off a room. */
    public static void repair(Play p, int seat, int slot) {
        p.changes().ship.removeMalfunction(slot);
        if (p.isHeard(Happening.Kind.ROOM_REPAIRED)) {
            p.happened(new Happening.RoomRepaired(seat, slot));
        }
    }

    /** A character puts out the fire in a room, if there is one. */
    public static void putOut(Play p, int seat, int slot) {
        boolean burning = p.state().ship.burning(slot);
        p.changes().ship.removeFire(slot);
        if (burning && p.isHeard(Happening.Kind.FIRE_PUT_OUT)) {
            p.happened(new Happening.FirePutOut(seat, slot));
        }
    }

    /** Whether there is anything in a room that can be looked at: an unexplored tile, or what modules hide there. */
    public static boolean canBeLookedAt(GameState s, int slot) {
        return !s.ship.explored(slot) || hidesMore(s, slot);
    }

    /** Whether modules hide something in a room besides its exploration token. */
    static boolean hidesMore(GameState s, int slot) {
        for (int m = 0; m < s.rules().modules().size(); m++) {
            if (s.rules().modules().get(m).hidesIn(s, slot)) {
                return true;
            }
        }
        return false;
    }

    /** A seat looks at a room with all that lies face down there. */
    public static void lookAt(Play p, int seat, int slot) {
        p.changes().ship.peek(seat, slot, true);
        for (Module module : p.rules().modules()) {
            if (module.hidesIn(p.state(), slot)) {
                module.lookedAt(p, seat, slot);
            }
        }
    }

    /** Turns up what modules hide in a room that somebody has come to. Returns whether the usual noise still follows. */
    static boolean discover(Play p, Step.Arrive a) {
        boolean noise = true;
        for (Module module : p.rules().modules()) {
            if (module.hidesIn(p.state(), a.slot())) {
                noise &= module.discovered(p, a.seat(), a.slot(), a.way(), a.noise());
            }
        }
        return noise;
    }
}
