package coldwake.engine.card;

/** A weakness of the species, face down until it is discovered. */
public record WeaknessCard(String id) implements Definition {
    @Override
    public PieceKind kind() {
        return PieceKind.WEAKNESS;
    }
}
