package coldwake.engine.card;

/**
 * A token that lies on a room until somebody enters.
 *
 * @param word what it is called
 */
public record ExplorationToken(String id, Kind effect, String word, int items) implements Definition {
    /** Its special effect. */
    public enum Kind {
        SILENCE,
        DANGER,
        SLIME,
        FIRE,
        MALFUNCTION,
        DOORS,
        /** The species knows what it does. */
        SPECIES,
        /** A module knows what it does. */
        OTHER
    }

    @Override
    public PieceKind kind() {
        return PieceKind.EXPLORATION;
    }
}
