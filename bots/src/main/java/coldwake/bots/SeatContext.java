package coldwake.bots;

import coldwake.engine.Game;
import coldwake.engine.decision.OptionList;

/** What a bot is given when it is asked: its seat and its options. The game itself stays out of its reach. */
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
}
