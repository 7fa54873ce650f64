package coldwake.content.hive;

import coldwake.engine.module.Modifier;
import coldwake.engine.rules.Play;
import coldwake.engine.species.IntruderType;
import coldwake.engine.state.GameState;

/** How a module changes the rules of species that breed, besides those of the core. */
public interface HiveModifier extends Modifier {
    /** Whether a killed intruder of a type leaves a carcass. */
    default boolean leavesCarcass(GameState s, IntruderType type, boolean leaves) {
        return leaves;
    }

    /** A larva has left the board for a character. Returns whether that brings a contamination card too. */
    default boolean infested(Play p, int seat, boolean contaminates) {
        return contaminates;
    }

    /** Whether those that hunt choose between rooms by the number of the corridor, not of the room. */
    default boolean huntsByCorridor(GameState s, boolean corridor) {
        return corridor;
    }

    // ---------------------------------------------------------------- asked by the species

    /** Whether a killed intruder of a type leaves a carcass. */
    static boolean leavesCarcass(GameState s, IntruderType type) {
        boolean leaves = type.carcass();
        for (Modifier modifier : s.rules().modifiers()) {
            leaves = modifier instanceof HiveModifier hive ? hive.leavesCarcass(s, type, leaves) : leaves;
        }
        return leaves;
    }

    /** Tells that a larva has left the board for a character. Returns whether that brings a contamination card too. */
    static boolean infested(Play p, int seat) {
        boolean contaminates = true;
        for (Modifier modifier : p.rules().modifiers()) {
            contaminates = modifier instanceof HiveModifier hive ? hive.infested(p, seat, contaminates) : contaminates;
        }
        return contaminates;
    }

    /** Whether those that hunt go by the numbers of corridors. */
    static boolean huntsByCorridor(GameState s) {
        boolean corridor = false;
        for (Modifier modifier : s.rules().modifiers()) {
            corridor = modifier instanceof HiveModifier hive ? hive.huntsByCorridor(s, corridor) : corridor;
        }
        return corridor;
    }
}
