package coldwake.content.ship;

import coldwake.engine.agenda.Step;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.rules.ItemRules;
import coldwake.engine.rules.Play;
import coldwake.engine.rules.TurnRules;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.GameState;
import java.util.List;

/** The escape pods, in the sections A and B. */
public final class Pods {
    public static final int COUNT = 4;

    /** The rooms that are sections A and B. */
    public static final List<String> SECTIONS = List.of("evacuation-section-a", "evacuation-section-b");

    /** The draw that chooses the pods in play. */
    static final String DRAW = "pods";

    private static final int GONE = 0;
    private static final int LOCKED = 1;
    private static final int UNLOCKED = 2;

    private Pods() {}

    /** Step 7 of the set-up: pods chosen at random, placed in turn in sections A and B by ascending number. */
    static void layOut(Play p) {
        int wanted = Ship.of(p.state()).tracks().podsByPlayers().get(p.state().seats());
        int chosen = 0;
        for (int k = 0; k < wanted; k++) {
            chosen |= 1 << p.changes().drawNumber(p.rules().streams().named(DRAW), "pod", (1 << COUNT) - 1 & ~chosen);
        }
        int placed = 0;
        for (int pod = 0; pod < COUNT; pod++) {
            if ((chosen & 1 << pod) != 0) {
                ShipNumbers.set(p, ShipNumbers.POD_SECTION, pod, placed++ % 2);
                setState(p, pod, LOCKED);
            }
        }
    }

    private static int state(GameState s, int pod) {
        return ShipNumbers.get(s, ShipNumbers.POD, pod);
    }

    private static void setState(Play p, int pod, int state) {
        ShipNumbers.set(p, ShipNumbers.POD, pod, state);
    }

    /** The section of a pod: 0 for A, 1 for B. */
    public static int section(GameState s, int pod) {
        return ShipNumbers.get(s, ShipNumbers.POD_SECTION, pod);
    }

    /** The section that a room is, or -1. */
    public static int sectionAt(GameState s, int slot) {
        return SECTIONS.indexOf(s.ship.room(slot).id());
    }

    /** Whether a pod is in play and has not left the ship. */
    public static boolean isThere(GameState s, int pod) {
        return state(s, pod) != GONE;
    }

    public static boolean isLocked(GameState s, int pod) {
        return state(s, pod) == LOCKED;
    }

    /** Whether a seat waits in a pod. */
    public static boolean isIn(GameState s, int seat, int pod) {
        return s.crew.took(seat, Ship.IN_POD) && s.crew.exit(seat) == pod;
    }

    /** How many wait in a pod. */
    public static int occupants(GameState s, int pod) {
        int n = 0;
        for (int seat = 0; seat < s.seats(); seat++) {
            n += isIn(s, seat, pod) ? 1 : 0;
        }
        return n;
    }

    public static int placesLeft(GameState s, int pod) {
        return Ship.of(s).tracks().podPlaces() - occupants(s, pod);
    }

    public static boolean canEnter(GameState s, int pod) {
        return state(s, pod) == UNLOCKED && placesLeft(s, pod) > 0;
    }

    // ---------------------------------------------------------------- locks

    /** Unlocks a locked pod, locks an unlocked one. */
    public static void turnOver(Play p, int pod) {
        boolean lock = !isLocked(p.state(), pod);
        setState(p, pod, lock ? LOCKED : UNLOCKED);
        if (p.changes().listening()) {
            p.changes().emit(lock ? new ShipEvents.PodLocked(pod) : new ShipEvents.PodUnlocked(pod));
        }
    }

    static void unlockAll(Play p) {
        for (int pod = 0; pod < COUNT; pod++) {
            if (isLocked(p.state(), pod)) {
                setState(p, pod, UNLOCKED);
            }
        }
        p.changes().emit(new ShipEvents.PodsUnlocked());
    }

    // ---------------------------------------------------------------- in and out

    /** A character enters unless an intruder came to the room, even one that is gone again. Ruling rom-021. */
    static void board(Play p, int seat, int pod, int slot) {
        GameState s = p.state();
        if (!s.crew.aboard(seat) || s.crew.roomOf(seat) != slot) {
            return;
        }
        if (s.intruders.arrived(slot) || !canEnter(s, pod)) {
            p.changes().crew.attemptFailed(seat);
        } else {
            p.changes().crew.takeWayOut(seat, Ship.IN_POD, pod);
            if (p.changes().listening()) {
                p.changes().emit(new ShipEvents.PodBoarded(new Who(seat), pod));
            }
            p.then(ShipAsk.CHOOSE_LAUNCH.of(seat, pod));
        }
    }

    /** Waiting means passing for this round. Ruling rom-022. */
    static void listLaunch(int seat, int pod, OptionList options) {
        options.add(ShipOption.LAUNCH, ShipWork.LAUNCH_POD.step(pod));
        options.add(OptionKind.WAIT, new Step.Pass(seat, true));
    }

    /** A waiting character launches, steps out for a normal turn, or passes; it may drop things first. Ruling rom-007. */
    static void listInPod(Play p, int seat, OptionList options) {
        Step again = ShipAsk.CHOOSE_IN_POD.of(seat, 0);
        options.add(ShipOption.LAUNCH, ShipWork.LAUNCH_POD.step(p.state().crew.exit(seat)));
        options.add(ShipOption.LEAVE_POD, new Step.Both(ShipWork.LEAVE_POD.step(seat), new Step.ChooseAction(seat)));
        options.add(OptionKind.WAIT, new Step.Pass(seat, true));
        ItemRules.listDrops(p.state(), seat, again, options);
        TurnRules.listLinger(p.state(), seat, again, options);
    }

    /** A character steps out of its pod; nothing for one that is in none. */
    public static void leave(Play p, int seat) {
        if (!p.state().crew.took(seat, Ship.IN_POD)) {
            return;
        }
        p.changes().crew.comeBack(seat);
        if (p.changes().listening()) {
            p.changes()
                    .emit(new ShipEvents.PodLeft(new Who(seat), p.state().crew.exit(seat)));
        }
    }

    /** An intruder in an evacuation section drives all who wait in its pods out. Ruling rom-008. */
    static void empty(Play p, int slot) {
        for (int seat = 0; seat < p.state().seats(); seat++) {
            if (p.state().crew.roomOf(seat) == slot) {
                leave(p, seat);
            }
        }
    }

    public static void launch(Play p, int pod) {
        remove(p, pod, true);
        for (int seat = 0; seat < p.state().seats(); seat++) {
            if (isIn(p.state(), seat, pod)) {
                p.changes().crew.takeWayOut(seat, Ship.LAUNCHED, pod);
            }
        }
        WoundRules.checkAnyoneLeft(p);
    }

    /** A pod is ejected; whoever waits in it is back in the section, first player first. */
    public static void eject(Play p, int pod) {
        for (int n = 0; n < p.state().seats(); n++) {
            int seat = p.state().inOrder(n);
            if (isIn(p.state(), seat, pod)) {
                leave(p, seat);
            }
        }
        remove(p, pod, false);
    }

    private static void remove(Play p, int pod, boolean launched) {
        setState(p, pod, GONE);
        if (p.changes().listening()) {
            p.changes().emit(launched ? new ShipEvents.PodLaunched(pod) : new ShipEvents.PodLost(pod));
        }
    }
}
