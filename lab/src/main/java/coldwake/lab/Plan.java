package coldwake.lab;

import coldwake.bots.Bots;
import coldwake.engine.setup.GameSetup;
import java.util.List;

/**
 * What a simulation plays.
 *
 * @param bots one a seat
 * @param seed of the first game; each further game has the next number, so any game can be played again by itself
 */
public record Plan(GameSetup setup, List<Bots> bots, int games, long seed, int threads) {
    public Plan {
        bots = List.copyOf(bots);
        if (bots.size() != setup.seats()) {
            throw new IllegalArgumentException(bots.size() + " bots for " + setup.seats() + " seats");
        }
        if (games < 1 || threads < 1) {
            throw new IllegalArgumentException("games and threads must be at least 1");
        }
    }

    public long seedOf(int game) {
        return seed + game;
    }
}
