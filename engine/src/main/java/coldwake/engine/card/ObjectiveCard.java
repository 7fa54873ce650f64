package coldwake.engine.card;

import coldwake.engine.mode.Outcome;
import java.util.List;

/**
 * An objective: fulfilled if all goals of any one alternative are met at the objective check.
 *
 * @param deck "personal", "corporate" or "solo-coop"
 */
public record ObjectiveCard(String id, String deck, int minPlayers, List<List<Goal>> alternatives)
        implements Definition {
    /** The two decks of secret objectives, which show different backs. */
    public static final List<String> DECKS = List.of("corporate", "personal");

    /** Something that must be true of the outcome for the owner of the objective. */
    public record Goal(String id, GoalTest test) {}

    /** Tests a goal. */
    @FunctionalInterface
    public interface GoalTest {
        boolean met(Outcome outcome, int seat);
    }

    /** Whether no alternative does without a goal. */
    public boolean needs(String goal) {
        return alternatives.stream().allMatch(goals -> goals.stream().anyMatch(g -> g.id().equals(goal)));
    }

    public boolean fulfilled(Outcome outcome, int seat) {
        for (List<Goal> goals : alternatives) {
            if (goals.stream().allMatch(g -> g.test().met(outcome, seat))) {
                return true;
            }
        }
        return false;
    }

    @Override
    public PieceKind kind() {
        return PieceKind.OBJECTIVE;
    }
}
