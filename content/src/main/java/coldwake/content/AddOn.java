package coldwake.content;

import coldwake.content.Choices.OptionChoice;
import coldwake.content.facts.Facts;
import coldwake.engine.card.Definition;
import coldwake.engine.module.Module;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * An option that may bring rules and pieces of its own. A game that does not use it knows nothing of it.
 *
 * @param option how it is called, and with what it goes together
 * @param rules its rules: one module, or none if others ask for the option
 * @param pieces its pieces, made from the facts
 */
public record AddOn(
        OptionChoice option, Supplier<List<Module>> rules, Function<Facts, List<? extends Definition>> pieces) {
    /** An option whose rules are those of a mode or a character. */
    static AddOn plain(OptionChoice option) {
        return new AddOn(option, List::of, facts -> List.of());
    }
}
