package coldwake.lab.journal;

import coldwake.engine.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How a game came out.
 *
 * @param ending why it ended, or {@code none} while it goes on
 * @param winners seats from 0
 * @param hash of the last state
 */
public record Result(boolean over, int round, String ending, List<Integer> winners, String hash) {
    public Result {
        winners = List.copyOf(winners);
    }

    public static Result of(Game game) {
        List<Integer> winners = new ArrayList<>();
        for (int rest = game.state().winners(); rest != 0; rest &= rest - 1) {
            winners.add(Integer.numberOfTrailingZeros(rest));
        }
        return new Result(
                game.over(),
                game.state().round(),
                game.state().ending().name().toLowerCase(Locale.ROOT).replace('_', '-'),
                winners,
                Long.toHexString(game.state().hash()));
    }
}
