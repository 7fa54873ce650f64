package coldwake.content.facts;

import java.util.List;

/** A corridor between two rooms; its numbers are printed at both ends. */
public record CorridorFacts(
        String id, String a, String b, List<Integer> numbers, List<Integer> doorAt, List<List<Integer>> via) {

    /** Checks that the lower room comes first and that the id says so. */
    public CorridorFacts {
        numbers = List.copyOf(numbers);
        doorAt = List.copyOf(doorAt);
        via = via.stream().map(List::copyOf).toList();
        if (a.compareTo(b) >= 0) {
            throw new IllegalArgumentException("expected two rooms, the lower first, found " + a + " and " + b);
        }
        if (!id.matches("c-" + a + "-" + b + "[a-z]?")) {
            throw new IllegalArgumentException("expected the id c-" + a + "-" + b + ", found " + id);
        }
    }

    static CorridorFacts read(FactReader entry) {
        return new CorridorFacts(
                entry.text("id"),
                entry.text("a"),
                entry.text("b"),
                entry.numbers("numbers"),
                entry.point("door-at"),
                entry.points("via"));
    }
}
