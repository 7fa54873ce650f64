package coldwake.content.facts;

import java.util.List;

/** The trait of a character, which has it in games with an option. */
public record TraitFacts(
        String id,
        String character,
        String option,
        Confidence confidence,
        boolean reconstructed,
        List<String> reconstructedParts) {

    /** Keeps the list unchangeable. */
    public TraitFacts {
        reconstructedParts = List.copyOf(reconstructedParts);
    }

    static TraitFacts read(FactReader entry) {
        return new TraitFacts(
                entry.text("id"),
                entry.text("character"),
                entry.text("option"),
                Confidence.read(entry),
                entry.flag("reconstructed"),
                entry.maybeTexts("reconstructed-parts"));
    }
}
