package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** Wounds, death, and hands that are too full. */
public final class WoundRules {
    private static final int LIGHT_LIMIT = 2;
    private static final int SERIOUS_LIMIT = 3;

    private WoundRules() {}

    /**
     * Wounds from one source, light ones first. With three serious wounds any wound kills; otherwise one source never
     * does by itself. Rulings wnd-003 and wnd-004.
     */
    public static void wound(Play p, int seat, int light, int serious) {
        GameState s = p.state();
        if (!s.crew.awake(seat)) {
            return;
        }
        int lightTaken = p.species().lightWoundsTaken(p, seat, light);
        int more = p.species().seriousWoundsTaken(p, seat, serious);
        if (lightTaken + more == 0) {
            return;
        }
        if (s.seriousWounds(seat) >= SERIOUS_LIMIT) {
            die(p, seat);
            return;
        }
        for (int k = 0; k < lightTaken; k++) {
            if (s.crew.lightWounds(seat) < LIGHT_LIMIT) {
                p.changes().crew.setLightWounds(seat, s.crew.lightWounds(seat) + 1, false);
            } else {
                p.changes().crew.setLightWounds(seat, 0, false);
                more++;
            }
        }
        for (int k = 0; k < more && s.seriousWounds(seat) < SERIOUS_LIMIT; k++) {
            if (p.changes().crew.seriousWound(seat) < 0) {
                break;
            }
        }
        ItemRules.checkHands(p, seat);
    }

    /** Death: a corpse, dropped objects, and the first one unlocks all pods. */
    public static void die(Play p, int seat) {
        GameState s = p.state();
        if (!s.crew.awake(seat)) {
            return;
        }
        p.changes().crew.die(seat);
        if (!s.hadFirstDeath()) {
            p.firstDeath();
            p.changes().crew.firstDeath();
            p.changes().ship.unlockAllPods();
        }
        IntruderPlayerRules.died(p, seat, p.withFirstDeath());
        checkAnyoneLeft(p);
    }

    /** With nobody awake on board a marker goes to its last space, and the game ends at once. Ruling end-007. */
    static void checkAnyoneLeft(Play p) {
        GameState s = p.state();
        if (s.ending() != Ending.NONE) {
            return;
        }
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.awake(seat)) {
                return;
            }
        }
        if (s.ship.selfDestruct() >= 0) {
            p.changes().ship.setSelfDestruct(p.board().tracks().selfDestructEnd());
        } else {
            p.changes().ship.setTime(p.board().tracks().timeEnd());
        }
        EventPhase.checkTracks(p);
    }

    /** What can be dropped to free a hand slot. */
    static void listHeld(Play p, int seat, OptionList options) {
        GameState s = p.state();
        for (int item = s.pieces.first(Zone.held(seat)); item >= 0; item = s.pieces.next(item)) {
            if (s.item(item).heavy()) {
                options.add(OptionKind.DROP, item, new Step.DropItem(seat, item));
            }
        }
        ItemRules.eachCarried(
                s, seat, thing -> options.add(OptionKind.DROP_THING, thing, new Step.DropThing(seat, thing)));
    }

    public static boolean hasLightWounds(GameState s, int seat) {
        return s.crew.lightWounds(seat) > 0;
    }

    public static void healLight(Play p, int seat) {
        p.changes().crew.setLightWounds(seat, 0, true);
    }

    public static boolean hasUndressed(GameState s, int seat) {
        return s.pieces.count(Zone.wounds(seat)) > 0;
    }

    public static boolean hasDressed(GameState s, int seat) {
        return s.pieces.count(Zone.dressed(seat)) > 0;
    }
}
