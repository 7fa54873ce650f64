package coldwake.content.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A character: the option that puts its draft card in (null = always), colour, starting weapon, quest items and the ten action cards. */
public record CharacterFacts(
        String id,
        @Nullable String option,
        String colour,
        String startingWeapon,
        List<String> questItems,
        List<CopiesFacts> deck,
        Confidence confidence,
        boolean reconstructed) {

    private static final int DECK_SIZE = 10;
    private static final int QUEST_ITEMS = 2;

    /** Checks the size of the deck and the number of quest items. */
    public CharacterFacts {
        questItems = List.copyOf(questItems);
        deck = List.copyOf(deck);
        int cards = deck.stream().mapToInt(CopiesFacts::copies).sum();
        if (cards != DECK_SIZE) {
            throw new IllegalArgumentException("expected a deck of 10 cards for " + id + ", found " + cards);
        }
        if (questItems.size() != QUEST_ITEMS) {
            throw new IllegalArgumentException("expected 2 quest items for " + id + ", found " + questItems);
        }
    }

    static CharacterFacts read(Entry entry) {
        return new CharacterFacts(
                entry.text("id"),
                entry.maybeText("option"),
                entry.text("colour"),
                entry.text("starting-weapon"),
                entry.texts("quest-items"),
                deck(entry),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }

    private static List<CopiesFacts> deck(Entry entry) {
        return entry.numbersByText("deck").entrySet().stream()
                .map(copies -> new CopiesFacts(copies.getKey(), copies.getValue()))
                .toList();
    }
}
