package coldwake.bots.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.GameState;
import java.util.Collections;
import org.junit.jupiter.api.Test;

class PlayoutTest {
    private static final int SEATS = 4;
    private static final double HELP = 0.5;

    /** The last question of a game, and the game as it ended after the first option was taken. */
    private record Last(Game before, int seat, GameState after) {}

    private static Last lastQuestion(long seed) {
        Game game = Game.start(Rulesets.of(GameSetup.standard(SEATS)), seed, null);
        BotTable table = new BotTable(game, seed, Collections.nCopies(SEATS, Bots.NORMAL));
        while (true) {
            int seat = game.toAct();
            Game before = game.copy();
            Game trial = game.copy();
            trial.choose(seat, trial.options(seat).get(0));
            if (trial.over()) {
                return new Last(before, seat, trial.state());
            }
            game.choose(seat, table.choice(seat));
        }
    }

    private static double run(Last last, double help) {
        Playout playout = new Playout(last.before.state(), 2, help);
        return playout.run(last.before, last.seat, 0, new Tree(3));
    }

    private static double fate(GameState end, int seat) {
        return (end.winners() & 1 << seat) != 0 ? 1 : end.crew.alive(seat) ? 0.35 : 0;
    }

    @Test
    void countsOneselfInFullAndOthersInPart() {
        double helped = 0;
        for (int seed = 1; seed <= 12; seed++) {
            Last last = lastQuestion(seed);
            double others = 0;
            for (int who = 0; who < SEATS; who++) {
                others += who == last.seat ? 0 : fate(last.after, who);
            }
            double own = fate(last.after, last.seat);
            assertThat(run(last, 0)).isCloseTo(own, within(1e-9));
            assertThat(run(last, HELP)).isCloseTo(own + HELP * others, within(1e-9));
            helped += others;
        }
        assertThat(helped).as("somebody else survived somewhere").isPositive();
    }

    /** What is guessed lies between the worst and the best that can come of a game. */
    @Test
    void guessesWhatAGameWillComeTo() {
        Game game = Game.start(Rulesets.of(GameSetup.standard(SEATS)), 4, null);
        double guess = new Playout(game.state(), 2, 0).run(game, game.toAct(), 0, new Tree(3));
        assertThat(guess).isBetween(0.01, 0.99);
    }
}
