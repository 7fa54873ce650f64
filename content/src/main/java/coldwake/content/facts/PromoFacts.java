package coldwake.content.facts;

import java.util.List;

/** What is printed in the promo box besides its action cards: achievements and crawl cards. */
public record PromoFacts(List<SpeciesCardFacts> achievements, List<SpeciesCardFacts> crawl) {
    static final String BOX = "promos";

    /** Where the box is not there. */
    static final PromoFacts NONE = new PromoFacts(List.of(), List.of());

    /** Keeps the lists unchangeable. */
    public PromoFacts {
        achievements = List.copyOf(achievements);
        crawl = List.copyOf(crawl);
    }

    static PromoFacts read(FactFiles files) {
        return new PromoFacts(
                files.list(BOX, "achievements", SpeciesCardFacts::read, SpeciesCardFacts::id),
                files.list(BOX, "crawl", SpeciesCardFacts::read, SpeciesCardFacts::id));
    }
}
