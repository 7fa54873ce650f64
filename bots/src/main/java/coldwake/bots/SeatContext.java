package coldwake.bots;

import coldwake.engine.Game;
import coldwake.engine.decision.OptionList;
import coldwake.engine.setup.Board;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;

/** What a bot is given when it is asked: what its seat sees, and its options. The game itself stays out of its reach. */
public final class SeatContext {
    private final Game game;
    private int seat;

    SeatContext(Game game) {
        this.game = game;
    }

    SeatContext at(int asked) {
        seat = asked;
        return this;
    }

    /** The seat that is asked. */
    public int seat() {
        return seat;
    }

    /** What can be answered; never empty. */
    public OptionList options() {
        return game.options(seat);
    }

    /** What the seat sees, made anew at each call. Its question lists the options in the same order. */
    public SeatView view() {
        return ViewBuilder.view(game, seat);
    }

    /** The printed ship. */
    public Board board() {
        return game.rules().board();
    }
}
