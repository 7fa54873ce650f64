package coldwake.testkit.law;

import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.engine.Game;
import java.util.Collections;

/** Bots of one kind in all seats, as {@code ./coldwake simulate} seats them. */
public record BotPlayers(Bots kind) implements LawfulGame.Players {
    @Override
    public String name() {
        return kind.word();
    }

    @Override
    public LawfulGame.SeatedPlayers sitDown(Game game, long seed) {
        BotTable bots =
                new BotTable(game, seed, Collections.nCopies(game.state().seats(), kind));
        return bots::choose;
    }
}
