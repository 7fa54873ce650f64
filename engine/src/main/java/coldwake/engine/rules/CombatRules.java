package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.EventCard;
import coldwake.engine.card.Weapon;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Thing;
import coldwake.engine.state.Zone;

/** Characters attack intruders and eggs; injuries and retreat. */
public final class CombatRules {
    private static final CombatFace[] FACES = CombatFace.values();
    private static final String NEST = "nest";

    private CombatRules() {}

    static Weapon weapon(GameState s, int piece) {
        Weapon weapon = s.item(piece).weapon();
        if (weapon == null) {
            throw new IllegalStateException(s.rules().idOf(piece) + " is no weapon");
        }
        return weapon;
    }

    /** Ammo first, then the die. {@code bonus} injuries are dealt whatever it shows; {@code rerolls} come from a card. */
    static void shoot(Play p, int seat, int weapon, int target, int bonus, int rerolls) {
        GameState s = p.state();
        if (!s.crew.aboard(seat)) {
            return;
        }
        if (p.changes().listening()) {
            p.changes().emit(new GameEvent.ShotFired(new Who(seat), new Card(weapon)));
        }
        if (bonus == 0) {
            p.changes().items.spendAmmo(seat, weapon, 1);
        }
        int allowed =
                rerolls + (weapon(s, weapon).rerollOnce() ? 1 : 0) + p.species().combatRerolls(p, target);
        rollShot(p, seat, weapon, target, bonus, allowed);
    }

    static void rollShot(Play p, int seat, int weapon, int target, int bonus, int rerolls) {
        CombatFace face = p.changes().rollCombat(seat);
        p.then(
                rerolls > 0
                        ? new Step.ChooseCombatReroll(seat, weapon, target, bonus, rerolls, face.ordinal())
                        : new Step.ApplyShot(seat, weapon, target, bonus, face.ordinal()));
    }

    static void listReroll(Step.ChooseCombatReroll q, OptionList options) {
        options.add(OptionKind.DONE, new Step.ApplyShot(q.seat(), q.weapon(), q.target(), q.bonus(), q.face()));
        options.add(OptionKind.REROLL, new Step.RollShot(q.seat(), q.weapon(), q.target(), q.bonus(), q.rerolls() - 1));
    }

    /** Rolled face, override, base injuries, bonuses of the face, bonuses for hitting at all. */
    static void applyShot(Play p, int seat, int weapon, int target, int bonus, int face) {
        GameState s = p.state();
        Weapon def = weapon(s, weapon);
        CombatFace rolled = rolledAgainst(p, target, FACES[face]);
        CombatFace counts = def.faceOverride().getOrDefault(rolled, rolled);
        int injuries = baseInjuries(p, target, counts);
        if (def.minOneUnlessMiss() && rolled != CombatFace.MISS) {
            injuries = Math.max(1, injuries);
        }
        injuries += bonus > 0 ? bonus - 1 : 0;
        if (injuries > 0) {
            injuries += def.bonusOnFaces().contains(rolled) ? 1 : 0;
            injuries += def.bonusOnHit();
            injuries += target == Step.EGGS ? 0 : p.species().bonusInjuries(p, def.energy(), def.fire());
        }
        if (def.fire() && rolled == CombatFace.TWO_HITS) {
            p.changes().ship.placeFire(s.crew.roomOf(seat));
        }
        if (def.drivesOff()) {
            driveOff(p, seat, target, injuries > 0);
            return;
        }
        boolean extra = rolled == def.extraAmmoOn() && s.pieces.ammo(weapon) > 0 && injuries > 0;
        p.then(extra ? new Step.ChooseExtraAmmo(seat, weapon, target, injuries) : new Step.Hit(seat, target, injuries));
    }

    /** A needle injures nobody: an intruder it hits flees, and eggs are none the worse. Ruling own-needles. */
    private static void driveOff(Play p, int seat, int target, boolean hit) {
        if (target == Step.EGGS) {
            p.then(new Step.Hit(seat, target, 0));
        } else if (hit) {
            p.then(new Step.Retreat(target));
        }
    }

    private static CombatFace rolledAgainst(Play p, int target, CombatFace face) {
        return target == Step.EGGS ? face : p.species().rolledAgainst(p, face);
    }

    /** Injuries a face deals to a target: eggs are hit by anything but a miss. */
    private static int baseInjuries(Play p, int target, CombatFace face) {
        if (face == CombatFace.TWO_HITS) {
            return 2;
        }
        if (target == Step.EGGS) {
            return face == CombatFace.MISS ? 0 : 1;
        }
        return p.species().isHitBy(p, target, face) ? 1 : 0;
    }

