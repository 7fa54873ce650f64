package coldwake.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class BotsTest {

    private static long play(List<Bots> bots, long seed) {
        Game game = Game.start(Rulesets.of(GameSetup.standard(bots.size())), seed, null);
        BotTable table = new BotTable(game, seed, bots);
        for (int k = 0; !game.over(); k++) {
            assertThat(k).as("decisions").isLessThan(20_000);
            int seat = game.toAct();
            int index = table.choose(seat);
            game.choose(seat, game.options(seat).get(index));
        }
        return game.state().hash();
    }

    @ParameterizedTest
    @EnumSource(Bots.class)
    void playsWholeGames(Bots bot) {
        for (int seed = 1; seed <= 20; seed++) {
            play(List.of(bot, bot, bot), seed);
        }
    }

    @ParameterizedTest
    @EnumSource(Bots.class)
    void sameSeedGivesTheSameGame(Bots bot) {
        assertThat(play(List.of(bot, bot), 5)).isEqualTo(play(List.of(bot, bot), 5));
    }

    @Test
    void oneNameStandsForAllSeats() {
        assertThat(Bots.forSeats(List.of("random"), 3)).containsExactly(Bots.RANDOM, Bots.RANDOM, Bots.RANDOM);
        assertThat(Bots.forSeats(List.of("thumb", "random"), 2)).containsExactly(Bots.THUMB, Bots.RANDOM);
    }

    @Test
    void saysWhichBotsThereAre() {
        assertThatThrownBy(() -> Bots.named("wibble")).hasMessage("no bot is called 'wibble'; known are random, thumb");
        assertThatThrownBy(() -> Bots.forSeats(List.of("random", "thumb"), 4))
                .hasMessage("for 4 seats name one bot or 4, not 2");
    }

    @Test
    void aSeatMayBeLeftToAPerson() {
        Game game = Game.start(Rulesets.of(GameSetup.standard(2)), 1, null);
        BotTable table = new BotTable(game, 1, Arrays.asList(null, Bots.RANDOM));
        assertThat(table.plays(0)).isFalse();
        assertThat(table.plays(1)).isTrue();
        assertThatThrownBy(() -> table.choose(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void seatsOfOneGameThinkForThemselves() {
        BotRandom first = new BotRandom(1, 0);
        BotRandom second = new BotRandom(1, 1);
        int same = 0;
        for (int k = 0; k < 1000; k++) {
            same += first.below(10) == second.below(10) ? 1 : 0;
        }
        assertThat(same).isBetween(50, 150);
    }
}
