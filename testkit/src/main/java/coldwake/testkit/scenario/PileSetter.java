package coldwake.testkit.scenario;

import coldwake.engine.state.GameState;
import coldwake.engine.state.Rearrange;
import coldwake.engine.state.Zone;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** Puts the shared decks and discard piles of a scenario on the table. */
final class PileSetter {
    private static final int[] PILES = IntStream.concat(
                    IntStream.range(Zone.EVENT_DECK, Zone.CRAFT_DECK),
                    IntStream.of(Zone.SPECIES_DECK, Zone.SPECIES_DISCARD))
            .toArray();

    private final GameState s;
    private final Names names;
    private final Rearrange r;

    PileSetter(GameState state, Names names, Rearrange rearrange) {
        s = state;
        this.names = names;
        r = rearrange;
    }

    void set(List<Named<Table.Pile>> piles) {
        for (Named<Table.Pile> entry : piles) {
            int zone = pile(names, entry.name());
            if (entry.value().count() != null) {
                throw names.mistake(entry.value().line(), "expected the cards of the pile, top first");
            }
            for (Word card : entry.value().cards()) {
                int piece = r.find(p -> home(s, p) == deckOf(zone) && names.isCalled(p, card.text()));
                if (piece < 0) {
                    throw names.mistake(
                            card,
                            "a card that belongs to the " + entry.name() + " and is not used already: one of "
                                    + String.join(", ", r.free(p -> home(s, p) == deckOf(zone), names::card)));
                }
                r.put(piece, zone);
            }
            r.empty(zone, partner(zone));
        }
    }

    /** A shared pile by its name. */
    static int pile(Names names, Word word) {
        if (word.text().equals(Zone.name(Zone.OPEN_OBJECTIVES))) {
            return Zone.OPEN_OBJECTIVES;
        }
        for (int zone : PILES) {
            if (Zone.name(zone).equals(word.text())) {
                return zone;
            }
        }
        throw names.mistake(
                word,
                "one of the piles "
                        + String.join(
                                ", ", Arrays.stream(PILES).mapToObj(Zone::name).toList()) + ", "
                        + Zone.name(Zone.OPEN_OBJECTIVES));
    }

    private static int deckOf(int zone) {
        return Zone.name(zone).endsWith("-discard") ? partner(zone) : zone;
    }

    /** The discard pile of a deck and the reverse; cards that leave a pile go there. */
    private static int partner(int zone) {
        String name = Zone.name(zone);
        String other = name.endsWith("-deck") ? name.replace("-deck", "-discard") : name.replace("-discard", "-deck");
        for (int k : PILES) {
            if (Zone.name(k).equals(other)) {
                return k;
            }
        }
        return Zone.BOX;
    }

    /** The deck a card belongs to, or -1. */
    private static int home(GameState s, int piece) {
        return switch (s.rules().kind(piece)) {
            case EVENT -> Zone.EVENT_DECK;
            case ATTACK -> Zone.ATTACK_DECK;
            case WOUND -> Zone.WOUND_DECK;
            case CONTAMINATION -> Zone.CONTAMINATION_DECK;
            case OBJECTIVE -> Zone.OPEN_OBJECTIVES;
            case SPECIES -> Zone.SPECIES_DECK;
            case ITEM -> {
                var colour = s.rules().item(piece).deck();
                yield colour.isSearchDeck() ? Zone.itemDeck(colour) : -1;
            }
            default -> -1;
        };
    }
}
