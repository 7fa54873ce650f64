package coldwake.server.table;

import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import java.util.Collections;
import java.util.List;
import java.util.function.UnaryOperator;

/** What only tests can do to a table: look at its game and put another one in its place. */
public final class Deals {
    private Deals() {}

    /** Puts another game on a table without a word. Nothing in the server itself can reach this. */
    public static void swap(Tables tables, String id, UnaryOperator<Game> deal) {
        tables.read(id, table -> {
            table.played.game = deal.apply(table.running());
            return table.version();
        });
    }

    /** How many choices were played and deals made for a table so far. */
    public static int steps(Tables tables, String id) {
        return tables.read(id, table -> table.played.steps());
    }

    public static Game copy(Tables tables, String id) {
        return tables.read(id, table -> table.running().copy());
    }

    /** What a bot would choose for whoever is asked first. */
    public static Choice bots(Game game, String level) {
        int seat = game.toAct();
        int number = game.state().decisionNumber();
        List<Bots> bots = Collections.nCopies(game.state().seats(), Bots.named(level));
        int index = new BotTable(game, number, bots).choose(seat);
        return new Choice(
                number, seat, OptionIds.of(game.state(), game.options(seat)).get(index));
    }
}
