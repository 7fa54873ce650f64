package coldwake.bots;

import coldwake.bots.sight.Sight;
import coldwake.engine.Game;
import coldwake.engine.decision.OptionList;
import coldwake.engine.view.Determinizer;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;

/** What a bot is given when it is asked: what its seat sees, and its options. The game itself stays out of its reach. */
public final class SeatContext {
    private final Game game;
    private final Sight sight;
    private int seat;

    SeatContext(Game game) {
        this.game = game;
        sight = new Sight(game.state(), 0);
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

    /** What the seat sees, made at each call. Its question lists the options in the same order. */
    public SeatView view() {
        return ViewBuilder.view(game, seat);
    }

    /** The same, to be asked rather than read: much quicker. */
    public Sight sight() {
        return sight.look(game.state(), seat);
    }

    /**
     * A game that looks the same to the seat, with everything it may not know dealt again. What comes of it depends on the
     * seed and on what the seat sees, not on how things really are.
     */
    public Game imagine(long seed) {
        return Game.resume(Determinizer.redeal(game.state(), seat, seed));
    }
}
