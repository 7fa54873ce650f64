package coldwake.engine.mode;

import coldwake.engine.module.Module;
import coldwake.engine.rules.Play;

/** What a mode may change: objectives, rounds, survival and victory. */
public interface Mode extends Module {
    /** Whether players have no secrets from each other: all see what one sees. */
    default boolean open() {
        return false;
    }

    /** Set-up step 16. */
    void dealObjectives(Play p);

    /** Whether the dead can come back, and so keep what is theirs. */
    default boolean revives() {
        return false;
    }

    /** Before cards are drawn. */
    default void startOfRound(Play p) {}

    /** The first intruder has appeared. */
    void firstEncounter(Play p);

    /** The item counter for a number on an exploration token. */
    default int itemsFound(int printed) {
        return printed;
    }

    /** Whether a sleeper survives arriving somewhere; an empty destination means that the ship exploded. */
    boolean survivesAt(Play p, int seat, String destination);

    /** The last step of the victory check. */
    void checkObjectives(Play p, Outcome outcome);
}
