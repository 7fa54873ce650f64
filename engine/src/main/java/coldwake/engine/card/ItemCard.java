package coldwake.engine.card;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An item: from a search deck, crafted, a starting weapon, or a quest item.
 *
 * @param deck the deck it belongs to; NONE for starting weapons and quest items, which leave the game when dropped
 * @param builtIn whether it is part of its owner: it is never dropped, traded or discarded, and takes a hand slot only if it is
 *     heavy
 * @param cost action cards its use costs, or {@link #NO_ACTION}
 * @param from the single items that it is made of where that is possible; then it has no recipe
 * @param capacityBonus ammo it adds to the weapon it is attached to
 * @param rerollsShots whether it lets shots with the weapon it is attached to be rolled again, once each
 * @param trigger what it reacts to
 * @param activated what happens when a quest item becomes active
 */
public record ItemCard(
        String id,
        Colour deck,
        boolean heavy,
        boolean builtIn,
        boolean oneUse,
        int cost,
        Combat combat,
        Component component,
        List<Component> recipe,
        List<String> from,
        List<Branch> branches,
        @Nullable Weapon weapon,
        @Nullable Quest quest,
        int capacityBonus,
        boolean rerollsShots,
        Trigger trigger,
        Effect activated)
        implements Definition, ActionSource {
    /** The card shows no action symbol: it is passive, attached, a reaction, or fired by the shoot action. */
    public static final int NO_ACTION = -1;

    /**
     * How a quest item is activated: in a room, in any room with a working computer, anywhere, or by discarding one of some
     * items.
     *
     * @param hidden whether nobody else learns which quest item it is; its own effect tells that it was activated
     */
    public record Quest(@Nullable String room, boolean computer, List<String> discard, int cost, boolean hidden) {}

    @Override
    public PieceKind kind() {
        return PieceKind.ITEM;
    }

    /** Whether it lies openly with what is in the hand slots; a weapon that is not heavy fills none of them. */
    public boolean held() {
        return heavy || weapon != null;
    }

    public boolean hasAction() {
        return cost != NO_ACTION && !branches.isEmpty();
    }
}
