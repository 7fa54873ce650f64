package coldwake.server.http;

import coldwake.content.text.Language;
import coldwake.engine.event.Audience;
import coldwake.server.table.Table;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Who looks at a table.
 *
 * @param seat the seat whose token was sent, or {@link Audience#SPECTATOR}
 * @param eyes the seat a spectator wants to look through once all is open, or the spectator's own
 * @param tokenHash the hash of that token, or null
 */
record Viewer(
        int seat, int eyes, Language language, @Nullable String tokenHash) {
    boolean watches() {
        return seat == Audience.SPECTATOR;
    }

    /** Whether it is this person who sits there. */
    boolean sitsAt(Table table) {
        return watches() || Objects.equals(tokenHash, table.seats().get(seat).tokenHash());
    }

    /** The seat whose knowledge is shown now; refused once somebody else sits there. */
    int sees(Table table) {
        if (!sitsAt(table)) {
            throw Requests.notYourSeat();
        }
        boolean borrowed =
                watches() && table.openToAll() && eyes < table.seats().size();
        return borrowed ? eyes : seat;
    }
}
