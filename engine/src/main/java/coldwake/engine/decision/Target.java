package coldwake.engine.decision;

import coldwake.engine.decision.OptionForm.Arg;
import coldwake.engine.state.GameState;
import org.jspecify.annotations.Nullable;

/**
 * What an option points at, in words that may be told to the seat that is asked; null for what it does not point at.
 *
 * @param room the number of a room
 * @param card the id of a card, an item or a room tile
 * @param foe the number of an intruder; 0 for the eggs
 * @param object a heavy object
 */
public record Target(
        @Nullable String room,
        @Nullable String passage,
        @Nullable String card,
        @Nullable Integer foe,
        @Nullable Integer seat,
        @Nullable String object) {
    private static final Target NOTHING = new Target(null, null, null, null, null, null);

    /** What an option of some kind with these arguments points at. */
    public static Target of(GameState s, OptionForm kind, int a, int b) {
        return NOTHING.and(s, kind.first(), a).and(s, kind.second(), b);
    }

    private Target and(GameState s, Arg arg, int value) {
        return switch (arg) {
            case ROOM -> new Target(s.board().slots().get(value).number(), passage, card, foe, seat, object);
            case PASSAGE, CORRIDOR_IF_DOUBLE ->
                new Target(room, value < 0 ? null : s.board().passageName(value), card, foe, seat, object);
            case PIECE -> new Target(room, passage, value < 0 ? null : OptionIds.piece(s, value), foe, seat, object);
            case ROOM_BRANCH -> new Target(room, passage, s.rules().idOf(value), foe, seat, object);
            case FOE -> new Target(room, passage, card, value < 0 ? 0 : value + 1, seat, object);
            case SEAT -> new Target(room, passage, card, foe, value, object);
            case THING ->
                new Target(room, passage, card, foe, seat, s.rules().things().id(value));
            case NONE, BRANCH, SOURCE, COLOUR, OWN, CHARACTER, NUMBER, OBJECTIVE_DECK -> this;
        };
    }
}
