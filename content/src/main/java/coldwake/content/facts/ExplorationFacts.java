package coldwake.content.facts;

import java.util.List;

/** An exploration token: what happens on entering and how many items the room holds. */
public record ExplorationFacts(String id, String effect, int items, boolean reconstructed) {

    private static final List<String> EFFECTS =
            List.of("silence", "danger", "slime", "fire", "malfunction", "doors", "lair", "turret");

    /** Checks the effect. */
    public ExplorationFacts {
        if (!EFFECTS.contains(effect)) {
            throw new IllegalArgumentException(
                    "expected silence, danger, slime, fire, malfunction, doors, lair or turret, found " + effect);
        }
    }

    static ExplorationFacts read(FactReader entry) {
        return new ExplorationFacts(
                entry.text("id"), entry.text("effect"), entry.number("items"), entry.flag("reconstructed"));
    }
}
