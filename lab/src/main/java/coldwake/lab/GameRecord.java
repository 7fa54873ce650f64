package coldwake.lab;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What became of one game. Nothing in it depends on the machine or the time.
 *
 * @param failed what went wrong, if the game broke; then only {@code decisions} is told besides
 * @param shared objectives of all players, and whether they were fulfilled; null if there are none
 * @param visits how often a character entered each room, by slot
 * @param bag what was in the bag when each round asked its first question: one digit (base 36) a kind of token
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record GameRecord(
        int game,
        @Nullable String failed,
        String ending,
        int rounds,
        int decisions,
        List<SeatRecord> seats,
        @Nullable Map<String, Boolean> shared,
        List<Integer> visits,
        List<String> bag) {
    /** What became of a character whose player lost it. */
    public static final String DIED = "died";

    public GameRecord {
        Objects.requireNonNull(ending, "ending");
        seats = List.copyOf(seats);
        visits = List.copyOf(visits);
        bag = List.copyOf(bag);
    }

    /** A game that broke. */
    static GameRecord failure(int game, String summary, int decisions) {
        return new GameRecord(game, summary, "", 0, decisions, List.of(), null, List.of(), List.of());
    }

    /** Whether anybody won. */
    public boolean won() {
        return seats.stream().anyMatch(SeatRecord::won);
    }

    public int survivors() {
        return (int) seats.stream().filter(SeatRecord::survived).count();
    }

    /**
     * What became of one seat.
     *
     * @param objectives those checked at the end, and whether they were fulfilled
     * @param cause of death, with its round and room; null for a survivor
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record SeatRecord(
            String character,
            String bot,
            int decisions,
            String fate,
            boolean won,
            Map<String, Boolean> objectives,
            @Nullable String cause,
            @Nullable Integer round,
            @Nullable String room) {
        /** A line of a file may lack anything. */
        public SeatRecord {
            Objects.requireNonNull(character, "character");
            Objects.requireNonNull(bot, "bot");
            Objects.requireNonNull(fate, "fate");
            objectives = Collections.unmodifiableMap(Objects.requireNonNull(objectives, "objectives"));
        }

        public boolean survived() {
            return !fate.equals(DIED);
        }
    }
}
