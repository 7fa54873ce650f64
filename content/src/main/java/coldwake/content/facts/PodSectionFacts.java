package coldwake.content.facts;

import java.util.List;

/** The escape pods of one evacuation section: the room that leads to them and where each slot is drawn. */
public record PodSectionFacts(String id, String room, List<List<Integer>> at) {

    /** Keeps the list unchangeable. */
    public PodSectionFacts {
        at = at.stream().map(List::copyOf).toList();
    }

    static PodSectionFacts read(FactReader entry) {
        return new PodSectionFacts(entry.text("id"), entry.text("room"), entry.points("at"));
    }
}
