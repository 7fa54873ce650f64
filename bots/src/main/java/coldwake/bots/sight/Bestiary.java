package coldwake.bots.sight;

import coldwake.engine.setup.Ruleset;
import coldwake.engine.species.InjuryOdds;
import coldwake.engine.species.IntruderType;
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
        InjuryOdds odds = new InjuryOdds(rules);
        kinds = new Kind[types.size()];
        falls = new double[types.size()][MOST + 1];
        for (int type = 0; type < kinds.length; type++) {
            kinds[type] = Kind.of(types.get(type).id());
            for (int injuries = 0; injuries <= MOST; injuries++) {
                falls[type][injuries] = odds.gone(type, injuries);
            }
        }
    }

    Kind kind(int type) {
        return kinds[type];
    }

    double falls(int type, int injuries) {
        return falls[type][Math.clamp(injuries, 0, MOST)];
    }
}
