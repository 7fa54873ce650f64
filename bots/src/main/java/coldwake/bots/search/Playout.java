package coldwake.bots.search;

import coldwake.bots.mind.Mind;
import coldwake.bots.mind.Personality;
import coldwake.bots.sight.QuestionKind;
import coldwake.bots.sight.Sight;
import coldwake.engine.Game;
import coldwake.engine.decision.OptionList;
import coldwake.engine.state.GameState;

/**
 * Plays imagined games on, every seat by the rules of {@link Mind}, until some rounds have passed, and guesses then what
 * they will come to. Where the guess was not learned, games are played to their end.
 */
final class Playout {
    private static final int LIMIT = 3000;

    /** What survival without victory is worth beside victory, which is 1. */
    private static final double SURVIVAL = 0.35;

    /** What the fate of others counts to one who plays the intruders, and can do no more than keep them from winning. */
    private static final double SPITE = -1;

    private final Sight sight;
    private final Mind mind;
    private final Features features;
    private final Evaluation evaluation;
    private final int rounds;
    private final double help;
    private double others;

    /**
     * A player of games.
     *
     * @param rounds after which the outcome is guessed
     * @param help what the fate of each other seat counts beside one's own
     */
    Playout(GameState like, int rounds, double help) {
        sight = new Sight(like, 0);
        mind = new Mind(sight, Personality.BALANCED);
        features = new Features(sight, mind);
        evaluation = Evaluation.standard();
        this.rounds = Evaluation.suits(like) ? rounds : Integer.MAX_VALUE;
        this.help = help;
    }

    /** Takes an option in a copy of an imagined game, plays on, and tells what it came to for the seat. */
    double run(Game imagined, int seat, int option, Tree tree) {
        others = imagined.state().crew.alive(seat) ? help : SPITE;
        Game game = imagined.copy();
        game.choose(seat, game.options(seat).get(option));
        tree.begin();
        double value = playOn(game, seat, imagined.state().round(), tree);
        tree.learn(value);
        return value;
    }

    private double playOn(Game game, int seat, int begun, Tree tree) {
        for (int k = 0; k < LIMIT && !game.over(); k++) {
            GameState s = game.state();
            if (s.round() - begun >= rounds) {
                return guess(s, seat);
            }
            int asked = game.toAct();
            var options = game.options(asked);
            game.choose(asked, options.get(options.size() == 1 ? 0 : choose(s, asked, options, seat, tree)));
        }
        return value(game.state(), seat);
    }

    private int choose(GameState s, int asked, OptionList options, int seat, Tree tree) {
        sight.look(s, asked);
        if (asked == seat && tree.growing() && sight.ask() == QuestionKind.ACTION) {
            int here = s.crew.roomOf(seat);
            return tree.choose(mind.weigh(sight, options), options, here << 8 | Integer.bitCount(s.intruders.in(here)));
        }
        return mind.choose(sight, options);
    }

    private double guess(GameState s, int seat) {
        double value = 0;
        for (int who = 0; who < s.seats(); who++) {
            if (s.crew.alive(who)) {
                evaluation.look(features.read(s, who));
                value += weight(who, seat) * (SURVIVAL * evaluation.survival() + (1 - SURVIVAL) * evaluation.victory());
            }
        }
        return value;
    }

    private double value(GameState s, int seat) {
        double value = 0;
        for (int who = 0; who < s.seats(); who++) {
            boolean won = (s.winners() & 1 << who) != 0;
            value += weight(who, seat) * (won ? 1 : s.over() && s.crew.alive(who) ? SURVIVAL : 0);
        }
        return value;
    }

    private double weight(int who, int seat) {
        return who == seat ? 1 : others;
    }
}
