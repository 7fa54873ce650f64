package coldwake.engine.card;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An item: from a search deck, crafted, a starting weapon, or a quest item.
 *
 * @param deck the deck it belongs to; NONE for starting weapons and quest items, which leave the game when dropped
 * @param cost action cards its use costs, or {@link #NO_ACTION}
 * @param capacityBonus ammo it adds to the weapon it is attached to
 * @param trigger what it reacts to
 * @param activated what happens when a quest item becomes active
 */
public record ItemCard(
        String id,
        Colour deck,
        boolean heavy,
        boolean oneUse,
        int cost,
        Combat combat,
        Component component,
        List<Component> recipe,
        List<Branch> branches,
        @Nullable Weapon weapon,
        @Nullable Quest quest,
        int capacityBonus,
        Trigger trigger,
        Effect activated)
        implements Definition, ActionSource {
    /** The card shows no action symbol: it is passive, attached, a reaction, or fired by the shoot action. */
    public static final int NO_ACTION = -1;

    /** How a quest item is activated: in a room, or by discarding one of some items. */
    public record Quest(@Nullable String room, List<String> discard, int cost) {}

    @Override
    public PieceKind kind() {
        return PieceKind.ITEM;
    }

    public boolean hasAction() {
        return cost != NO_ACTION && !branches.isEmpty();
    }
}
