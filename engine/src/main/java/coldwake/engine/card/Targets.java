package coldwake.engine.card;

/** Lists what a branch may point at, given the targets named so far. */
@FunctionalInterface
public interface Targets {
    void list(Resolution r, Sink sink);

    /** Receives targets. Stops asking for more once {@link #accept} answers false. */
    @FunctionalInterface
    interface Sink {
        /** Takes one target; answers whether more are wanted. */
        boolean accept(int target);
    }
}
