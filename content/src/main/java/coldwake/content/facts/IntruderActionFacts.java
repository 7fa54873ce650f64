package coldwake.content.facts;

/** A card of a player who plays the Intruders; direction 0 means any corridor. */
public record IntruderActionFacts(
        String id, int direction, int attackCards, String effect, Confidence confidence, boolean reconstructed) {

    private static final int CORRIDORS = 4;

    /** Checks the numbers. */
    public IntruderActionFacts {
        if (direction < 0 || direction > CORRIDORS) {
            throw new IllegalArgumentException("expected a direction from 0 to 4 for " + id + ", found " + direction);
        }
        if (attackCards < 1) {
            throw new IllegalArgumentException("expected at least 1 attack card for " + id + ", found " + attackCards);
        }
    }

    static IntruderActionFacts read(FactReader entry) {
        return new IntruderActionFacts(
                entry.text("id"),
                entry.count("direction"),
                entry.number("attack-cards"),
                entry.text("effect"),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
