package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.Chance;
import coldwake.engine.state.GameState;
import coldwake.engine.view.Determinizer;
import coldwake.engine.view.ViewBuilder;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Taking a choice back tells nobody anything: what can be taken back freely looked the same whatever was hidden, and
 * beyond that all that none of the people knows is dealt again.
 */
class UndoLawsTest {
    private static final int GAMES = 6;

    private static List<GameSetup> tables() {
        return IndistinguishabilityTest.tables().toList();
    }

    /** A choice that reveals nothing to the one who makes it would reveal nothing in any other deal either. */
    @ParameterizedTest
    @MethodSource("tables")
    void whatRevealsNothingLooksTheSameInEveryDeal(GameSetup setup) {
        Ruleset rules = Rulesets.of(setup);
        int free = 0;
        for (long seed = 300; seed < 300 + GAMES; seed++) {
            Game game = Game.start(rules, seed, null);
            Random chance = new Random(seed);
            while (!game.over()) {
                int seat = game.toAct();
                List<String> options = OptionIds.of(game.state(), game.options(seat));
                Choice choice =
                        new Choice(game.state().decisionNumber(), seat, options.get(chance.nextInt(options.size())));
                Game here = game.copy();
                boolean revealed = reveals(here, choice);
                if (!revealed && !here.over()) {
                    free++;
                    Game there = Game.resume(Determinizer.redeal(game.state(), seat, seed + choice.number()));
                    assertThat(reveals(there, choice))
                            .as(
                                    "%s reveals something in another deal\n%s",
                                    choice, game.state().agenda())
                            .isFalse();
                    assertThat(ViewBuilder.view(there, seat))
                            .as("%s\n%s", choice, game.state().agenda())
                            .isEqualTo(ViewBuilder.view(here, seat));
                }
                game = here;
            }
        }
        assertThat(free).as("choices that can be taken back freely").isGreaterThan(GAMES * 5);
    }

    private static boolean reveals(Game game, Choice choice) {
        boolean[] revealed = {false};
        game.listen(event -> revealed[0] |= event.reveals());
        game.choose(choice);
        game.listen(null);
        return revealed[0];
    }

    /** A new deal for some people changes nothing they know, and depends on nothing they do not know. */
    @ParameterizedTest
    @MethodSource("tables")
    void aNewDealForPeopleKeepsWhatTheyKnowAndNothingElse(GameSetup setup) {
        Ruleset rules = Rulesets.of(setup);
        for (long seed = 400; seed < 400 + GAMES; seed++) {
            int people = 1 + (int) (seed % ((1 << setup.seats()) - 1));
            RandomGames.play(rules, seed, null, game -> {
                int number = game.state().decisionNumber();
                if (number % 5 == 0) {
                    GameState dealt = Determinizer.redealUnknown(game.state(), people, Chance.of(number));
                    looksTheSame(game, dealt, people);
                    assertThat(Determinizer.redealUnknown(dealt, people, Chance.of(7))
                                    .hash())
                            .as("a deal depends on what the people know alone")
                            .isEqualTo(Determinizer.redealUnknown(game.state(), people, Chance.of(7))
                                    .hash());
                    if (number % 45 == 0) {
                        RandomGames.playOn(Game.resume(dealt), number, _ -> {});
                    }
                }
            });
        }
    }

    private static void looksTheSame(Game game, GameState dealt, int people) {
        for (int seat = 0; seat < dealt.seats(); seat++) {
            if ((people & 1 << seat) != 0) {
                assertThat(ViewBuilder.view(Game.resume(dealt), seat))
                        .as("seat %s of %s\n%s", seat, people, game.state().agenda())
                        .isEqualTo(ViewBuilder.view(game, seat));
            }
        }
    }
}
