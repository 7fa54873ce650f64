package coldwake.content.facts;

import java.util.Map;

/** The Intruder bag at the start: tokens by type, and those added for each player. */
public record BagFacts(Map<String, Integer> fixed, Map<String, Integer> perPlayer) {

    /** Keeps the maps unchangeable. */
    public BagFacts {
        fixed = Ordered.copy(fixed);
        perPlayer = Ordered.copy(perPlayer);
    }

    /** How many tokens of a kind are in the bag at the start. */
    public int tokens(String kind, int players) {
        return fixed.getOrDefault(kind, 0) + perPlayer.getOrDefault(kind, 0) * players;
    }

    static BagFacts read(FactReader entry) {
        return new BagFacts(entry.numbersByText("fixed"), entry.numbersByText("per-player"));
    }
}
