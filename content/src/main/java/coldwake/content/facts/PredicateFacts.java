package coldwake.content.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** A condition checked at the end of the game, with its argument if it takes one. */
public record PredicateFacts(String name, @Nullable String arg) {

    private static final List<String> PLAIN = List.of(
            "ship-reached-earth",
            "ship-reached-mars",
            "ship-destroyed",
            "only-survivor",
            "other-survivor",
            "signal-sent",
            "all-rooms-explored",
            "nest-destroyed",
            "queen-killed",
            "finish-in-pod",
            "quest-items-activated",
            "items-of-each-colour",
            "sound-and-clean",
            "trophy",
            "course-and-engine-seen",
            "item-crafted");
    private static final List<String> WITH_ARGUMENT = List.of(
            "player-dead",
            "weakness-discovered",
            "blue-corpse-in-room",
            "weaknesses-discovered-at-least",
            "finish-with-object",
            "items-at-least",
            "engines-working-at-least");

    private static final List<String> COUNTING =
            List.of("player-dead", "weaknesses-discovered-at-least", "items-at-least", "engines-working-at-least");

    /** Checks that the condition is known and has an argument exactly where it needs one. */
    public PredicateFacts {
        List<String> known = arg == null ? PLAIN : WITH_ARGUMENT;
        if (!known.contains(name)) {
            String what = arg == null ? "a condition without argument" : "a condition with an argument";
            throw new IllegalArgumentException("expected " + what + ", found " + name);
        }
        if (arg != null && COUNTING.contains(name) && !arg.matches("[1-9]")) {
            throw new IllegalArgumentException("expected a number from 1 to 9 for " + name + ", found " + arg);
        }
    }

    static PredicateFacts read(YamlNode node) {
        try {
            return switch (node) {
                case YamlNode.Text text -> new PredicateFacts(text.text(), null);
                case YamlNode.Mapping mapping when mapping.pairs().size() == 1 -> withArgument(mapping);
                default -> throw FactReader.wrong(node, "a condition or a condition with one argument");
            };
        } catch (IllegalArgumentException e) {
            throw new FactsException(node.place(), String.valueOf(e.getMessage()));
        }
    }

    private static PredicateFacts withArgument(YamlNode.Mapping mapping) {
        String name = mapping.pairs().keySet().iterator().next();
        YamlNode value = mapping.pairs().values().iterator().next().value();
        return switch (value) {
            case YamlNode.Text text -> new PredicateFacts(name, text.text());
            case YamlNode.WholeNumber whole -> new PredicateFacts(name, String.valueOf(whole.value()));
            default -> throw FactReader.wrong(value, "text or a whole number");
        };
    }
}
