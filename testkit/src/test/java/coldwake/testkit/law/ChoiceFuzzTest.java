package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.decision.ChoiceException.Problem;
import coldwake.engine.decision.OptionList;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Choices that make no sense are refused with a typed reason, and nothing changes. */
class ChoiceFuzzTest {
    private static final List<String> GARBAGE = List.of(
            "",
            " ",
            "pass ",
            "PASS",
            "move",
            "move:",
            "move:999",
            "move:011/",
            "card:",
            "card:\u0000",
            "pay:contamination",
            "#2",
            "pass#2",
            "../../etc",
            "\uD83D\uDE00",
            "x".repeat(10_000),
            "null",
            "-1",
            "true",
            "move:011#2#2");

    @RepeatedTest(20)
    void nonsenseIsRefused(RepetitionInfo repetition) {
        int seats = 2 + repetition.getCurrentRepetition() % 4;
        Ruleset rules = Rulesets.of(GameSetup.standard(seats));
        Game game = Game.start(rules, repetition.getCurrentRepetition(), null);
        SplittableRandom random = new SplittableRandom(repetition.getCurrentRepetition());
        for (int k = 0; k < 300 && !game.over(); k++) {
            tryNonsense(game, random);
            OptionList options = game.options(game.toAct());
            game.choose(game.toAct(), options.get(random.nextInt(options.size())));
        }
    }

    private static void tryNonsense(Game game, SplittableRandom random) {
        int number = game.state().decisionNumber();
        int seat = game.toAct();
        String offered = game.decision(seat).options().getFirst();
        String garbage = GARBAGE.get(random.nextInt(GARBAGE.size()));
        refused(game, new Choice(number, seat, garbage), Problem.NOT_OFFERED);
        refused(game, new Choice(number - 1, seat, offered), Problem.STALE_NUMBER);
        refused(game, new Choice(number + 1 + random.nextInt(1000), seat, offered), Problem.STALE_NUMBER);
        for (int wrong : new int[] {-1, game.state().seats(), 31, 32, 33, Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            refused(game, new Choice(number, wrong, offered), Problem.WRONG_SEAT);
        }
        for (int other = 0; other < game.state().seats(); other++) {
            if ((game.asked() & 1 << other) == 0) {
                refused(game, new Choice(number, other, offered), Problem.WRONG_SEAT);
            }
        }
    }

    private static void refused(Game game, Choice choice, Problem problem) {
        long before = game.state().hash();
        assertThatThrownBy(() -> game.choose(choice))
                .isInstanceOfSatisfying(
                        ChoiceException.class,
                        e -> assertThat(e.problem()).as(choice.toString()).isEqualTo(problem));
        assertThat(game.state().hash()).isEqualTo(before);
    }

    @Test
    void aFinishedGameTakesNoChoice() {
        Game game = Game.start(Rulesets.of(GameSetup.standard(2)), 1, null);
        SplittableRandom random = new SplittableRandom(1);
        while (!game.over()) {
            OptionList options = game.options(game.toAct());
            game.choose(game.toAct(), options.get(random.nextInt(options.size())));
        }
        refused(game, new Choice(game.state().decisionNumber(), 0, "pass"), Problem.GAME_OVER);
    }
}
