package coldwake.content.text;

import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import org.jspecify.annotations.Nullable;

/** What everyone at the table knows and names depend on: who plays whom, and which rooms are explored. */
public interface PublicTable {
    /** The character of a seat, by index in the ruleset; -1 before one is chosen. */
    int characterAt(int seat);

    /** The number on the help card of a seat, by which a player is called before a character is chosen. */
    int numberOf(int seat);

    /** The id of the room in a slot, or null while it is unexplored. */
    @Nullable String roomAt(int slot);

    /** The table of a game as it stands; it follows the game. */
    static PublicTable of(GameState s) {
        return new PublicTable() {
            @Override
            public int characterAt(int seat) {
                return s.crew.status(seat) == Status.DRAFTING ? -1 : s.crew.characterIndex(seat);
            }

            @Override
            public int numberOf(int seat) {
                return s.crew.playerNumber(seat);
            }

            @Override
            public @Nullable String roomAt(int slot) {
                return s.ship.explored(slot) ? s.ship.room(slot).id() : null;
            }
        };
    }
}
