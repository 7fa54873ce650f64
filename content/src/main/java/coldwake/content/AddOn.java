package coldwake.content;

import coldwake.content.Choices.OptionChoice;
import coldwake.content.facts.Facts;
import coldwake.engine.card.Definition;
import coldwake.engine.module.Module;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.species.Species;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * An option that may bring rules, pieces and characters of its own. A game that does not use it knows nothing of it.
 *
 * @param option how it is called, and with what it goes together
 * @param rules its rules: one module, or none if others ask for the option
 * @param pieces its pieces, made from the facts for the species in play; tiles, tokens, items, wounds and events are mixed with
 *     those of the other boxes
 * @param crew its characters; their option is that of the add-on
 */
public record AddOn(
        OptionChoice option,
        Supplier<List<Module>> rules,
        BiFunction<Facts, Species, List<? extends Definition>> pieces,
        Function<Facts, List<CrewMember>> crew) {
    /** An option with rules and pieces. */
    public AddOn(
            OptionChoice option, Supplier<List<Module>> rules, Function<Facts, List<? extends Definition>> pieces) {
        this(option, rules, (facts, species) -> pieces.apply(facts), facts -> List.of());
    }

    /** An option whose rules are those of a mode or a character. */
    static AddOn plain(OptionChoice option) {
        return new AddOn(option, List::of, facts -> List.of());
    }

    /** Its characters in a game: all of them with the option, otherwise those that somebody plays. */
    List<CrewMember> crew(Facts facts, GameSetup setup) {
        boolean all = setup.options().contains(option.id());
        return crew.apply(facts).stream()
                .filter(member ->
                        all || setup.crew().contains(member.character().id()))
                .toList();
    }

    /** Whether a game uses it: by its option or mode, or because somebody plays one of its characters. */
    boolean isIn(Facts facts, GameSetup setup) {
        return setup.options().contains(option.id())
                || setup.mode().equals(option.id())
                || !crew(facts, setup).isEmpty();
    }
}
