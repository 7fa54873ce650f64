package coldwake.engine.card;

import java.util.List;

/**
 * A room tile, or a room printed on the board.
 *
 * @param set which back or printing: "1", "2" or "special"
 * @param cost cost of the room action; rooms without branches have none
 * @param entered what happens to a character that enters, before the exploration token
 * @param drawBonus cards more in the draw step while the room works and holds no intruder
 */
public record RoomDef(
        String id,
        String set,
        Colour colour,
        boolean computer,
        int cost,
        boolean searchable,
        boolean takesMalfunction,
        List<Branch> branches,
        Effect entered,
        int drawBonus)
        implements Definition, ActionSource {
    @Override
    public PieceKind kind() {
        return PieceKind.TILE;
    }

    @Override
    public Combat combat() {
        return Combat.OUT_OF_COMBAT;
    }

    public boolean special() {
        return set.equals("special");
    }
}
