package coldwake.bots;

import coldwake.engine.Game;
import coldwake.engine.decision.Option;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Bots in the seats of one game. A seat may be left to a person. */
public final class BotTable {
    private final Game game;
    private final SeatContext context;
    private final @Nullable Bot[] bots;

    /** @param bots by seat; null where a person sits */
    public BotTable(Game game, long gameSeed, List<? extends @Nullable Bots> bots) {
        this.game = game;
        context = new SeatContext(game);
        this.bots = new @Nullable Bot[bots.size()];
        Arrays.setAll(this.bots, seat -> {
            Bots kind = bots.get(seat);
            return kind == null ? null : kind.forSeat(gameSeed, seat);
        });
    }

    public boolean plays(int seat) {
        return bots[seat] != null;
    }

    /** The option that the bot of a seat takes. */
    public Option choice(int seat) {
        return game.options(seat).get(choose(seat));
    }

    /** The index of the option that the bot of a seat takes. */
    public int choose(int seat) {
        return answer(seat).index();
    }

    /** What the bot of a seat takes, and why. */
    public Answer answer(int seat) {
        Bot bot = bots[seat];
        if (bot == null) {
            throw new IllegalArgumentException("no bot plays seat " + seat);
        }
        return bot.answer(context.at(seat));
    }
}
