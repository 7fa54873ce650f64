package coldwake.engine.card;

/** What a branch does. Runs at once and leaves only changes and steps behind. */
@FunctionalInterface
public interface Effect {
    void resolve(Resolution r);

    /** This effect, then another. */
    default Effect andThen(Effect next) {
        return r -> {
            resolve(r);
            next.resolve(r);
        };
    }
}
