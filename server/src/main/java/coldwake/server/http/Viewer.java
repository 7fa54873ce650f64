package coldwake.server.http;

import coldwake.content.text.Language;
import coldwake.engine.event.Audience;
import coldwake.server.table.Table;

/**
 * Who looks at a table.
 *
 * @param seat the seat whose token was sent, or {@link Audience#SPECTATOR}
 * @param eyes the seat a spectator wants to look through once all is open, or the spectator's own
 */
record Viewer(int seat, int eyes, Language language) {
    boolean watches() {
        return seat == Audience.SPECTATOR;
    }

    /** The seat whose knowledge is shown now. */
    int sees(Table table) {
        boolean borrowed =
                watches() && table.openToAll() && eyes < table.seats().size();
        return borrowed ? eyes : seat;
    }
}
