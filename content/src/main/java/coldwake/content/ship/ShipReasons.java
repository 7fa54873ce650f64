package coldwake.content.ship;

import coldwake.engine.decision.Reason;

/** Why something cannot be done now on the ship. */
public final class ShipReasons {
    public static final Reason NO_POD = Reason.of("no-pod", "escape-pods");
    public static final Reason PODS_LOCKED = Reason.of("pods-locked", "escape-pods");
    public static final Reason POD_FULL = Reason.of("pod-full", "escape-pods");
    public static final Reason POD_OCCUPIED = Reason.of("pod-occupied", "escape-pods");
    public static final Reason HIBERNATION_CLOSED = Reason.of("hibernation-closed", "hibernation");
    public static final Reason SOMEONE_ASLEEP = Reason.of("someone-asleep", "hibernation");
    public static final Reason TOO_LATE = Reason.of("too-late", "self-destruct");
    public static final Reason INTRUDER_THERE = Reason.of("intruder-there", "coordinates");

    private ShipReasons() {}
}
