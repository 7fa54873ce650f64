package coldwake.content.facts;

import java.util.Map;

/** The Intruder bag at the start: tokens by type, and those added for each player. */
public record BagFacts(Map<String, Integer> fixed, Map<String, Integer> perPlayer) {

    /** Keeps the maps unchangeable. */
    public BagFacts {
        fixed = Ordered.copy(fixed);
        perPlayer = Ordered.copy(perPlayer);
    }

    static BagFacts read(Entry entry) {
        return new BagFacts(entry.numbersByText("fixed"), entry.numbersByText("per-player"));
    }
}
