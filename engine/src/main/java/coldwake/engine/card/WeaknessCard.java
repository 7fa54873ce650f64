package coldwake.engine.card;

/** A weakness of the species; its bit in {@link coldwake.engine.state.GameState#weaknesses()} tells whether it is known. */
public record WeaknessCard(String id) implements Definition {
    @Override
    public PieceKind kind() {
        return PieceKind.WEAKNESS;
    }
}
