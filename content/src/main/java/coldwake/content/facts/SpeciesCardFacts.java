package coldwake.content.facts;

import java.util.List;

/** A card that only one species or box has, with a number that its module reads. */
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

    static SpeciesCardFacts read(FactReader entry) {
        int cost = entry.number("cost");
        int number = entry.count("number");
        return new SpeciesCardFacts(
                entry.text("id"),
                entry.number("copies"),
                cost,
                entry.word("combat", CombatFacts.class),
                entry.texts("branches"),
                number,
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
