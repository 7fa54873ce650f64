package coldwake.bots.search;

import coldwake.bots.mind.Mind;
import coldwake.bots.mind.Personality;
import coldwake.bots.sight.Sight;
import coldwake.engine.Game;
import coldwake.engine.state.GameState;

/** Plays imagined games to their end, every seat by the rules of {@link Mind}. */
final class Playout {
    private static final int LIMIT = 3000;

    /** What survival without victory is worth beside victory, which is 1. */
    private static final double SURVIVAL = 0.35;

    private final Sight sight;
    private final Mind mind;

    Playout(Game like) {
        sight = new Sight(like.state(), 0);
        mind = new Mind(sight, Personality.BALANCED);
    }

    /** Takes an option in a copy of an imagined game, plays on, and tells what it came to for the seat. */
    double run(Game imagined, int seat, int option) {
        Game game = imagined.copy();
        game.choose(seat, game.options(seat).get(option));
        for (int k = 0; k < LIMIT && !game.over(); k++) {
            GameState s = game.state();
            if (!s.alive(seat)) {
                return 0;
            }
            int asked = game.toAct();
            var options = game.options(asked);
            int chosen = options.size() == 1 ? 0 : mind.choose(sight.look(s, asked), options);
            game.choose(asked, options.get(chosen));
        }
        return value(game.state(), seat);
    }

    private static double value(GameState s, int seat) {
        boolean won = (s.winners() & 1 << seat) != 0;
        return won ? 1 : s.over() && s.alive(seat) ? SURVIVAL : 0;
    }
}
