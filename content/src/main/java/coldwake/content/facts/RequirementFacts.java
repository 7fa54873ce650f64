package coldwake.content.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A personal requirement.
 *
 * @param goals all of them must hold at the end
 * @param pointless when the card is exchanged as it is dealt, or null
 */
public record RequirementFacts(
        String id,
        List<PredicateFacts> goals,
        @Nullable String pointless,
        Confidence confidence,
        boolean reconstructed) {
    /** The only case in which a card is pointless. */
    public static final String NO_EGGS = "no-eggs";

    /** Checks when it is pointless. */
    public RequirementFacts {
        goals = List.copyOf(goals);
        if (pointless != null && !pointless.equals(NO_EGGS)) {
            throw new IllegalArgumentException("expected " + NO_EGGS + ", found " + pointless);
        }
    }

    static RequirementFacts read(FactReader entry) {
        return new RequirementFacts(
                entry.text("id"),
                entry.each("goals", PredicateFacts::read),
                entry.maybeText("pointless"),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
