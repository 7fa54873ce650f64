package coldwake.testkit.scenario;

import coldwake.content.ship.Pods;
import coldwake.content.ship.SelfDestruct;
import coldwake.content.ship.Ship;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Rearrange;

/** Puts what only the ship has into any position. */
final class ShipPosition {
    private static final int GONE = 0;
    private static final int LOCKED = 1;
    private static final int UNLOCKED = 2;

    private final GameState s;
    private final Rearrange r;

    ShipPosition(GameState state, Rearrange rearrange) {
        s = state;
        r = rearrange;
    }

    private int counter(String id) {
        return s.rules().counter(Ship.ID + "." + id);
    }

    private void set(String id, int at, int value) {
        r.counter(counter(id), at, value);
    }

    /** Sets the self-destruct marker; -1 = off. A marker on yellow has unlocked the pods before. */
    void selfDestruct(int space) {
        set("self-destruct", 0, space);
        set("pods-unlocked-by-yellow", 0, SelfDestruct.isYellow(s) ? 1 : 0);
    }

    void destination(int space) {
        set("destination", 0, space);
    }

    void engine(int engine, boolean working) {
        set("engine", engine, working ? 1 : 0);
    }

    void engineKnown(int engine, int seat) {
        r.counterKnown(counter("engine"), engine, seat);
    }

    /** Places a pod in section 0 or 1, or takes it away if the section is -1. */
    void pod(int pod, int section, boolean locked) {
        set("pod-section", pod, Math.max(0, section));
        set("pod", pod, section < 0 ? GONE : locked ? LOCKED : UNLOCKED);
    }

    void depressurizing(int slot) {
        set("depressurizing", 0, slot);
    }

    /** Puts a character into a pod that has not been launched. */
    void inPod(int seat, int pod) {
        r.room(seat, s.ship.slotOf(Pods.SECTIONS.get(Pods.section(s, pod))));
        r.wayOut(seat, Ship.IN_POD, pod);
    }

    void asleep(int seat) {
        r.room(seat, s.ship.slotOf("hibernatorium"));
        r.wayOut(seat, Ship.ASLEEP, 0);
    }

    /** The character has left the ship in a pod. */
    void launched(int seat) {
        r.wayOut(seat, Ship.LAUNCHED, 0);
    }
}
