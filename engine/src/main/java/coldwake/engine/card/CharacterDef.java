package coldwake.engine.card;

import java.util.List;

/**
 * A character: its cards by id.
 *
 * @param option the option that puts it in, or an empty word
 * @param colour the colour of its draft card; characters of one colour are never in a game together
 * @param deck its action cards, one entry for each copy
 * @param startingItems what it holds from the start
 * @param trait its trait card, or an empty word
 */
public record CharacterDef(
        String id,
        String option,
        String colour,
        List<String> deck,
        List<String> startingItems,
        List<String> questItems,
        String trait) {
    public CharacterDef {
        deck = List.copyOf(deck);
        startingItems = List.copyOf(startingItems);
        questItems = List.copyOf(questItems);
    }
}
