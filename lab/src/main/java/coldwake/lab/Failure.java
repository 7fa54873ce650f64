package coldwake.lab;

import java.util.Optional;

/**
 * A game that broke.
 *
 * @param summary one line: what went wrong and where
 */
public record Failure(int game, int decisions, String summary) {
    static String summaryOf(Throwable wrong) {
        StackTraceElement[] trace = wrong.getStackTrace();
        String message = String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
        return wrong.getClass().getSimpleName() + ": " + message + (trace.length == 0 ? "" : " at " + trace[0]);
    }

    /** Plays the game again up to where it broke; empty if it did not get to its first question. */
    public Optional<LastQuestion> lastQuestion(Plan plan) {
        return LastQuestion.of(plan, this);
    }
}
