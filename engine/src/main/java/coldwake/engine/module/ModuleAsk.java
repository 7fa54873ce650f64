package coldwake.engine.module;

import coldwake.engine.state.GameState;

/** A question that only one module asks: a constant of an enum of that module. */
public interface ModuleAsk extends ModuleTask {
    /** The key of its words. */
    String key();

    /** What it is about, as the id of a card, room or character, by the first number of the question; may be empty. */
    default String subject(GameState s, int a) {
        return "";
    }

    /** Whether it might have no answer if the hand of the seat that is asked were another one. */
    default boolean needsHand() {
        return true;
    }
}
