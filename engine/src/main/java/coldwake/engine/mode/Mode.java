package coldwake.engine.mode;

import coldwake.engine.module.Module;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import java.util.List;

/** What a mode may change: objectives, rounds, survival and victory. */
public interface Mode extends Module {
    /** Whether players have no secrets from each other: all see what one sees. */
    default boolean open() {
        return false;
    }

    /**
     * Whether the place is under way: its time marker moves, the bag develops, some may sleep until it arrives, and at the end
     * it is checked where it got to. Otherwise it lies where a game before this one has left it.
     */
    default boolean underWay() {
        return true;
    }

    /** Nobody takes part any more in a place that is not under way: ends the game. */
    default void nobodyLeft(Play p) {
        throw new IllegalStateException(id() + " leaves that to the place");
    }

    /** Changes what place and species have laid out, before anybody sits down. */
    default void layOut(Play p) {}

    /** Set-up step 16. */
    void dealObjectives(Play p);

    /** Whether the dead can come back, and so keep what is theirs. */
    default boolean revives() {
        return false;
    }

    /** Everybody who can come back, by seat. */
    default List<Revival> revivals(GameState s) {
        return List.of();
    }

    /** Before cards are drawn. */
    default void startOfRound(Play p) {}

    /** The first intruder has appeared. */
    void firstEncounter(Play p);

    /** The item counter for a number on an exploration token. */
    default int itemsFound(int printed) {
        return printed;
    }

    /** Whether a survivor lives on where the place got to; an empty word means that it exploded on the way. */
    boolean survivesAt(Play p, int seat, String reached);

    /** The last step of the victory check. */
    void checkObjectives(Play p, Outcome outcome);
}
