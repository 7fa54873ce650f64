package coldwake.engine.module;

/** A question that only one module asks: a constant of an enum of that module. */
public interface ModuleAsk extends ModuleTask {
    /** The key of its words. */
    String key();

    /** Whether it might have no answer if the hand of the seat that is asked were another one. */
    default boolean needsHand() {
        return true;
    }
}
