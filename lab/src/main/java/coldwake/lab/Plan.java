package coldwake.lab;

import coldwake.engine.setup.GameSetup;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Everything that the results of a run depend on.
 *
 * @param bots names, one a seat
 * @param randomCharacters each game deals characters at random instead of letting the bots draft
 * @param rotate each game moves the bots one seat on, so that no seat favours a bot
 * @param seed of the first game; each further game has the next number, so any game can be played again by itself
 */
public record Plan(GameSetup setup, List<String> bots, boolean randomCharacters, boolean rotate, int games, long seed) {
    public Plan {
        bots = List.copyOf(bots);
        if (bots.size() != setup.seats()) {
            throw new IllegalArgumentException(bots.size() + " bots for " + setup.seats() + " seats");
        }
        if (games < 1) {
            throw new IllegalArgumentException("games and threads must be at least 1");
        }
    }

    /** Bots that keep their seats and draft their characters. */
    public static Plan of(GameSetup setup, List<String> bots, int games, long seed) {
        return new Plan(setup, bots, false, false, games, seed);
    }

    public long seedOf(int game) {
        return seed + game;
    }

    /** Who plays a seat of a game. */
    public String bot(int game, int seat) {
        return bots.get(rotate ? Math.floorMod(seat - game, bots.size()) : seat);
    }

    /** The bots of a game by seat. */
    public List<String> botsOf(int game) {
        return IntStream.range(0, bots.size()).mapToObj(seat -> bot(game, seat)).toList();
    }

    /** The seat that a place of the list of bots has in a game. */
    public int seatOf(int game, int place) {
        return rotate ? Math.floorMod(place + game, bots.size()) : place;
    }
}
