package coldwake.content.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A place for a room on a board: its number, what is put there (or the room printed there), and where it is drawn.
 *
 * @param open whether its tile is turned up at set-up
 * @param never tiles that are not put there
 */
public record SlotFacts(
        String number,
        String kind,
        @Nullable String room,
        int x,
        int y,
        List<EntranceFacts> entrances,
        boolean open,
        List<String> never) {

    private static final List<String> DEALT = List.of("1", "2");
    private static final List<String> NAMED = List.of("special", "fixed");

    /** Checks that the room is named exactly where it is known. */
    public SlotFacts {
        entrances = List.copyOf(entrances);
        never = List.copyOf(never);
        List<String> kinds = room == null ? DEALT : NAMED;
        if (!kinds.contains(kind)) {
            throw new IllegalArgumentException(
                    "expected a room for kind special or fixed and none for 1 or 2, see " + number);
        }
    }

    static SlotFacts read(FactReader entry) {
        return new SlotFacts(
                entry.text("number"),
                entry.text("kind"),
                entry.maybeText("room"),
                entry.number("x"),
                entry.number("y"),
                entry.entries("entrances", EntranceFacts::read),
                entry.flag("open"),
                entry.maybeTexts("never"));
    }

    /** The same with all its entrances to one network. */
    SlotFacts inNetwork(String network) {
        List<EntranceFacts> moved = entrances.stream()
                .map(entrance -> new EntranceFacts(network, entrance.numbers(), entrance.at()))
                .toList();
        return new SlotFacts(number, kind, room, x, y, moved, open, never);
    }
}
