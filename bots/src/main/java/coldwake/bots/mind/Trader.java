package coldwake.bots.mind;

import coldwake.bots.sight.OpenQuestion;
import coldwake.bots.sight.PieceWord;
import coldwake.bots.sight.Sight;
import coldwake.engine.card.Weapon;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.module.Thing;

/**
 * What exchanges are worth. Those who win together give what the other needs more, and take nothing for it; that an item is
 * never wanted more by both keeps it from wandering to and fro. All others take what is worth more to them than what they
 * give, and nobody gives away what an objective needs.
 */
final class Trader {
    /** By how much an exchange must be better than none. */
    private static final double MARGIN = 0.5;

    private final Outlook o;
    private final Aims aims;
    private final Wishes wishes;
    private final Values values;

    Trader(Outlook outlook, Aims aims, Wishes wishes, Values values) {
        o = outlook;
        this.aims = aims;
        this.wishes = wishes;
        this.values = values;
    }

    // ---------------------------------------------------------------- gifts

    /** What the best gift to somebody in the room is worth; 0 if there is none. */
    double open() {
        double best = 0;
        for (int rest = o.sight.crewIn(o.here) & ~(1 << o.me); rest != 0; rest &= rest - 1) {
            best = Math.max(best, giftTo(Integer.numberOfTrailingZeros(rest)));
        }
        return best;
    }

    private double giftTo(int mate) {
        double best = 0;
        for (int item = aims.shared() ? o.sight.inventory() : -1; item >= 0; item = o.sight.next(item)) {
            best = Math.max(best, gift(item, mate));
        }
        return best;
    }

    /** By how much somebody needs an item more than this seat does. */
    private double gift(int item, int mate) {
        return switch (o.sight.word(item)) {
            case CLOTHES_YELLOW, CLOTHES_GREEN -> Math.max(0, 0.7 * (wishes.dress(mate) - wishes.dress(o.me)));
            case ENERGY_CHARGE_RED, ENERGY_CHARGE_YELLOW -> ammoFor(mate, true);
            case CHEMICALS -> ammoFor(mate, false);
            default -> 0;
        };
    }

    /** A character with ammo gives a charge to one without. */
    private double ammoFor(int mate, boolean energy) {
        boolean empty = false;
        for (int item = o.sight.held(mate); item >= 0; item = o.sight.next(item)) {
            Weapon weapon = o.sight.weapon(item);
            boolean loads = weapon != null && (energy ? weapon.energy() : o.sight.word(item) == PieceWord.NEEDLE_GUN);
            empty |= loads && o.sight.ammo(item) == 0;
        }
        boolean spare = o.ammo >= 2 || !energy && !o.owns(PieceWord.NEEDLE_GUN);
        return empty && spare ? 6 : 0;
    }

    // ---------------------------------------------------------------- questions

    double partner(Option option) {
        return switch (option.kind()) {
            case OptionKind.SEAT -> giftTo(option.a()) > 0 ? 1 : -1;
            default -> 0;
        };
    }

    double offer(Option option) {
        OpenQuestion trade = o.sight.question();
        int other = trade.partner();
        if (!trade.answering()) {
            return switch (option.kind()) {
                case OptionKind.OFFER -> gift(option.a(), other) > 0 ? 1 : -1;
                case OptionKind.DONE -> 0;
                default -> -5;
            };
        }
        double gain = worth(other);
        return switch (option.kind()) {
            case OptionKind.DECLINE -> gain > 0 && other != aims.victim ? -1 : 3;
            case OptionKind.DONE -> 0.5;
            case OptionKind.OFFER -> pays(option.a(), gain) ? 1 + appeal(option.a(), other) : -1;
            default -> -5;
        };
    }

    /** One thing is given back, if all that was offered is worth more. */
    private boolean pays(int item, double gain) {
        boolean first = o.sight.question().laidOut(o.me) < 0;
        return first && !aims.shared() && !aims.wantsItems && values.item(item) + MARGIN <= gain;
    }

    /** What somebody else is likely to make of an item. */
    private double appeal(int item, int other) {
        return switch (o.sight.word(item)) {
            case BANDAGES, MEDKIT, CLOTHES_GREEN, CLOTHES_YELLOW -> wishes.dress(other) + wishes.healLight(other);
            case ENERGY_CHARGE_RED, ENERGY_CHARGE_YELLOW -> ammoFor(other, true);
            default -> 0;
        };
    }

    /** Whether the exchange that lies on the table is good. */
    boolean accepts() {
        int other = o.sight.question().partner();
        return aims.shared() || other != aims.victim && worth(other) >= worth(o.me) + MARGIN;
    }

    /** What somebody has laid out is worth to this seat. */
    private double worth(int who) {
        Sight s = o.sight;
        double sum = 0;
        for (int item = s.question().laidOut(who); item >= 0; item = s.next(item)) {
            sum += aims.wantsItems ? 9 : values.item(item);
        }
        for (int place = 0; place < 2; place++) {
            int thing = s.question().laidOutThing(who, place);
            boolean wanted = thing != Thing.NONE && aims.holdsFor(thing);
            sum += thing == Thing.NONE ? 0 : wanted ? 20 : 0.1;
        }
        return sum;
    }
}
