package coldwake.content.text;

import coldwake.engine.state.GameState;
import coldwake.engine.state.Status;
import org.jspecify.annotations.Nullable;

/** What everyone at the table knows and names depend on: who plays whom, and which rooms are explored. */
public interface Table {
    /** The character of a seat, by index in the ruleset; -1 before one is chosen. */
    int characterAt(int seat);

    /** The id of the room in a slot, or null while it is unexplored. */
    @Nullable String roomAt(int slot);

    /** The table of a game as it stands; it follows the game. */
    static Table of(GameState s) {
        return new Table() {
            @Override
            public int characterAt(int seat) {
                return s.crew.status(seat) == Status.DRAFTING ? -1 : s.crew.characterIndex(seat);
            }

            @Override
            public @Nullable String roomAt(int slot) {
                return s.ship.explored(slot) ? s.ship.room(slot).id() : null;
            }
        };
    }
}
