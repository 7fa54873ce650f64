package coldwake.content.voidseeders;

import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;

/** Nightmares that nobody is near fade into the walls, and are heard there. */
final class Lurking {
    private Lurking() {}

    static void fade(Play p, int nightmares) {
        GameState s = p.state();
        boolean told = false;
        for (int slot = 0; slot < s.board().slotCount(); slot++) {
            int fading = nightmares & s.intruders.in(slot);
            if (fading == 0 || isNear(s, slot)) {
                continue;
            }
            if (!told) {
                p.changes().stepStarted("lurking");
                told = true;
            }
            p.changes().ship.placeNoiseIn(s.board().passagesOf(slot));
            for (int rest = fading; rest != 0; rest &= rest - 1) {
                IntruderRules.hide(p, Integer.numberOfTrailingZeros(rest));
            }
        }
    }

    /** Whether a character is in a room or next door, closed doors or not. Ruling own-void-bulkheads. */
    private static boolean isNear(GameState s, int slot) {
        int around = s.board().neighbours(slot) | 1 << slot;
        for (int rest = around; rest != 0; rest &= rest - 1) {
            if (s.crew.anyIn(Integer.numberOfTrailingZeros(rest))) {
                return true;
            }
        }
        return false;
    }
}
