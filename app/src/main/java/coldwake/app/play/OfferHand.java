package coldwake.app.play;

import coldwake.content.aftermath.LucrativeOffer;
import coldwake.engine.Game;
import coldwake.engine.module.Module;
import org.jspecify.annotations.Nullable;

/** The Lucrative Offer in the terminal: a word that can be typed at the prompt. */
final class OfferHand {
    /** What is typed. */
    static final String WORD = "offer";

    private final Game game;
    private final TerminalWords words;

    OfferHand(Game game, TerminalWords words) {
        this.game = game;
        this.words = words;
    }

    private boolean isThere() {
        return game.rules().modules().stream().map(Module::id).anyMatch(LucrativeOffer.ID::equals);
    }

    /** That it can be taken, or null. */
    @Nullable String line(int seat) {
        return isThere() && game.anytime(seat).contains(LucrativeOffer.TAKE) ? words.text("offer.open") : null;
    }

    /** The choice, or null if it cannot be made. */
    @Nullable String choice(int seat) {
        return line(seat) == null ? null : LucrativeOffer.TAKE;
    }
}
