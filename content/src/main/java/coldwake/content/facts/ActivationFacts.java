package coldwake.content.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a quest item is activated: in a room, in any room with a computer, anywhere, or by discarding one of the listed
 * items.
 *
 * @param hidden whether nobody else learns which quest item of its owner it is
 */
public record ActivationFacts(
        @Nullable String room, boolean computer, boolean anywhere, List<String> discard, int cost, boolean hidden) {

    /** Checks that there is one condition, not two and not none. */
    public ActivationFacts {
        discard = List.copyOf(discard);
        int conditions = (room == null ? 0 : 1) + (computer ? 1 : 0) + (anywhere ? 1 : 0) + (discard.isEmpty() ? 0 : 1);
        if (conditions != 1) {
            throw new IllegalArgumentException("expected a room, computer, anywhere or items to discard");
        }
    }

    static ActivationFacts read(FactReader entry) {
        return new ActivationFacts(
                entry.maybeText("room"),
                entry.flag("computer"),
                entry.flag("anywhere"),
                entry.maybeTexts("discard"),
                entry.number("cost"),
                entry.flag("hidden"));
    }
}
