package coldwake.app.play;

import coldwake.engine.Game;
import coldwake.engine.agenda.Step;
import coldwake.engine.rules.Modifiers;

/** What an action costs. */
final class Costs {
    private Costs() {}

    /** The cost of an option in action cards, in brackets; nothing for what is no action. */
    static String of(Game game, int seat, int index, Words words) {
        if (!(game.options(seat).get(index).then() instanceof Step.Act act)) {
            return "";
        }
        int cost = act.free() ? 0 : Modifiers.cost(game.play(), seat, act.source(), act.branch(), act.t0());
        return "  [" + (cost == 0 ? words.text("free") : words.text("cost", "n", cost)) + "]";
    }
}
