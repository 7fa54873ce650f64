package coldwake.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.bots.search.Budget;
import coldwake.bots.search.Search;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class BotsTest {

    private static long play(List<Bots> bots, long seed) {
        return play(GameSetup.standard(bots.size()), bots, seed);
    }

    private static long play(GameSetup setup, List<Bots> bots, long seed) {
        Game game = Game.start(Rulesets.of(setup), seed, null);
        BotTable table = new BotTable(game, seed, bots);
        for (int k = 0; !game.over(); k++) {
            assertThat(k).as("decisions").isLessThan(20_000);
            int seat = game.toAct();
            int index = table.choose(seat);
            game.choose(seat, game.options(seat).get(index));
        }
        return game.state().hash();
    }

    /** Levels with how many games of two to five seats each plays. */
    static Stream<Arguments> levels() {
        return Stream.of(
                Arguments.of("random", 20),
                Arguments.of("easy", 20),
                Arguments.of("normal", 20),
                Arguments.of("normal-cautious", 4),
                Arguments.of("normal-greedy", 4),
                Arguments.of("normal-loyal", 4),
                Arguments.of("normal-ruthless", 4),
                Arguments.of("hard@6", 4));
    }

    @ParameterizedTest
    @MethodSource("levels")
    void playsWholeGames(String bot, int games) {
        for (int seed = 1; seed <= games; seed++) {
            play(Bots.forSeats(List.of(bot), 2 + seed % 4), seed);
        }
    }

    /** Modes, boards and species that the bots have no rules for are played all the same. */
    @ParameterizedTest
    @MethodSource("coldwake.bots.Setups#others")
    void playsWhateverThereIs(GameSetup setup) {
        for (Bots bot : List.of(Bots.EASY, Bots.NORMAL, Bots.named("hard@4"))) {
            play(setup, Collections.nCopies(setup.seats(), bot), 3);
        }
    }

    @ParameterizedTest
    @MethodSource("levels")
    void sameSeedGivesTheSameGame(String bot, int ignored) {
        List<Bots> bots = Bots.forSeats(List.of(bot), 2);
        assertThat(play(bots, 5)).isEqualTo(play(bots, 5));
    }

    /** A bot that is made for a single question plays as lawfully as one that sits there all the time. */
    @Test
    void takesOverAtAnyQuestion() {
        Game game = Game.start(Rulesets.of(GameSetup.standard(3)), 8, null);
        for (int k = 0; !game.over(); k++) {
            int seat = game.toAct();
            Bots bot = List.of(Bots.RANDOM, Bots.NORMAL, Bots.named("hard@3")).get(k % 3);
            game.choose(seat, new BotTable(game, k, Collections.nCopies(3, bot)).choice(seat));
        }
        assertThat(game.over()).isTrue();
    }

    /** Threads change the time, not the answer. */
    @Test
    void aSearchGivesTheSameAnswerOnAnyNumberOfThreads() {
        Game game = Game.start(Rulesets.of(GameSetup.standard(4)), 2, null);
        BotTable table = new BotTable(game, 2, Collections.nCopies(4, Bots.NORMAL));
        SeatContext context = new SeatContext(game);
        for (int k = 0; k < 60; k++) {
            int seat = game.toAct();
            if (game.options(seat).size() > 3 && k % 7 == 0) {
                int[] all = {0, 1, 2, 3};
                context.at(seat);
                assertThat(new Search(new Budget(40, 0, 3), 0.5).choose(context::imagine, seat, all, k))
                        .isEqualTo(new Search(new Budget(40, 0, 1), 0.5).choose(context::imagine, seat, all, k));
            }
            game.choose(seat, table.choice(seat));
        }
    }

    @Test
    void levelsAreWorthTheirNames() {
        assertThat(survivors("normal", 60)).isGreaterThan(2 * survivors("random", 60) + 15);
    }

    private static int survivors(String bot, int games) {
        int alive = 0;
        for (int seed = 1; seed <= games; seed++) {
            Game game = Game.start(Rulesets.of(GameSetup.standard(4)), seed, null);
            BotTable table = new BotTable(game, seed, Bots.forSeats(List.of(bot), 4));
            while (!game.over()) {
                int seat = game.toAct();
                game.choose(seat, table.choice(seat));
            }
            for (int seat = 0; seat < 4; seat++) {
                alive += game.state().crew.alive(seat) ? 1 : 0;
            }
        }
        return alive;
    }

    @Test
    void oneNameStandsForAllSeats() {
        assertThat(Bots.forSeats(List.of("random"), 3)).containsExactly(Bots.RANDOM, Bots.RANDOM, Bots.RANDOM);
        assertThat(Bots.forSeats(List.of("easy", "random"), 2)).containsExactly(Bots.EASY, Bots.RANDOM);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"random", "easy-loyal", "normal", "normal-ruthless", "hard", "hard@500", "hard-greedy@250ms"})
    void aBotIsFoundByItsName(String name) {
        assertThat(Bots.isKnown(name)).isTrue();
        assertThat(Bots.named(name).word()).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"", "Normal", "normal-", "normal-evil", "random-greedy", "normal@5", "hard@", "hard@0", "hard@5s"
            })
    void anUnknownNameIsRefused(String name) {
        assertThat(Bots.isKnown(name)).isFalse();
        assertThatThrownBy(() -> Bots.named(name)).isInstanceOf(Bots.UnknownBotException.class);
    }

    @Test
    void saysWhichBotsThereAre() {
        assertThatThrownBy(() -> Bots.named("wibble"))
                .hasMessage("no bot is called 'wibble'; known are random, easy, normal, hard");
        assertThatThrownBy(() -> Bots.forSeats(List.of("random", "easy"), 4))
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
