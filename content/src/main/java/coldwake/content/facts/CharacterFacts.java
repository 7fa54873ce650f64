package coldwake.content.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A character: the option that puts its draft card in (null = always), colour, starting items, quest items, trait card and action cards. */
public record CharacterFacts(
        String id,
        @Nullable String option,
        String colour,
        int actionCards,
        List<String> startingItems,
        List<String> questItems,
        @Nullable String trait,
        List<CopiesFacts> deck,
        Confidence confidence,
        boolean reconstructed) {

    private static final int USUAL_DECK = 10;
    private static final int QUEST_ITEMS = 2;

    /** Checks the size of the deck and the number of quest items. */
    public CharacterFacts {
        startingItems = List.copyOf(startingItems);
        questItems = List.copyOf(questItems);
        deck = List.copyOf(deck);
        int cards = deck.stream().mapToInt(CopiesFacts::copies).sum();
        if (cards != actionCards) {
            throw new IllegalArgumentException(
                    "expected a deck of " + actionCards + " cards for " + id + ", found " + cards);
        }
        if (questItems.size() != QUEST_ITEMS) {
            throw new IllegalArgumentException("expected 2 quest items for " + id + ", found " + questItems);
        }
    }

    static CharacterFacts read(FactReader entry) {
        return new CharacterFacts(
                entry.text("id"),
                entry.maybeText("option"),
                entry.text("colour"),
                deckSize(entry.maybeNumber("action-cards")),
                entry.texts("starting-items"),
                entry.texts("quest-items"),
                entry.maybeText("trait"),
                deck(entry),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }

    private static int deckSize(@Nullable Integer printed) {
        return printed == null ? USUAL_DECK : printed;
    }

    private static List<CopiesFacts> deck(FactReader entry) {
        return entry.numbersByText("deck").entrySet().stream()
                .map(copies -> new CopiesFacts(copies.getKey(), copies.getValue()))
                .toList();
    }
}
