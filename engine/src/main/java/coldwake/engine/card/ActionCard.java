package coldwake.engine.card;

import java.util.List;

/**
 * A card of a character's action deck, or one that can get there: a <em>loose</em> card belongs to no character and starts in a
 * pile of the module that brings it.
 *
 * @param energy what it takes besides from a device of its owner, whose module knows how
 * @param removed whether it leaves the game once it is played
 * @param family the pile {@code family-deck} in which a loose card starts; empty for those of characters
 * @param marked whether its back tells it from the other cards of a hand, so that everybody sees it there
 */
public record ActionCard(
        String id,
        int cost,
        int energy,
        boolean removed,
        Combat combat,
        List<Branch> branches,
        Trigger trigger,
        String family,
        boolean marked)
        implements Definition, ActionSource {
    /** A card of a character. */
    public ActionCard(
            String id, int cost, int energy, boolean removed, Combat combat, List<Branch> branches, Trigger trigger) {
        this(id, cost, energy, removed, combat, branches, trigger, "", false);
    }

    /** A card that takes action cards only, and comes back with the discard pile. */
    public ActionCard(String id, int cost, Combat combat, List<Branch> branches, Trigger trigger) {
        this(id, cost, 0, false, combat, branches, trigger);
    }

    @Override
    public PieceKind kind() {
        return PieceKind.ACTION;
    }

    /** Whether it belongs to no character. */
    public boolean isLoose() {
        return !family.isEmpty();
    }

    /** The pile in which a loose card starts. */
    public String deck() {
        return family + "-deck";
    }
}
