package coldwake.content.facts;

import java.util.List;
import java.util.Objects;

/**
 * An action card: cards to discard besides itself, combat symbol and the alternatives to pick from.
 *
 * @param energy what it takes besides from the device of its owner
 * @param removed whether it leaves the game once it is played, which then is all it costs
 * @param family the deck of its own in which it starts, for a card that belongs to no character; otherwise empty
 * @param copies how many such a deck has
 * @param marked whether its back tells it from other cards of a hand
 */
public record ActionCardFacts(
        String id,
        int cost,
        int energy,
        boolean removed,
        CombatFacts combat,
        List<String> branches,
        String family,
        int copies,
        boolean marked,
        Confidence confidence,
        boolean reconstructed,
        List<String> reconstructedParts) {

    /** Keeps the lists unchangeable. */
    public ActionCardFacts {
        branches = List.copyOf(branches);
        reconstructedParts = List.copyOf(reconstructedParts);
        if (family.isEmpty() != (copies == 0)) {
            throw new IllegalArgumentException(
                    "expected copies of " + id + " if it has a deck of its own, found " + copies);
        }
    }

    static ActionCardFacts read(FactReader entry) {
        return new ActionCardFacts(
                entry.text("id"),
                entry.number("cost"),
                entry.count("energy"),
                entry.flag("removed"),
                entry.word("combat", CombatFacts.class),
                entry.texts("branches"),
                Objects.requireNonNullElse(entry.maybeText("family"), ""),
                entry.count("copies"),
                entry.flag("marked"),
                Confidence.read(entry),
                entry.flag("reconstructed"),
                entry.maybeTexts("reconstructed-parts"));
    }
}
