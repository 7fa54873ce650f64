package coldwake.content.ship;

import coldwake.engine.decision.Consequence;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;

/** The self-destruct sequence and its track. */
public final class SelfDestruct {
    private static final int OFF = -1;

    private SelfDestruct() {}

    /** The space of its marker, or -1 if it is off. */
    public static int space(GameState s) {
        return ShipNumbers.get(s, ShipNumbers.SELF_DESTRUCT);
    }

    public static boolean isOn(GameState s) {
        return space(s) >= 0;
    }

    /** Whether it cannot be stopped any more: its marker is on a yellow space, unless a module says otherwise. */
    public static boolean isIrreversible(GameState s) {
        int left = Ship.of(s).tracks().selfDestructEnd() - space(s);
        return isOn(s) && !ShipModifier.stoppable(s, left, !isYellow(s));
    }

    /** Whether its marker has come to the yellow spaces. */
    public static boolean isYellow(GameState s) {
        return space(s) >= Ship.of(s).tracks().selfDestructYellow();
    }

    /** What comes of its switch. */
    public static Consequence switched(GameState s) {
        return isOn(s)
                ? new ShipConsequences.SelfDestructStops()
                : new ShipConsequences.SelfDestructStarts(Ship.of(s).tracks().selfDestructEnd());
    }

    public static void start(Play p) {
        ShipNumbers.set(p, ShipNumbers.SELF_DESTRUCT, 0);
        p.changes().emit(new ShipEvents.SelfDestructStarted());
    }

    public static void stop(Play p) {
        ShipNumbers.set(p, ShipNumbers.SELF_DESTRUCT, OFF);
        p.changes().emit(new ShipEvents.SelfDestructStopped());
    }

    /** Moves the marker; the first yellow space unlocks all pods, once. */
    static void moveTo(Play p, int space) {
        ShipNumbers.set(p, ShipNumbers.SELF_DESTRUCT, space);
        p.changes().emit(new ShipEvents.SelfDestructAdvanced(space));
        if (isYellow(p.state()) && ShipNumbers.get(p.state(), ShipNumbers.PODS_UNLOCKED_BY_YELLOW) == 0) {
            ShipNumbers.set(p, ShipNumbers.PODS_UNLOCKED_BY_YELLOW, 1);
            Pods.unlockAll(p);
        }
    }
}
