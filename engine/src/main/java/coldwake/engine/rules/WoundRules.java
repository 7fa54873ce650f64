package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.module.Happening;
import coldwake.engine.module.WoundCause;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;

/** Wounds, death, and hands that are too full. */
public final class WoundRules {
    private static final int LIGHT_LIMIT = 2;

    private WoundRules() {}

    /**
     * Wounds from one source, light ones first. With three serious wounds any wound kills; otherwise one source never
     * does by itself. Rulings wnd-003 and wnd-004.
     */
    public static void wound(Play p, int seat, int light, int serious) {
        wound(p, seat, light, serious, WoundCause.OTHER);
    }

    /** Wounds by an intruder attack. */
    public static void woundInAttack(Play p, int seat, int light, int serious) {
        wound(p, seat, light, serious, WoundCause.ATTACK);
    }

    private static void wound(Play p, int seat, int light, int serious, WoundCause cause) {
        GameState s = p.state();
        if (!s.crew.awake(seat)) {
            return;
        }
        int lightTaken = p.species().lightWoundsTaken(p, seat, light);
        int more = notIgnored(p, seat, p.species().seriousWoundsTaken(p, seat, serious));
        if (lightTaken + more == 0) {
            return;
        }
        int limit = Modifiers.seriousWoundLimit(s, seat, cause);
        if (s.seriousWounds(seat) >= limit) {
            die(p, seat);
            return;
        }
        for (int k = 0; k < lightTaken; k++) {
            if (s.crew.lightWounds(seat) < LIGHT_LIMIT) {
                p.changes().crew.setLightWounds(seat, s.crew.lightWounds(seat) + 1, false);
            } else {
                p.changes().crew.setLightWounds(seat, 0, false);
                more += notIgnored(p, seat, 1);
            }
        }
        for (int k = 0; k < more && s.seriousWounds(seat) < limit; k++) {
            if (p.changes().crew.seriousWound(seat) < 0) {
                break;
            }
        }
        if (p.isHeard(Happening.Kind.CHARACTER_WOUNDED)) {
            p.happened(new Happening.CharacterWounded(seat, lightTaken, more, cause));
        }
        ItemRules.checkHands(p, seat);
    }

    /** How many of some serious wounds are left after those that a character ignores. */
    private static int notIgnored(Play p, int seat, int serious) {
        int left = serious;
        while (left > 0 && Modifiers.ignoresSeriousWound(p.state(), seat)) {
            left--;
            p.happened(new Happening.SeriousWoundIgnored(seat));
        }
        return left;
    }

    /** Whether the next wound that is dealt by no attack, light or serious, is the last. */
    static boolean anyWoundKills(GameState s, int seat) {
        return s.seriousWounds(seat) >= Modifiers.seriousWoundLimit(s, seat, WoundCause.OTHER);
    }

    /** Death: a corpse, dropped objects, and what the first one brings about. */
    public static void die(Play p, int seat) {
        GameState s = p.state();
        if (!s.crew.awake(seat)) {
            return;
        }
        p.changes().crew.die(seat);
        if (!s.hadFirstDeath()) {
            p.changes().crew.firstDeath();
            p.place().firstDeath(p);
        }
        p.happened(new Happening.CharacterDied(seat, p.state().dyingTogether()));
        checkAnyoneLeft(p);
    }

    /** With nobody left who takes part, the game ends at once. Ruling end-007. */
    public static void checkAnyoneLeft(Play p) {
        GameState s = p.state();
        if (s.ending() != Ending.NONE) {
            return;
        }
        for (int seat = 0; seat < s.seats(); seat++) {
            if (s.crew.awake(seat)) {
                return;
            }
        }
        p.place().nobodyLeft(p);
    }

    /** What can be dropped to free a hand slot. */
    static void listHeld(Play p, int seat, OptionList options) {
        GameState s = p.state();
        for (int item = s.pieces.first(Zone.held(seat)); item >= 0; item = s.pieces.next(item)) {
            if (s.item(item).heavy() && !s.item(item).builtIn()) {
                options.add(OptionKind.DROP, item, new Step.DropItem(seat, item));
            }
        }
        ItemRules.eachCarried(
                s, seat, thing -> options.add(OptionKind.DROP_THING, thing, new Step.DropThing(seat, thing)));
    }

    /** Whether a character has light wounds that others and their things can heal. */
    public static boolean hasLightWounds(GameState s, int seat) {
        return s.crew.lightWounds(seat) > 0 && Modifiers.canBeTreated(s, seat);
    }

    public static void healLight(Play p, int seat) {
        p.changes().crew.setLightWounds(seat, 0, true);
    }

    /** Tells that a character has dressed serious wounds or healed light ones, if they are those of another. */
    public static void treated(Play p, int seat, int patient) {
        if (seat != patient && p.isHeard(Happening.Kind.CHARACTER_TREATED)) {
            p.happened(new Happening.CharacterTreated(seat, patient));
        }
    }

    /** Whether a character has a serious wound that others and their things can dress. */
    public static boolean hasUndressed(GameState s, int seat) {
        return undressed(s, seat) > 0 && Modifiers.canBeTreated(s, seat);
    }

    /** Whether a character has a dressed wound that others and their things can heal. */
    public static boolean hasDressed(GameState s, int seat) {
        return s.seriousWounds(seat) > undressed(s, seat) && Modifiers.canBeTreated(s, seat);
    }

    /** Serious wounds that neither are dressed nor count as such. */
    public static int undressed(GameState s, int seat) {
        int n = 0;
        for (int wound = s.pieces.first(Zone.wounds(seat)); wound >= 0; wound = s.pieces.next(wound)) {
            n += Modifiers.countsAsDressed(s, seat, wound) ? 0 : 1;
        }
        return n;
    }
}
