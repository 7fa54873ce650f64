package coldwake.engine.rules;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.AttackCard;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.EventCard;
import coldwake.engine.card.Weapon;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;
import coldwake.engine.module.Happening;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import java.util.ArrayList;
import java.util.List;

/** Characters attack intruders and what else the species has; injuries and retreat. */
public final class CombatRules {
    private static final CombatFace[] FACES = CombatFace.values();

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
        int allowed = rerolls + Modifiers.rerolls(s, weapon) + p.species().combatRerolls(p, target);
        if (p.isHeard(Happening.Kind.COMBAT_ROLL_DUE)) {
            p.happened(new Happening.CombatRollDue(seat));
            p.then(new Step.RollShot(seat, weapon, target, bonus, allowed));
        } else {
            rollShot(p, seat, weapon, target, bonus, allowed);
        }
    }

    /** The roll that comes next is not made: the face with two hits counts. */
    public static void twoHits(Play p) {
        Step roll = p.state().agenda().top();
        p.changes().setAgenda(p.state().agenda().pop());
        int face = CombatFace.TWO_HITS.ordinal();
        switch (roll) {
            case Step.RollShot r -> p.then(new Step.ApplyShot(r.seat(), r.weapon(), r.target(), r.bonus(), face));
            case Step.RollMelee r -> p.then(new Step.ApplyMelee(r.seat(), r.target(), face));
            default -> throw new IllegalStateException("no roll comes next, but " + roll);
        }
    }

    static void rollShot(Play p, int seat, int weapon, int target, int bonus, int rerolls) {
        CombatFace face = p.changes().rollCombat(seat, target, true);
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
    static int injuries(Play p, Weapon def, int target, int bonus, CombatFace face) {
        CombatFace rolled = rolledAgainst(p, target, face);
        CombatFace counts = def.faceOverride().getOrDefault(rolled, rolled);
        int injuries = baseInjuries(p, target, counts);
        if (def.minOneUnlessMiss() && rolled != CombatFace.MISS) {
            injuries = Math.max(1, injuries);
        }
        injuries += bonus > 0 ? bonus - 1 : 0;
        if (injuries > 0) {
            injuries += def.bonusOnFaces().contains(rolled) ? 1 : 0;
            injuries += def.bonusOnHit();
            injuries += target == Step.ROOM_TARGET ? 0 : p.species().bonusInjuries(p, def.energy(), def.fire());
        }
        return injuries;
    }

    static void applyShot(Play p, int seat, int weapon, int target, int bonus, int face) {
        GameState s = p.state();
        if (FACES[face].special()) {
            p.place().specialShot(p, new Step.ApplyShot(seat, weapon, target, bonus, face));
            return;
        }
        Weapon def = weapon(s, weapon);
        CombatFace rolled = rolledAgainst(p, target, FACES[face]);
        int injuries = injuries(p, def, target, bonus, FACES[face]);
        if (def.fire() && rolled == CombatFace.TWO_HITS) {
            p.changes().ship.placeFire(s.crew.roomOf(seat));
        }
        if (def.drivesOff()) {
            driveOff(p, seat, target, injuries > 0);
            return;
        }
        boolean extra = rolled == def.extraAmmoOn() && s.pieces.ammo(weapon) > 0 && injuries > 0;
        p.then(
                extra
                        ? new Step.ChooseExtraAmmo(seat, weapon, target, injuries)
                        : Modifiers.shot(s, seat, weapon, target, injuries));
    }

    /** A needle injures nobody: an intruder it hits flees, and nothing else is the worse. Ruling own-needles. */
    private static void driveOff(Play p, int seat, int target, boolean hit) {
        if (target == Step.ROOM_TARGET) {
            p.then(new Step.Hit(seat, target, 0));
        } else if (hit) {
            p.then(new Step.Retreat(target));
        }
    }

    private static CombatFace rolledAgainst(Play p, int target, CombatFace face) {
        return target == Step.ROOM_TARGET ? face : p.species().rolledAgainst(p, face);
    }

    /** Injuries a face deals to a target: what is no intruder is hit by anything but a miss. */
    private static int baseInjuries(Play p, int target, CombatFace face) {
        if (face == CombatFace.TWO_HITS) {
            return 2;
        }
        if (target == Step.ROOM_TARGET) {
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
        if (target == Step.ROOM_TARGET) {
            p.then(new Step.HitRoomTarget(seat, p.state().crew.roomOf(seat), injuries, true));
        } else if (injuries > 0) {
            p.then(new Step.InjureBy(seat, target, injuries, true));
        }
    }

    /** Bare hands: contamination first; a miss costs a serious wound. What is no intruder does neither. */
    static void melee(Play p, int seat, int target) {
        if (!p.state().crew.aboard(seat)) {
            return;
        }
        if (target != Step.ROOM_TARGET) {
            p.changes().hands.contaminate(seat);
        }
        strike(p, seat, target);
    }

    /** The blow itself. */
    public static void strike(Play p, int seat, int target) {
        if (!p.state().crew.aboard(seat)) {
            return;
        }
        int rerolls = p.species().combatRerolls(p, target);
        if (Modifiers.strikesSurely(p.state(), seat, target)) {
            deal(p, seat, target, true);
        } else if (p.isHeard(Happening.Kind.COMBAT_ROLL_DUE)) {
            p.happened(new Happening.CombatRollDue(seat));
            p.then(new Step.RollMelee(seat, target, rerolls));
        } else {
            rollMelee(p, seat, target, rerolls);
        }
    }

    static void rollMelee(Play p, int seat, int target, int rerolls) {
        CombatFace face = p.changes().rollCombat(seat, target, false);
        p.then(
                rerolls > 0
                        ? new Step.ChooseMeleeReroll(seat, target, rerolls, face.ordinal())
                        : new Step.ApplyMelee(seat, target, face.ordinal()));
    }

    static void listMeleeReroll(Step.ChooseMeleeReroll q, OptionList options) {
        options.add(OptionKind.DONE, new Step.ApplyMelee(q.seat(), q.target(), q.face()));
        options.add(OptionKind.REROLL, new Step.RollMelee(q.seat(), q.target(), q.rerolls() - 1));
    }

    static boolean hitsInMelee(Play p, int target, CombatFace face) {
        return baseInjuries(p, target, rolledAgainst(p, target, face)) > 0;
    }

    static void applyMelee(Play p, int seat, int target, int face) {
        deal(p, seat, target, hitsInMelee(p, target, FACES[face]));
    }

    private static void deal(Play p, int seat, int target, boolean hit) {
        if (target == Step.ROOM_TARGET) {
            int hits = hit ? Modifiers.meleeInjuries(p.state(), seat) : 0;
            p.then(new Step.HitRoomTarget(seat, p.state().crew.roomOf(seat), hits, true));
        } else if (hit) {
            p.then(Step.InjureBy.of(seat, target, Modifiers.meleeInjuries(p.state(), seat)));
        } else if (Modifiers.missIsLight(p.state(), seat)) {
            WoundRules.wound(p, seat, 1, 0);
        } else {
            WoundRules.wound(p, seat, 0, 1);
        }
    }

    /** Whether a face of the die hits a target in melee. */
    public static boolean isHit(Play p, int target, int face) {
        return hitsInMelee(p, target, FACES[face]);
    }

    /** An injury that a character deals. */
    static void injureBy(Play p, Step.InjureBy i) {
        GameState s = p.state();
        int type = s.intruders.present(i.intruder()) ? s.intruders.type(i.intruder()) : -1;
        if (injure(p, i.intruder(), i.injuries()) && p.isHeard(Happening.Kind.INTRUDER_SLAIN)) {
            p.happened(new Happening.IntruderSlain(i.seat(), type, i.shot()));
        }
    }

    /** Returns whether it kills. */
    static boolean injure(Play p, int intruder, int injuries) {
        if (injuries > 0 && p.state().intruders.present(intruder)) {
            if (p.species().keepsInjuries(p, intruder)) {
                p.changes().intruders.injure(intruder, injuries);
            }
            return checkInjuries(p, intruder);
        }
        return false;
    }

    /** As many attack cards are drawn as the type says; the species reads them. Returns whether the intruder dies. */
    private static boolean checkInjuries(Play p, int intruder) {
        GameState s = p.state();
        List<AttackCard> drawn = new ArrayList<>();
        for (int k = s.intruders.typeOf(intruder).checkCards(); k > 0; k--) {
            int card = p.changes().decks.drawEndurance(intruder);
            if (card < 0) {
                return false;
            }
            drawn.add((AttackCard) p.rules().piece(card));
            p.then(new Step.DiscardAttackCard(card));
        }
        int injuries = s.intruders.injuries(intruder) - p.species().toughness(s);
        return switch (p.species().injured(s.intruders.type(intruder), injuries, drawn)) {
            case FLEES -> {
                p.then(new Step.Retreat(intruder));
                yield false;
            }
            case DIES -> {
                p.species().kill(p, intruder);
                yield true;
            }
            case FIGHTS_ON -> false;
        };
    }

    /** An event card gives the direction; it is discarded without effect. What cannot move stays. */
    static void retreat(Play p, int intruder) {
        if (!p.state().intruders.present(intruder) || (IntruderRules.movable(p) & 1 << intruder) == 0) {
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

    /** A noise roll follows every attempt, hit or not. */
    static void hitRoomTarget(Play p, int seat, int slot, int hits, boolean noise) {
        p.species().hitRoomTarget(p, slot, hits);
        if (noise) {
            p.then(new Step.RollNoise(seat, true));
        }
    }
}
