package coldwake.lab;

import coldwake.lab.journal.Journal;

/** A game that broke. */
public record Failure(int game, long seed, int decisions, Throwable wrong) {
    /** The game up to where it broke, to be saved and played again. */
    public Journal journal(Plan plan) {
        return FailedGame.journal(plan, this);
    }

    /** One line: what went wrong and where. */
    public String summary() {
        StackTraceElement[] trace = wrong.getStackTrace();
        String message = String.valueOf(wrong.getMessage()).lines().findFirst().orElse("");
        return wrong.getClass().getSimpleName() + ": " + message + (trace.length == 0 ? "" : " at " + trace[0]);
    }
}
