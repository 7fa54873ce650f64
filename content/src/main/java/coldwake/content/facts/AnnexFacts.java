package coldwake.content.facts;

import java.util.List;
import java.util.stream.Stream;

/**
 * A board that lies beside that of a place and makes one with it, such as the shuttle.
 *
 * @param start the room in which characters start
 * @param networkColour the colour of the technical network of the place that its entrances belong to
 * @param width how much wider the board gets
 * @param crossing how characters come from one board to the other
 * @param timeAt the points of a time track of its own
 */
public record AnnexFacts(
        String id,
        String start,
        String networkColour,
        int width,
        List<SlotFacts> rooms,
        List<CorridorFacts> corridors,
        Crossing crossing,
        List<List<Integer>> timeAt,
        Confidence confidence) {

    /** From one room to all rooms of the place with a technical entrance, and from there into some rooms of the annex. */
    public record Crossing(String from, List<String> into) {
        /** Keeps the list unchangeable. */
        public Crossing {
            into = List.copyOf(into);
        }

        static Crossing read(FactReader entry) {
            return new Crossing(entry.text("from"), entry.texts("into"));
        }
    }

    /** Checks that the ways across start and end in its rooms. */
    public AnnexFacts {
        rooms = List.copyOf(rooms);
        corridors = List.copyOf(corridors);
        timeAt = timeAt.stream().map(List::copyOf).toList();
        List<String> numbers = rooms.stream().map(SlotFacts::number).toList();
        if (!Stream.concat(Stream.of(crossing.from()), crossing.into().stream()).allMatch(numbers::contains)) {
            throw new IllegalArgumentException("expected ways across between rooms of " + id);
        }
    }

    static AnnexFacts read(FactReader entry) {
        return new AnnexFacts(
                entry.text("id"),
                entry.text("start"),
                entry.text("network-colour"),
                entry.number("width"),
                entry.identified("rooms", SlotFacts::read, SlotFacts::number),
                entry.identified("corridors", CorridorFacts::read, CorridorFacts::id),
                entry.entry("crossing", Crossing::read),
                entry.points("time-at"),
                Confidence.read(entry));
    }
}
