package coldwake.engine.view;

import coldwake.engine.decision.Decision;
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
 * @param ending why the game ended, or nothing
 * @param winners winning seats, once the game is over
 * @param revealed cards and tokens that lie face up because they are being resolved
 * @param sharedObjectives objectives that all players have together
 * @param addOns the numbers of the table that each add-on shows, by its id and theirs
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
        Map<String, Map<String, Integer>> addOns,
        ShipView ship,
        List<CrewView> crew,
        List<IntruderView> intruders,
        QuestionView question) {

    /** An intruder on the board; its number tells it from others of its type. */
    public record IntruderView(int number, String type, String room, int injuries) {}

    /**
     * The open question.
     *
     * @param asked the seats that have not answered; nobody once the game is over
     * @param mine what this seat is asked, if it is
     */
    public record QuestionView(
            List<Integer> asked, @Nullable Decision mine) {}
}
