package coldwake.testkit.scenario;

import coldwake.content.SpeciesModule;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Rearrange;
import coldwake.engine.state.Zone;
import coldwake.engine.state.Zones;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Puts the shared decks and discard piles of a scenario on the table. */
final class PileSetter {
    private final GameState s;
    private final ScenarioNames names;
    private final Rearrange r;

    PileSetter(GameState state, ScenarioNames names, Rearrange rearrange) {
        s = state;
        this.names = names;
        r = rearrange;
    }

    void set(List<Named<TableDescription.Pile>> piles) {
        for (Named<TableDescription.Pile> entry : piles) {
            int zone = pile(names, s, entry.name());
            if (entry.value().count() != null) {
                throw names.mistake(entry.value().line(), "expected the cards of the pile, top first");
            }
            for (Word card : entry.value().cards()) {
                int piece = r.find(p -> belongs(p, zone) && names.isCalled(p, card.text()));
                if (piece < 0) {
                    throw names.mistake(
                            card,
                            "a card that belongs to the " + entry.name() + " and is not used already: one of "
                                    + String.join(", ", r.free(p -> belongs(p, zone), names::card)));
                }
                r.put(piece, zone);
            }
            r.empty(zone, partner(zone));
        }
    }

    /** The shared piles, and those that modules lay on the table. */
    private static List<Integer> piles(Zones zones) {
        IntStream core = IntStream.concat(
                IntStream.range(Zone.EVENT_DECK, Zone.CRAFT_DECK), IntStream.of(Zone.CRAFT_DECK, Zone.OPEN_OBJECTIVES));
        IntStream ofModules =
                zones.piles().stream().filter(pile -> !pile.ofSeat()).mapToInt(pile -> zones.pile(pile.id()));
        return IntStream.concat(core, ofModules).boxed().toList();
    }

    /** A shared pile by its name. */
    static int pile(ScenarioNames names, GameState s, Word word) {
        Zones zones = s.rules().zones();
        for (int zone : piles(zones)) {
            if (zones.name(zone).equals(word.text())) {
                return zone;
            }
        }
        throw names.mistake(
                word,
                "one of the piles " + piles(zones).stream().map(zones::name).collect(Collectors.joining(", ")));
    }

    /** The cards of the species before a seat. */
    static int speciesCards(GameState s, int seat) {
        return s.rules().zones().pile(SpeciesModule.CARDS) + seat;
    }

    /** Refuses to speak of such cards where there are none. */
    static void requireSpeciesCards(ScenarioNames names, GameState s, int line) {
        if (s.rules().zones().pile(SpeciesModule.CARDS) < 0) {
            throw names.mistake(line, s.rules().species().id() + " lay no cards before characters");
        }
    }

    /** Whether a card can lie in a pile: in its deck and discard pile, and in others that are called by its family. */
    private boolean belongs(int piece, int zone) {
        return home(s, piece) == deckOf(zone)
                || s.rules().piece(piece) instanceof ModuleCard card
                        && s.rules().zones().name(zone).startsWith(card.family() + "-");
    }

    private int deckOf(int zone) {
        return s.rules().zones().name(zone).endsWith("-discard") ? partner(zone) : zone;
    }

    /** The discard pile of a deck and the reverse; cards that leave a pile go there. */
    private int partner(int zone) {
        Zones zones = s.rules().zones();
        String name = zones.name(zone);
        String other = name.endsWith("-deck") ? name.replace("-deck", "-discard") : name.replace("-discard", "-deck");
        for (int k : piles(zones)) {
            if (k != zone && zones.name(k).equals(other)) {
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
            case MODULE -> s.rules().zones().pile(((ModuleCard) s.rules().piece(piece)).deck());
            case ITEM -> {
                var colour = s.rules().item(piece).deck();
                yield colour.isSearchDeck() ? Zone.itemDeck(colour) : -1;
            }
            case ACTION -> {
                ActionCard card = s.rules().action(piece);
                yield card.isLoose() ? s.rules().zones().pile(card.deck()) : -1;
            }
            default -> -1;
        };
    }

    /** The cards of modules before a seat, besides those of the species. */
    static List<Integer> cardsBefore(GameState s, int seat) {
        List<Integer> cards = new ArrayList<>();
        int ofSpecies = s.rules().zones().pile(SpeciesModule.CARDS);
        for (int zone : s.rules().zones().ofSeat(seat)) {
            if (ofSpecies < 0 || zone != ofSpecies + seat) {
                for (int card = s.pieces.first(zone); card >= 0; card = s.pieces.next(card)) {
                    cards.add(card);
                }
            }
        }
        return cards;
    }

    /** The first of them, or -1. */
    static int firstBefore(GameState s, int seat) {
        List<Integer> cards = cardsBefore(s, seat);
        return cards.isEmpty() ? -1 : cards.getFirst();
    }

    /** The pile before a seat that is called like the family of a card, or -1. */
    static int pileBefore(GameState s, int seat, int piece) {
        String family = switch (s.rules().piece(piece)) {
            case ModuleCard card -> card.family();
            case ActionCard card -> card.family();
            default -> "";
        };
        return s.rules().zones().piles().stream()
                        .anyMatch(pile -> pile.ofSeat() && pile.id().equals(family))
                ? s.rules().zones().pile(family) + seat
                : -1;
    }
}
