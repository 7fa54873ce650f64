package coldwake.content.voidseeders;

import coldwake.engine.state.GameState;
import java.util.Locale;

/** What the laboratory can find out about the Void Seeders. */
enum Weakness {
    SOLID_BULKHEADS,
    RATIONAL_THINKING,
    HEIGHTENED_ALERTNESS,
    WEAKENED_CONTROL,
    VULNERABLE_SPOTS,
    RESOLVE,
    WAVE_OF_CALM,
    STABLE_PSYCHE;

    boolean known(GameState s) {
        return s.ship.hasWeakness(ordinal());
    }

    static int ordinal(String id) {
        for (Weakness weakness : values()) {
            if (weakness.name().toLowerCase(Locale.ROOT).replace('_', '-').equals(id)) {
                return weakness.ordinal();
            }
        }
        throw new IllegalArgumentException("no weakness of the void seeders is called " + id);
    }
}
