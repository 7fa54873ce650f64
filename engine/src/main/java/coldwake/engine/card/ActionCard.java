package coldwake.engine.card;

import java.util.List;

/** A card of a character's action deck. */
public record ActionCard(String id, int cost, Combat combat, List<Branch> branches, Trigger trigger)
        implements Definition, ActionSource {
    @Override
    public PieceKind kind() {
        return PieceKind.ACTION;
    }
}
