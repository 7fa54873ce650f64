package coldwake.content.facts;

import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A place for a room on a board: its number, what is put there (or the room printed there), and where it is drawn. */
public record SlotFacts(
        String number, String kind, @Nullable String room, int x, int y, List<EntranceFacts> entrances) {

    private static final Set<String> DEALT = Set.of("1", "2");
    private static final Set<String> NAMED = Set.of("special", "fixed");

    /** Checks that the room is named exactly where it is known. */
    public SlotFacts {
        entrances = List.copyOf(entrances);
        Set<String> kinds = room == null ? DEALT : NAMED;
        if (!kinds.contains(kind)) {
            throw new IllegalArgumentException(
                    "expected a room for kind special or fixed and none for 1 or 2, see " + number);
        }
    }

    static SlotFacts read(Entry entry) {
        return new SlotFacts(
                entry.text("number"),
                entry.text("kind"),
                entry.maybeText("room"),
                entry.number("x"),
                entry.number("y"),
                entry.entries("entrances", EntranceFacts::read));
    }
}
