package coldwake.engine.view;

import coldwake.engine.decision.Decision;
import coldwake.engine.place.PlaceView;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What one seat may know, put together from nothing: there is no place in it for what the seat may not know. Pieces are
 * told by the ids of their definitions, rooms by their printed numbers, seats by their index.
 *
 * @param seat whose view it is; {@link coldwake.engine.event.Audience#SPECTATOR} for those who only watch
 * @param phase {@code setup}, {@code player}, {@code event} or {@code end}
 * @param step the step of that phase that is being resolved; nothing outside of a round
 * @param firstPlayer the seat with the first player token
 * @param ending why the game ended, or null
 * @param winners winning seats, once the game is over
 * @param revealed cards and tokens that lie face up because they are being resolved
 * @param sharedObjectives objectives that all players have together
 * @param place what only this place has
 * @param species what only this species shows of the table
 * @param mode what only this mode shows of the table
 * @param addOns the numbers of the table that each add-on shows, by its id and theirs
 * @param counters the other numbers that modules show, by name: one for each seat, room, corridor or thing that has one;
 *     what the seat does not know is null
 * @param piles the piles of modules other than the species, by name
 */
public record SeatView(
        int seat,
        int round,
        String phase,
        @Nullable String step,
        int firstPlayer,
        @Nullable String ending,
        boolean over,
        List<Integer> winners,
        List<String> revealed,
        List<String> sharedObjectives,
        ModuleView species,
        ModuleView mode,
        Map<String, Map<String, Integer>> addOns,
        Map<String, List<@Nullable Integer>> counters,
        Map<String, PileView> piles,
        ShipView ship,
        PlaceView place,
        List<CrewView> crew,
        List<IntruderView> intruders,
        List<RevivalView> revivals,
        QuestionView question) {

    /**
     * A species or a mode.
     *
     * @param counters its numbers of the table that everybody sees
     * @param figures what is printed and goes with them
     */
    public record ModuleView(String id, Map<String, Integer> counters, Map<String, Integer> figures) {}

    /**
     * A pile of a module.
     *
     * @param count how many cards lie in it
     * @param cards all cards, from the top; of a deck only those that the seat knows, up to the first that it does not
     */
    public record PileView(int count, List<CrewView.FaceDown> cards) {}

    /** An intruder on the board; its number tells it from others of its type. */
    public record IntruderView(int number, String type, String room, int injuries) {}

    /**
     * Somebody dead who can come back.
     *
     * @param lies the room the body lies in, or null while somebody carries it
     * @param carrier the seat that carries the body
     * @param room the room that brings back, once it is explored
     * @param state {@code unknown}, {@code malfunction} or {@code intruder} for what the room lacks, {@code ready} for a body
     *     that must be brought there, {@code back} for next round
     */
    public record RevivalView(
            int seat,
            @Nullable String lies,
            @Nullable Integer carrier,
            @Nullable String room,
            String state) {}

    /**
     * The open question.
     *
     * @param asked the seats that have not answered; nobody once the game is over
     * @param mine what this seat is asked, if it is
     */
    public record QuestionView(
            List<Integer> asked, @Nullable Decision mine) {}
}
