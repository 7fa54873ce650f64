package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Answer;
import coldwake.bots.BotTable;
import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.GameState;
import coldwake.engine.view.Determinizer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Law 4 for bots: with all that a seat may not know dealt again, a bot with the same seed answers the same. */
class HonestBotsTest {
    private static Stream<Arguments> levels() {
        return Stream.of(
                Arguments.of("random", 6, 7),
                Arguments.of("easy", 6, 5),
                Arguments.of("normal", 12, 3),
                Arguments.of("normal-ruthless", 4, 5),
                Arguments.of("hard@12", 3, 11));
    }

    @ParameterizedTest
    @MethodSource("levels")
    void aBotThatSeesTheSameAnswersTheSame(String level, int games, int every) {
        for (int seed = 0; seed < games; seed++) {
            ask(GameSetup.standard(2 + seed % 4), level, seed, every);
        }
    }

    private static Stream<GameSetup> others() {
        GameSetup three = GameSetup.standard(3);
        return Stream.of(
                GameSetup.standard(1).withMode("solo"),
                three.withMode("coop", "revive"),
                three.withMode("standard", "intruder-player"),
                three.withBoard("nemesis-alternative"),
                three.withSpecies("carnomorphs"),
                three.withSpecies("void-seeders"),
                three.withCrew(List.of("medic", "captain", "scout")));
    }

    @ParameterizedTest
    @MethodSource("others")
    void inEveryModeToo(GameSetup setup) {
        for (int seed = 0; seed < 6; seed++) {
            ask(setup, "normal", seed, 2);
        }
    }

    private static void ask(GameSetup setup, String level, int seed, int every) {
        Game game = Game.start(Rulesets.of(setup), seed, null);
        BotTable table =
                new BotTable(game, seed, Collections.nCopies(game.state().seats(), Bots.NORMAL));
        while (!game.over()) {
            int seat = game.toAct();
            int number = game.state().decisionNumber();
            if (number % every == 0 && game.options(seat).size() > 1) {
                Game other = Game.resume(Determinizer.redeal(game.state(), seat, number));
                assertThat(answer(other, seat, level))
                        .as("%s at seat %s of game %s, question %s", level, seat, seed, number)
                        .isEqualTo(answer(game, seat, level));
            }
            game.choose(seat, table.choice(seat));
        }
    }

    /** What a bot says that is called in for this one question. */
    private static Answer answer(Game game, int seat, String level) {
        List<@Nullable Bots> bots =
                new ArrayList<>(Collections.nCopies(game.state().seats(), null));
        bots.set(seat, Bots.named(level));
        return new BotTable(game, 99, bots).answer(seat);
    }

    /** What is dealt again is dealt the same for two games that look the same. */
    @Test
    void aDealDependsOnWhatIsSeenAlone() {
        Game game = Game.start(Rulesets.of(GameSetup.standard(4)), 5, null);
        BotTable table = new BotTable(game, 5, Collections.nCopies(4, Bots.NORMAL));
        while (!game.over()) {
            int seat = game.toAct();
            GameState other = Determinizer.redeal(game.state(), seat, 1);
            assertThat(Determinizer.redeal(other, seat, 2).hash())
                    .as("question %s", game.state().decisionNumber())
                    .isEqualTo(Determinizer.redeal(game.state(), seat, 2).hash());
            game.choose(seat, table.choice(seat));
        }
    }
}
