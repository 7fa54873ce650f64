package coldwake.content.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** How a quest item is activated: in a room, or by discarding one of the listed items. */
public record ActivationFacts(@Nullable String room, List<String> discard, int cost) {

    /** Checks that there is one condition, not two and not none. */
    public ActivationFacts {
        discard = List.copyOf(discard);
        if ((room == null) == discard.isEmpty()) {
            throw new IllegalArgumentException("expected either a room or items to discard");
        }
    }

    static ActivationFacts read(Entry entry) {
        return new ActivationFacts(entry.maybeText("room"), entry.maybeTexts("discard"), entry.number("cost"));
    }
}
