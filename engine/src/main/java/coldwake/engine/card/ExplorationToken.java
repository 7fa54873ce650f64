package coldwake.engine.card;

/** A token that lies on an unexplored room. */
public record ExplorationToken(String id, Kind effect, int items) implements Definition {
    /** Its special effect. */
    public enum Kind {
        SILENCE,
        DANGER,
        SLIME,
        FIRE,
        MALFUNCTION,
        DOORS
    }

    @Override
    public PieceKind kind() {
        return PieceKind.EXPLORATION;
    }
}
