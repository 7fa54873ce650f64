package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;

/** Engines, pods, hibernation, self-destruct, the airlock. */
public final class ShipRules {
    private ShipRules() {}

    // ---------------------------------------------------------------- engines

    /** Both tokens are looked at and put back in either order; whether they were swapped must be told. */
    static void handleEngine(Play p, int seat, int engine) {
        p.changes().ship.handleEngine(seat, engine);
        p.then(new Step.ChooseEngineOrder(seat, engine));
    }

    static void listEngineOrder(int seat, int engine, OptionList options) {
        options.add(OptionKind.DONE, new Step.ArrangeEngine(seat, engine, false));
        options.add(OptionKind.SWAP, new Step.ArrangeEngine(seat, engine, true));
    }

    /** The engine (0-2) of a room, or -1. */
    public static int engineAt(GameState s, int slot) {
        String id = s.ship.room(slot).id();
        return id.startsWith("engine-") && id.length() == 8 ? id.charAt(7) - '1' : -1;
    }

    // ---------------------------------------------------------------- pods

    /** A character enters unless an intruder came to the room, even one that is gone again. Ruling rom-021. */
    static void boardPod(Play p, int seat, int pod, int slot) {
        GameState s = p.state();
        if (!s.crew.aboard(seat) || s.crew.roomOf(seat) != slot) {
            return;
        }
        boolean failed = s.intruders.arrived(slot) || !canEnter(s, pod);
        if (failed) {
            p.changes().crew.attemptFailed(seat);
        } else {
            p.changes().crew.boardPod(seat, pod);
            p.then(new Step.ChooseLaunch(seat, pod));
        }
    }

    public static boolean canEnter(GameState s, int pod) {
        return s.ship.podPresent(pod)
                && !s.ship.podLocked(pod)
                && s.crew.podOccupants(pod) < s.rules().limits().podPlaces();
    }

    /** Waiting means passing for this round. Ruling rom-022. */
    static void listLaunch(int seat, int pod, OptionList options) {
        options.add(OptionKind.LAUNCH, new Step.LaunchPod(pod));
        options.add(OptionKind.WAIT, new Step.Pass(seat, true));
    }

    public static void launchPod(Play p, int pod) {
        GameState s = p.state();
        p.changes().ship.removePod(pod, true);
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.status(seat) == Status.IN_POD && s.crew.pod(seat) == pod) {
                p.changes().crew.launch(seat);
            }
        }
        WoundRules.checkAnyoneLeft(p);
    }

    static void hibernate(Play p, int seat, int slot) {
        GameState s = p.state();
        if (!s.crew.aboard(seat) || s.crew.roomOf(seat) != slot) {
            return;
        }
        if (s.intruders.arrived(slot)) {
            p.changes().crew.attemptFailed(seat);
        } else {
            p.changes().crew.hibernate(seat);
            WoundRules.checkAnyoneLeft(p);
        }
    }

    /** A noise roll that an attempt to leave the ship depends on, then the attempt. */
    public static void attempt(Play p, int seat, Step attempt) {
        p.changes().intruders.watchArrivals();
        p.then(new Step.RollNoise(seat, false));
        p.then(attempt);
    }

    // ---------------------------------------------------------------- airlock

    /** At the end of the player phase everything in the chosen room dies, unless it makes way for what a dead one leaves. */
    static void depressurize(Play p) {
        GameState s = p.state();
        int slot = s.ship.depressurizing();
        if (slot < 0) {
            return;
        }
        p.changes().ship.depressurized(slot);
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
