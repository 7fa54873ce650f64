package coldwake.bots.mind;

import coldwake.bots.sight.Deed;
import coldwake.bots.sight.PieceWord;
import coldwake.bots.sight.Sight;
import coldwake.content.ship.Engines;

/** What it brings to use items and mutations, and to treat wounds, before the cards it costs. */
final class Kit {
    private static final int FULL_HAND = 5;

    private final Outlook o;
    private final Aims aims;
    private final Wishes wishes;

    Kit(Outlook outlook, Aims aims, Wishes wishes) {
        o = outlook;
        this.aims = aims;
        this.wishes = wishes;
    }

    /** What so many cards more are worth, with so many in hand: the price they would have. */
    static double cards(int drawn, int hand) {
        double worth = 0;
        for (int left = hand; left < hand + drawn; left++) {
            worth += left >= 4 ? 0.7 : left == 3 ? 1.4 : left == 2 ? 2.4 : left == 1 ? 3.8 : 5.7;
        }
        return worth;
    }

    // ---------------------------------------------------------------- wounds

    /** What a treatment brings to whom it helps most of those in the room. */
    double treat(Deed deed) {
        double best = 0;
        for (int rest = o.sight.crewIn(o.here); rest != 0; rest &= rest - 1) {
            best = Math.max(best, treat(deed, Integer.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    /** What a treatment brings if somebody gets it; others are helped only by those who win together with them. */
    double treat(Deed deed, int who) {
        double share = who == o.me ? 1 : aims.shared() ? 0.7 : 0;
        Sight s = o.sight;
        return share
                * switch (deed) {
                    case DRESS -> wishes.dress(who);
                    case HEAL_DRESSED -> s.seriousWounds(who) > s.undressed(who) ? wishes.healDressed(who) : 0;
                    case HEAL_LIGHT -> wishes.healLight(who);
                    case BOOST -> cards(3, who == o.me ? o.cards - 1 : s.handSize(who));
                    case USE -> who == o.me ? wishes.operate() : 0;
                    default -> 0;
                };
    }

    /** Two cards for a light wound, unless it makes a serious one. */
    double overclock() {
        return o.sight.lightWounds(o.me) < 2 ? cards(2, o.cards - 1) - 1 : 0;
    }

    /** Two cards for one: the worst of the hand goes, contamination first. */
    double lend() {
        return cards(1, o.cards - 1) + (o.sight.contaminationInHand() > 0 ? 1 : 0);
    }

    // ---------------------------------------------------------------- items

    /** What an item brings outside of a fight, or in any case. */
    double item(PieceWord item, Deed deed) {
        return switch (deed) {
            case DRESS, HEAL_DRESSED -> treat(deed);
            case HEAL_LIGHT -> treat(deed) - 1;
            case FIX_ROOM -> wishes.repair(o.here) - 1;
            case ENGINE -> (item == PieceWord.POD_OVERRIDE ? bestEngine() : engineHere()) - 1;
            case COORDINATES -> o.sight.leadsTo(0) == null ? 1.2 * wishes.coordinates() : wishes.course();
            case TAKE_ITEM -> 1.5 * wishes.search();
            case CURE -> (1 - o.clean) * 75 + (o.sight.insanity(o.me) > 3 ? 8 : 0);
            case WIPE -> o.sight.slimed(o.me) ? 2 : 0;
            case LOAD -> wishes.arm() + 1;
            case ATTACH -> 5;
            case EAT -> 0.8 * cards(2, o.cards - 1);
            case DRINK -> 3 + (o.sight.larva(o.me) ? 2 : 0);
            case DOUSE -> wishes.douse(o.here);
            case THROW_AT_EGGS -> 1.3 * wishes.destroyEggs();
            case INJECT -> o.combat || o.cards <= 1 ? 2 : 0;
            case IGNORE_WOUND -> o.sight.canIgnoreWound() ? 3 : 0;
            case USE -> use(item);
            case SEARCH -> wishes.search();
            default -> Worth.UNKNOWN;
        };
    }

    private double engineHere() {
        return wishes.engine(Turn.engineOf(o.sight.room(o.here)), true);
    }

    private double bestEngine() {
        double best = 0;
        for (int engine = 0; engine < Engines.COUNT; engine++) {
            best = Math.max(best, wishes.engine(engine, true));
        }
        return best;
    }

    /** The more the robot has spent, the better; a robot without energy is of no use. */
    double recharge() {
        return switch (o.sight.energy(o.me)) {
            case 0 -> 5;
            case 1 -> 2.5;
            default -> 0;
        };
    }

    private double use(PieceWord item) {
        return switch (item) {
            case EVACUATION_KEY, EVACUATION_KEY_QUEST -> wishes.unlock() * 1.5;
            case SELF_DESTRUCT_KEY -> wishes.selfDestruct();
            case RECON_DRONE, NEMESIS_PLANS -> 1 + 0.1 * wishes.explore(true);
            case SURGERY_KIT -> treat(Deed.USE);
            case LABORATORY_EQUIPMENT -> wishes.analyseHere();
            case FLASHLIGHT -> wishes.search();
            case CUFFS_KEY -> o.sight.handcuffed() ? 4 : aims.shared() ? 2 : 0;
            case COMBAT_DRUGS -> o.cards <= 1 ? cards(FULL_HAND - o.cards, o.cards) : 0;
            case MILITARY_DRUGS -> 1 + 1.5 * o.sight.contaminationInHand();
            default -> Worth.UNKNOWN;
        };
    }

    double craft(PieceWord item) {
        return switch (item) {
            case ANTIDOTE -> o.clean < 0.85 ? (1 - o.clean) * 70 : 0;
            case MOLOTOV_COCKTAIL -> 2;
            case FLAMETHROWER -> o.ammo < 2 ? 3 : 0;
            case TASER -> o.ammo < 2 ? 3 : 1;
            case COMBAT_DRONE -> o.ammo < 2 ? 6 : 2.5;
            case LASER_POINTER -> o.ammo > 0 ? 2 : 0;
            case ENVIRO_SUIT -> o.sight.slimed(o.me) ? 3 : 1;
            default -> aims.wantsItems ? 0 : 1;
        };
    }

    // ---------------------------------------------------------------- mutations

    /** What a mutation brings, less the marker: the fourth one kills. */
    double mutate(PieceWord mutation, double attacks) {
        int markers = o.sight.mutations(o.me);
        double gain = switch (mutation) {
            case REGENERATIVE_TISSUE -> wishes.healLight(o.me) + 0.3 * wishes.dress(o.me);
            case ADRENAL_OVERGROWTH -> cards(2, o.cards);
            case CHITINOUS_HIDE -> 0.3 * attacks;
            case MIMICRY, PHEROMONE_GLANDS -> o.combat ? 0.3 * attacks : 0;
            case BONE_CLAWS -> 0.15 * attacks;
            case WALL_CRAWLER -> o.combat ? 0.1 * attacks : 0;
            default -> Worth.UNKNOWN;
        };
        return markers >= 2 ? 0 : gain - (markers == 1 ? 12 : 4);
    }
}
