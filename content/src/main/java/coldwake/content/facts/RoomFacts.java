package coldwake.content.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A room: its tile set, search colour, computer, action cost and which markers it takes; a null cost means no action.
 *
 * @param drawBonus cards more in the draw step for a character who is there
 */
public record RoomFacts(
        String id,
        String set,
        String colour,
        boolean computer,
        @Nullable Integer cost,
        boolean itemCounter,
        boolean malfunction,
        boolean fire,
        int drawBonus,
        List<String> branches,
        Confidence confidence,
        boolean reconstructed,
        List<String> reconstructedParts) {

    private static final List<String> SETS = List.of("1", "2", "special");
    private static final List<String> COLOURS = List.of("red", "yellow", "green", "white", "none");

    /** Checks set and colour, and that a room has branches exactly when it has an action. */
    public RoomFacts {
        branches = List.copyOf(branches);
        reconstructedParts = List.copyOf(reconstructedParts);
        if (!SETS.contains(set)) {
            throw new IllegalArgumentException("expected set 1, 2 or special, found " + set);
        }
        if (!COLOURS.contains(colour)) {
            throw new IllegalArgumentException("expected colour red, yellow, green, white or none, found " + colour);
        }
        if ((cost == null) != branches.isEmpty()) {
            throw new IllegalArgumentException("expected branches exactly where there is a cost, see " + id);
        }
    }

    static RoomFacts read(FactReader entry) {
        return new RoomFacts(
                entry.text("id"),
                entry.text("set"),
                entry.text("colour"),
                entry.truth("computer"),
                entry.numberOrNull("cost"),
                entry.truth("item-counter"),
                entry.truth("malfunction"),
                entry.truth("fire"),
                entry.count("draw-bonus"),
                entry.texts("branches"),
                Confidence.read(entry),
                entry.flag("reconstructed"),
                entry.maybeTexts("reconstructed-parts"));
    }
}