    static void listExtraAmmo(Step.ChooseExtraAmmo q, OptionList options) {
        options.add(OptionKind.DECLINE, new Step.Hit(q.seat(), q.target(), q.injuries()));
        options.add(
                OptionKind.ACCEPT,
                new Step.Both(
                        new Step.SpendAmmo(q.seat(), q.weapon(), 1),
                        new Step.Hit(q.seat(), q.target(), q.injuries() + 1)));
    }

    static void hit(Play p, int seat, int target, int injuries) {
        if (target == Step.EGGS) {
            p.then(new Step.DestroyEggs(seat, p.state().crew.roomOf(seat), injuries, true));
        } else if (injuries > 0) {
            p.then(new Step.Injure(target, injuries));
        }
    }

    /** Bare hands: contamination first; a miss costs a serious wound. Eggs do neither. */
    static void melee(Play p, int seat, int target) {
        if (!p.state().crew.aboard(seat)) {
            return;
        }
        if (target != Step.EGGS) {
            p.changes().hands.contaminate(seat);
        }
        strike(p, seat, target);
    }

    /** The blow itself. */
    public static void strike(Play p, int seat, int target) {
        if (p.state().crew.aboard(seat)) {
            rollMelee(p, seat, target, p.species().combatRerolls(p, target));
        }
    }

    static void rollMelee(Play p, int seat, int target, int rerolls) {
        CombatFace face = p.changes().rollCombat(seat);
        p.then(
                rerolls > 0
                        ? new Step.ChooseMeleeReroll(seat, target, rerolls, face.ordinal())
                        : new Step.ApplyMelee(seat, target, face.ordinal()));
    }

    static void listMeleeReroll(Step.ChooseMeleeReroll q, OptionList options) {
        options.add(OptionKind.DONE, new Step.ApplyMelee(q.seat(), q.target(), q.face()));
        options.add(OptionKind.REROLL, new Step.RollMelee(q.seat(), q.target(), q.rerolls() - 1));
    }

    static void applyMelee(Play p, int seat, int target, int face) {
        boolean hit = baseInjuries(p, target, rolledAgainst(p, target, FACES[face])) > 0;
        if (target == Step.EGGS) {
            p.then(new Step.DestroyEggs(seat, p.state().crew.roomOf(seat), hit ? 1 : 0, true));
        } else if (hit) {
            p.then(new Step.Injure(target, 1));
        } else {
            WoundRules.wound(p, seat, 0, 1);
        }
    }

    static void injure(Play p, int intruder, int injuries) {
        if (injuries > 0 && p.state().intruders.present(intruder)) {
            if (p.species().keepsInjuries(p, intruder)) {
                p.changes().intruders.injure(intruder, injuries);
            }
            p.species().injuryCheck(p, intruder);
        }
    }

    /** An event card gives the direction; it is discarded without effect. What cannot move stays. */
    static void retreat(Play p, int intruder) {
        if (!p.state().intruders.present(intruder) || (p.species().movable(p) & 1 << intruder) == 0) {
            return;
        }
        int event = p.changes().decks.drawEvent();
        if (event < 0) {
            return;
        }
        p.changes().intruders.retreat(intruder);
        int number = ((EventCard) p.rules().piece(event)).direction();
        p.changes().cards.toTop(event, Zone.EVENT_DISCARD);
        IntruderRules.moveBy(p, 1 << intruder, number);
    }

    /** Whether there are eggs to destroy in a room: loose ones, or those of the nest. */
    public static boolean eggsIn(GameState s, int slot) {
        return s.ship.things(slot, Thing.EGG) > 0 || isNest(s, slot) && s.ship.eggs() > 0;
    }

    public static boolean isNest(GameState s, int slot) {
        return s.ship.explored(slot) && s.ship.room(slot).id().equals(NEST);
    }

    /** Eggs of the nest first, then loose ones; a noise roll after every attempt. Ruling own-nest-eggs. */
    static void destroyEggs(Play p, int seat, int slot, int eggs, boolean noise) {
        GameState s = p.state();
        for (int k = 0; k < eggs; k++) {
            if (isNest(s, slot) && s.ship.eggs() > 0) {
                p.changes().ship.setEggs(s.ship.eggs() - 1);
            } else if (s.ship.things(slot, Thing.EGG) > 0) {
                p.changes().ship.destroyLooseEgg(slot);
            }
        }
        if (noise) {
            p.then(new Step.RollNoise(seat, true));
        }
    }
}
