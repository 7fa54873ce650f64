package coldwake.content.promos;

import coldwake.content.PieceMaker;
import coldwake.content.facts.SpeciesCardFacts;
import coldwake.content.vocabulary.Behaviour;
import coldwake.engine.card.Definition;
import coldwake.engine.card.ModuleCard;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes the cards of decks that nobody holds in hand. */
final class PromoCards {
    private PromoCards() {}

    /** Each copy of each card, with the behaviour of the same id. */
    static List<Definition> of(String family, List<SpeciesCardFacts> facts, List<Behaviour> behaviour) {
        Map<String, Behaviour> behaviours =
                Behaviour.byId(behaviour.stream(), facts.stream().map(SpeciesCardFacts::id), family + " card");
        List<Definition> cards = new ArrayList<>();
        for (SpeciesCardFacts card : facts) {
            Behaviour own = Behaviour.find(behaviours, card.id());
            Behaviour.checkBranches(family + " card", card.id(), card.branches(), own);
            ModuleCard piece = new ModuleCard(
                    family,
                    family,
                    card.id(),
                    card.cost(),
                    PieceMaker.combat(card.combat()),
                    own.branches(),
                    card.number());
            for (int k = 0; k < card.copies(); k++) {
                cards.add(piece);
            }
        }
        return cards;
    }
}
