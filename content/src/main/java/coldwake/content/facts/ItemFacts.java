package coldwake.content.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An item card; a null cost means that it shows no action of its own.
 *
 * @param builtIn whether it is part of its owner: it is not traded, dropped or discarded
 * @param from the single items that it can be made of where that is possible
 */
public record ItemFacts(
        String id,
        ItemDeck deck,
        int copies,
        boolean heavy,
        boolean builtIn,
        boolean oneUse,
        @Nullable Integer cost,
        CombatFacts combat,
        @Nullable String component,
        List<String> recipe,
        List<String> from,
        List<String> branches,
        @Nullable WeaponFacts weapon,
        @Nullable ActivationFacts activation,
        @Nullable String character,
        Confidence confidence,
        boolean reconstructed,
        List<String> reconstructedParts) {

    /** Checks that the card has what its deck needs. */
    public ItemFacts {
        recipe = List.copyOf(recipe);
        from = List.copyOf(from);
        branches = List.copyOf(branches);
        reconstructedParts = List.copyOf(reconstructedParts);
        expect(copies > 0, id, "at least 1 copy");
        boolean crafted = !recipe.isEmpty() || !from.isEmpty();
        expect((deck == ItemDeck.BLUE) == crafted, id, "a recipe in the blue deck and only there");
        expect((deck == ItemDeck.QUEST) == (activation != null), id, "an activation on quest items and only there");
        boolean personal = deck == ItemDeck.STARTING || deck == ItemDeck.QUEST;
        expect(personal == (character != null), id, "a character on starting and quest items and only there");
    }

    private static void expect(boolean condition, String id, String expected) {
        if (!condition) {
            throw new IllegalArgumentException("expected " + expected + ", see " + id);
        }
    }

    static ItemFacts read(FactReader entry) {
        return new ItemFacts(
                entry.text("id"),
                entry.word("deck", ItemDeck.class),
                entry.number("copies"),
                entry.truth("heavy"),
                entry.flag("built-in"),
                entry.truth("one-use"),
                entry.numberOrNull("cost"),
                entry.word("combat", CombatFacts.class),
                entry.maybeText("component"),
                entry.maybeTexts("recipe"),
                entry.maybeTexts("from"),
                entry.texts("branches"),
                entry.maybeEntry("weapon", WeaponFacts::read),
                entry.maybeEntry("activation", ActivationFacts::read),
                entry.maybeText("character"),
                Confidence.read(entry),
                entry.flag("reconstructed"),
                entry.maybeTexts("reconstructed-parts"));
    }
}
