package coldwake.content.facts;

import java.util.List;

/** A network of technical corridors with the one noise space its entrances share. */
public record NetworkFacts(String id, String colour, List<Integer> noiseAt) {

    /** Keeps the list unchangeable. */
    public NetworkFacts {
        noiseAt = List.copyOf(noiseAt);
    }

    static NetworkFacts read(FactReader entry) {
        return new NetworkFacts(entry.text("id"), entry.text("colour"), entry.point("noise-at"));
    }
}
