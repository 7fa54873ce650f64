package coldwake.engine.card;

import java.util.List;

/**
 * A card of a deck that a module brings. It starts in the pile {@code family-deck}. Before a character it offers its
 * branches as actions; otherwise the module says when they are resolved.
 *
 * @param family which deck it belongs to; its name in files starts with it
 * @param back what everybody sees of it while it lies face down
 * @param number a number printed on it, for the module to read
 */
public record ModuleCard(
        String family, String back, String id, int cost, Combat combat, List<Branch> branches, int number)
        implements Definition, ActionSource {
    @Override
    public PieceKind kind() {
        return PieceKind.MODULE;
    }

    /** The pile in which it starts. */
    public String deck() {
        return family + "-deck";
    }
}
