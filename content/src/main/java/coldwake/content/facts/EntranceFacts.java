package coldwake.content.facts;

import java.util.List;

/** An entrance to the technical corridors: its network, its noise numbers and where it is drawn. */
public record EntranceFacts(String network, List<Integer> numbers, List<Integer> at) {

    /** Keeps the lists unchangeable. */
    public EntranceFacts {
        numbers = List.copyOf(numbers);
        at = List.copyOf(at);
    }

    static EntranceFacts read(FactReader entry) {
        return new EntranceFacts(entry.text("network"), entry.numbers("numbers"), entry.point("at"));
    }
}
