package coldwake.testkit.law;

import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.engine.Game;
import coldwake.engine.decision.Option;
import coldwake.engine.decision.OptionList;
import java.util.Collections;

/** Bots of one kind in all seats, as {@code ./coldwake simulate} seats them. */
public record BotPlayers(Bots kind) implements LawfulGame.Players {
    @Override
    public String name() {
        return kind.word();
    }

    @Override
    public LawfulGame.Table sitDown(Game game, long seed) {
        BotTable bots =
                new BotTable(game, seed, Collections.nCopies(game.state().seats(), kind));
        return seat -> indexOf(game.options(seat), bots.choice(seat));
    }

    private static int indexOf(OptionList options, Option chosen) {
        for (int k = 0; k < options.size(); k++) {
            if (options.get(k).equals(chosen)) {
                return k;
            }
        }
        throw new IllegalStateException(chosen + " is not offered");
    }
}
