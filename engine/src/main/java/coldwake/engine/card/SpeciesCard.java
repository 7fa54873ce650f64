package coldwake.engine.card;

import java.util.List;

/**
 * A card that only one species has. In front of a character it offers its branches as actions; otherwise the species
 * says when they are resolved.
 *
 * @param number a number printed on it, for the species to read
 */
public record SpeciesCard(String id, int cost, Combat combat, List<Branch> branches, int number)
        implements Definition, ActionSource {
    @Override
    public PieceKind kind() {
        return PieceKind.SPECIES;
    }
}
