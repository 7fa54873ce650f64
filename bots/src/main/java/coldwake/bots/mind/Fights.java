package coldwake.bots.mind;

import coldwake.bots.sight.Bestiary.Kind;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.Weapon;
import java.util.List;

/** What fights cost and what shots are worth. */
final class Fights {
    private final Outlook o;

    Fights(Outlook outlook) {
        o = outlook;
    }

    /** What one attack of an intruder costs in points. */
    double attack(int intruder) {
        Kind kind = o.sight.kindOf(intruder);
        double base = blow(kind);
        int serious = o.sight.seriousWounds(o.me);
        double frailty = kind == Kind.LARVA ? 1 : serious >= 3 ? 5 : serious == 2 ? 3.2 : serious == 1 ? 1.4 : 1;
        return 6.3 * base * frailty * o.nature.caution();
    }

    /** What one attack of a kind of intruder costs the unhurt. */
    private double blow(Kind kind) {
        return switch (kind) {
            case LAIR -> 0;
            case LARVA -> o.sight.larva(o.me) ? 4 : 14;
            case METAGORGER -> 3 + 2 * o.sight.mutations(o.me);
            case CREEPER, LURKER -> 4;
            case SHAMBLER -> 5;
            case ADULT, WHISPERER -> 6.5;
            case BREEDER, FLESHBEAST, STALKER, UNKNOWN -> 9;
            case QUEEN, BUTCHER, DESPOILER -> 13;
        };
    }

    /** What the attacks of all intruders in a room cost. */
    double attacks(int slot) {
        double sum = 0;
        for (int rest = o.foes(slot); rest != 0; rest &= rest - 1) {
            sum += attack(Integer.numberOfTrailingZeros(rest));
        }
        return sum;
    }

    /** What it costs to be in this room when intruders attack; others with fewer cards draw the attack. */
    double stay() {
        double sum = attacks(o.here);
        int others = o.sight.crewIn(o.here) & ~(1 << o.me);
        boolean smallest = true;
        for (int rest = others; rest != 0; rest &= rest - 1) {
            int who = Integer.numberOfTrailingZeros(rest);
            smallest &= o.sight.handSize(who) >= o.sight.handSize(o.me);
        }
        sum *= o.sight.hunted() ? 1.25 : 1;
        return others == 0 ? sum : sum * (smallest ? 0.8 : 0.3);
    }

    /** The chance that a shot rids the room of an intruder. */
    double shot(int weaponPiece, int foe, int bonus, int rerolls) {
        Weapon weapon = o.sight.weapon(weaponPiece);
        if (weapon == null) {
            return 0;
        }
        double chance = 0;
        double miss = 0;
        List<CombatFace> faces = o.sight.combatDie(true);
        for (int roll = 0; roll < faces.size(); roll++) {
            int injuries = injuries(weapon, faces.get(roll), foe) + bonus;
            miss += injuries == 0 ? 1 : 0;
            double gone = weapon.drivesOff() ? 0.9 : falls(foe, o.sight.injuries(foe) + injuries);
            chance += injuries == 0 ? 0 : gone;
        }
        double once = chance / faces.size();
        return rerolls == 0 ? once : once * (1 + miss / faces.size());
    }

    int injuries(Weapon weapon, CombatFace rolled, int foe) {
        CombatFace counts = weapon.faceOverride().getOrDefault(rolled, rolled);
        int injuries = counts == CombatFace.TWO_HITS ? 2 : hits(foe, counts) ? 1 : 0;
        if (weapon.minOneUnlessMiss() && rolled != CombatFace.MISS) {
            injuries = Math.max(1, injuries);
        }
        return injuries == 0
                ? 0
                : injuries + weapon.bonusOnHit() + (weapon.bonusOnFaces().contains(rolled) ? 1 : 0);
    }

    private boolean hits(int foe, CombatFace face) {
        return face == CombatFace.ONE_HIT || o.sight.typeOf(foe).hitBy().contains(face);
    }

    /** The chance that an intruder falls or flees at so many injuries. */
    double falls(int foe, int injuries) {
        return switch (o.sight.kindOf(foe)) {
            // The line that the bots were tuned with; the true figures rise later and more steeply.
            case BREEDER, QUEEN -> Math.min(1, 0.19 + Math.max(0, injuries - 4) * 0.13);
            default -> o.sight.falls(foe, injuries);
        };
    }

    /** What a serious wound costs in points. */
    double seriousWound() {
        int serious = o.sight.seriousWounds(o.me);
        return 20 * o.nature.caution() * (serious >= 3 ? 20 : serious == 2 ? 3 : serious == 1 ? 1.4 : 1);
    }

    /** The chance that bare hands hit. */
    double punch(int foe) {
        int hits = 0;
        List<CombatFace> faces = o.sight.combatDie(false);
        for (int roll = 0; roll < faces.size(); roll++) {
            CombatFace face = faces.get(roll);
            hits += face == CombatFace.TWO_HITS || hits(foe, face) ? 1 : 0;
        }
        return (double) hits / faces.size();
    }

    /** The chance that bare hands rid the room of an intruder. */
    double fist(int foe) {
        double chance = 0;
        List<CombatFace> faces = o.sight.combatDie(false);
        for (int roll = 0; roll < faces.size(); roll++) {
            CombatFace face = faces.get(roll);
            boolean hit = face == CombatFace.TWO_HITS || hits(foe, face);
            chance += hit ? falls(foe, o.sight.injuries(foe) + 1) : 0;
        }
        return chance / faces.size();
    }

    /** What comes, against the adults of the Intruders: the mind of the character who meets it, or what it has eaten, gives it its shape. */
    private double prowler() {
        if (o.sight.knowsMutations()) {
            return Math.min(1, 0.55 + 0.04 * o.sight.round());
        }
        return switch (o.sight.insanity(o.me)) {
            case 0 -> 1;
            case 1 -> 0.75;
            case 4 -> 1.2;
            case 5 -> 1.7;
            default -> 1;
        };
    }

    /** What an encounter costs on average: the bag is mostly adults. */
    double encounter() {
        int serious = o.sight.seriousWounds(o.me);
        double frail = serious >= 2 ? 2.2 : serious == 1 ? 1.3 : 1;
        double hand = o.cards >= 4 ? 0 : o.cards == 3 ? 1 : o.cards == 2 ? 2.5 : 4;
        return prowler() * (23 + hand * 3.8) * frail * o.nature.caution();
    }
}
