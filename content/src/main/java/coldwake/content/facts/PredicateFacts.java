package coldwake.content.facts;

import java.util.Set;
import org.jspecify.annotations.Nullable;

/** A condition checked at the end of the game, with its argument if it takes one. */
public record PredicateFacts(String name, @Nullable String arg) {

    private static final Set<String> PLAIN = Set.of(
            "ship-reached-earth",
            "ship-reached-mars",
            "ship-destroyed",
            "only-survivor",
            "other-survivor",
            "signal-sent",
            "all-rooms-explored",
            "nest-destroyed",
            "queen-killed",
            "finish-in-pod");
    private static final Set<String> WITH_ARGUMENT = Set.of(
            "player-dead",
            "weakness-discovered",
            "blue-corpse-in-room",
            "weaknesses-discovered-at-least",
            "finish-with-object",
            "items-at-least");

    private static final Set<String> COUNTING =
            Set.of("player-dead", "weaknesses-discovered-at-least", "items-at-least");

    /** Checks that the condition is known and has an argument exactly where it needs one. */
    public PredicateFacts {
        Set<String> known = arg == null ? PLAIN : WITH_ARGUMENT;
        if (!known.contains(name)) {
            String what = arg == null ? "a condition without argument" : "a condition with an argument";
            throw new IllegalArgumentException("expected " + what + ", found " + name);
        }
        if (arg != null && COUNTING.contains(name) && !arg.matches("[1-9]")) {
            throw new IllegalArgumentException("expected a number from 1 to 9 for " + name + ", found " + arg);
        }
    }

    static PredicateFacts read(Node node) {
        try {
            return switch (node) {
                case Node.Text text -> new PredicateFacts(text.text(), null);
                case Node.Mapping mapping when mapping.pairs().size() == 1 -> withArgument(mapping);
                default -> throw Entry.wrong(node, "a condition or a condition with one argument");
            };
        } catch (IllegalArgumentException e) {
            throw new FactsException(node.place(), String.valueOf(e.getMessage()));
        }
    }

    private static PredicateFacts withArgument(Node.Mapping mapping) {
        String name = mapping.pairs().keySet().iterator().next();
        Node value = mapping.pairs().values().iterator().next().value();
        return switch (value) {
            case Node.Text text -> new PredicateFacts(name, text.text());
            case Node.Whole whole -> new PredicateFacts(name, String.valueOf(whole.value()));
            default -> throw Entry.wrong(value, "text or a whole number");
        };
    }
}
