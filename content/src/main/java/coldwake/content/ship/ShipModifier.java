package coldwake.content.ship;

import coldwake.engine.module.Modifier;
import coldwake.engine.state.GameState;

/** How a module changes the rules of the ship, besides those of the core. */
public interface ShipModifier extends Modifier {
    /** Whether the self-destruct sequence can still be stopped when so many rounds are left. */
    default boolean canStop(GameState s, int roundsLeft, boolean can) {
        return can;
    }

    /** Whether the ship explodes if it jumps with too few working engines; otherwise it drifts. */
    default boolean explodesInJump(GameState s, boolean explodes) {
        return explodes;
    }

    // ---------------------------------------------------------------- asked by the ship

    /** Whether the sequence can still be stopped, if the board says so or not. */
    static boolean stoppable(GameState s, int roundsLeft, boolean printed) {
        boolean can = printed;
        for (Modifier modifier : s.rules().modifiers()) {
            can = modifier instanceof ShipModifier ship ? ship.canStop(s, roundsLeft, can) : can;
        }
        return can;
    }

    /** Whether too few working engines make the ship explode. */
    static boolean explodes(GameState s) {
        boolean explodes = true;
        for (Modifier modifier : s.rules().modifiers()) {
            explodes = modifier instanceof ShipModifier ship ? ship.explodesInJump(s, explodes) : explodes;
        }
        return explodes;
    }
}
