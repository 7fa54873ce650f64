package coldwake.content.facts;

import java.util.Set;

/** An exploration token: what happens on entering and how many items the room holds. */
public record ExplorationFacts(String id, String effect, int items, boolean reconstructed) {

    private static final Set<String> EFFECTS =
            Set.of("silence", "danger", "slime", "fire", "malfunction", "doors", "lair");

    /** Checks the effect. */
    public ExplorationFacts {
        if (!EFFECTS.contains(effect)) {
            throw new IllegalArgumentException(
                    "expected silence, danger, slime, fire, malfunction, doors or lair, found " + effect);
        }
    }

    static ExplorationFacts read(Entry entry) {
        return new ExplorationFacts(
                entry.text("id"), entry.text("effect"), entry.number("items"), entry.flag("reconstructed"));
    }
}
