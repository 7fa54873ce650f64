package coldwake.lab.bench;

/**
 * Iterations of a search with random rollouts: a redealt copy of a pool state, then decisions by chance.
 *
 * @param shortPerSecond with rollouts of ten decisions
 * @param fullPerSecond with rollouts to the end of the game
 */
public record Searching(double shortPerSecond, double fullPerSecond) {}
