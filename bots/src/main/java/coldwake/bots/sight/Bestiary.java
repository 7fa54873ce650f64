package coldwake.bots.sight;

import coldwake.engine.card.AttackCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.species.IntruderType;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** What is printed about the intruders of a ruleset: their kinds, and how easily each falls. */
public final class Bestiary {
    /** Kinds of intruder that bots know by name. */
    public enum Kind {
        LARVA,
        CREEPER,
        ADULT,
        BREEDER,
        QUEEN,
        METAGORGER,
        SHAMBLER,
        FLESHBEAST,
        BUTCHER,
        LAIR,
        LURKER,
        WHISPERER,
        STALKER,
        DESPOILER,
        UNKNOWN;

        private static Kind of(String id) {
            for (Kind kind : values()) {
                if (kind.name().toLowerCase(Locale.ROOT).equals(id)) {
                    return kind;
                }
            }
            return UNKNOWN;
        }
    }

    private static final int MOST = 10;

    private final Kind[] kinds;
    private final double[][] falls;

    Bestiary(Ruleset rules) {
        List<IntruderType> types = rules.species().types();
        List<AttackCard> cards = Arrays.stream(rules.ofKind(PieceKind.ATTACK))
                .mapToObj(piece -> (AttackCard) rules.piece(piece))
                .toList();
        kinds = new Kind[types.size()];
        falls = new double[types.size()][MOST + 1];
        for (int type = 0; type < kinds.length; type++) {
            kinds[type] = Kind.of(types.get(type).id());
            for (int injuries = 0; injuries <= MOST; injuries++) {
                falls[type][injuries] = chance(kinds[type], types.get(type).checkCards(), cards, injuries);
            }
        }
    }

    Kind kind(int type) {
        return kinds[type];
    }

    double falls(int type, int injuries) {
        return falls[type][Math.clamp(injuries, 0, MOST)];
    }

    /** The chance that an injury check rids the room of an intruder, by the cards that are in the whole deck. */
    private static double chance(Kind kind, int drawn, List<AttackCard> cards, int injuries) {
        if (drawn == 0) {
            return 1;
        }
        int gone = 0;
        int all = 0;
        for (int a = 0; a < cards.size(); a++) {
            for (int b = drawn == 1 ? a : 0; b < (drawn == 1 ? a + 1 : cards.size()); b++) {
                if (drawn == 1 || a != b) {
                    gone += isGone(kind, cards.get(a), cards.get(b), drawn, injuries) ? 1 : 0;
                    all++;
                }
            }
        }
        return all == 0 ? 0 : (double) gone / all;
    }

    private static boolean isGone(Kind kind, AttackCard one, AttackCard two, int drawn, int injuries) {
        int a = kind == Kind.METAGORGER ? one.smallBlood() : one.blood();
        int b = kind == Kind.METAGORGER ? two.smallBlood() : two.blood();
        boolean arrow = a == AttackCard.RETREAT || b == AttackCard.RETREAT;
        return switch (kind) {
            case LAIR -> !arrow && Math.max(a, b) <= injuries;
            case DESPOILER -> arrow;
            case LURKER -> arrow || Math.min(a, b) <= injuries;
            case STALKER -> arrow || Math.max(a, b) <= injuries;
            default -> arrow || (drawn == 1 ? a : a + b) <= injuries;
        };
    }
}
