package coldwake.engine.card;

/** A contamination card. All look alike until they are scanned. */
public record ContaminationCard(String id, boolean infected) implements Definition {
    @Override
    public PieceKind kind() {
        return PieceKind.CONTAMINATION;
    }
}
