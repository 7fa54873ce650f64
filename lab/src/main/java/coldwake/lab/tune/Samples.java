package coldwake.lab.tune;

import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.bots.search.Features;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.GameState;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Moments of games of bots, each with what it came to: the first question of every round, for each living seat. */
final class Samples {
    private static final int SEATS = 4;

    /** What a moment looked like to a seat, and how the game ended for it. */
    record Sample(double[] features, boolean survived, boolean won) {}

    private Samples() {}

    /** Plays one game and collects its moments. */
    static List<Sample> of(long seed, Bots bots) {
        Game game = Game.start(Rulesets.of(GameSetup.standard(SEATS)), seed, null);
        BotTable table = new BotTable(game, seed, Collections.nCopies(SEATS, bots));
        Features reader = new Features(game.state());
        List<double[]> looks = new ArrayList<>();
        List<Integer> seats = new ArrayList<>();
        int round = game.state().round();
        while (!game.over()) {
            GameState s = game.state();
            if (s.round() != round) {
                round = s.round();
                for (int seat = 0; seat < SEATS; seat++) {
                    if (s.crew.alive(seat)) {
                        looks.add(reader.read(s, seat).clone());
                        seats.add(seat);
                    }
                }
            }
            int seat = game.toAct();
            game.choose(seat, table.choice(seat));
        }
        List<Sample> samples = new ArrayList<>();
        for (int k = 0; k < looks.size(); k++) {
            int seat = seats.get(k);
            boolean won = (game.state().winners() & 1 << seat) != 0;
            samples.add(new Sample(looks.get(k), game.state().crew.alive(seat), won));
        }
        return samples;
    }
}
