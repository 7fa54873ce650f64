package coldwake.lab.bench;

/** Whole games: set-up, option list, uniform choice, apply, to the end, on one state, without copies. */
public record Playing(
        double decisionsPerSecond,
        double gamesPerSecond,
        double decisionsPerGame,
        double optionsPerDecision,
        double kilobytesPerDecision) {}
