package coldwake.engine.card;

import java.util.List;

/**
 * A card of a player who plays the intruders, with its three ways to be played.
 *
 * @param direction the number of the corridor that an intruder moves through, or {@link #ANY}
 * @param attackCards how many attack cards are drawn to choose one from
 */
public record IntruderActionCard(String id, int direction, int attackCards, List<Branch> branches)
        implements Definition, ActionSource {
    /** Any corridor of the room. */
    public static final int ANY = 0;

    @Override
    public PieceKind kind() {
        return PieceKind.INTRUDER_ACTION;
    }

    @Override
    public int cost() {
        return 0;
    }

    @Override
    public Combat combat() {
        return Combat.ANY;
    }
}
