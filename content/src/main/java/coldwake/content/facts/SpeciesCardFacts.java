package coldwake.content.facts;

import java.util.List;

/** A card that only one species has, with a number that the species reads. */
public record SpeciesCardFacts(
        String id,
        int copies,
        int cost,
        CombatFacts combat,
        List<String> branches,
        int number,
        Confidence confidence,
        boolean reconstructed) {

    /** Keeps the lists unchangeable. */
    public SpeciesCardFacts {
        branches = List.copyOf(branches);
    }

    static SpeciesCardFacts read(Entry entry) {
        return new SpeciesCardFacts(
                entry.text("id"),
                entry.number("copies"),
                entry.number("cost"),
                entry.word("combat", CombatFacts.class),
                entry.texts("branches"),
                entry.number("number"),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
