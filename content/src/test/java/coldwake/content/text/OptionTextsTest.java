package coldwake.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Declarations;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.PieceKind;
import coldwake.engine.decision.OptionForm;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
import coldwake.engine.decision.Question;
import coldwake.engine.decision.Target;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Questions and their options in words. */
class OptionTextsTest {
    private final Ruleset rules = Rulesets.of(GameSetup.standard(3).withCrew(List.of("captain", "scout", "soldier")));
    private final Game game = Game.start(rules, 5, null);

    private String label(Language language, OptionForm kind, int a, int b) {
        return new OptionTexts(language, game.state()).label(0, kind, a, b);
    }

    private int action(String id) {
        return rules.find(PieceKind.ACTION, id);
    }

    /** A plausible argument of each kind. */
    private int argument(OptionForm.Arg arg) {
        return switch (arg) {
            case CORRIDOR_IF_DOUBLE -> game.state().board().corridorsOf(0)[0];
            case PIECE -> action("demolition");
            case ROOM_BRANCH -> rules.find(PieceKind.TILE, "cockpit");
            case FOE -> Step.ROOM_TARGET;
            case SOURCE -> Step.BASIC;
            case NONE -> -1;
            default -> 0;
        };
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyOptionHasALabelWithoutBraces(Language language) {
        for (OptionForm kind : Declarations.OPTIONS) {
            int a = argument(kind.first());
            boolean branch = kind.first() == OptionForm.Arg.ROOM_BRANCH || kind.first() == OptionForm.Arg.SOURCE;
            int b = branch ? 1 : argument(kind.second());
            assertThat(label(language, kind, a, b)).as(kind.name()).isNotBlank().doesNotContain("{", "}", "\u00AD");
        }
    }

    @Test
    void alternativesAreNamed() {
        int card = action("demolition");
        assertThat(((ActionSource) rules.piece(card)).branches()).hasSize(2);
        assertThat(label(Language.EN, OptionKind.CARD, card, 1)).isEqualTo("Play Demolition: Sabotage this room");
        assertThat(label(Language.DE, OptionKind.CARD, action("motivation"), 0)).isEqualTo("Spielen: Motivation");
        assertThat(label(Language.PL, OptionKind.MELEE, Step.ROOM_TARGET, -1)).isEqualTo("Walcz wręcz: jaja");
    }

    @Test
    void optionsThatReadTheSameAreNumbered() {
        int weapon = rules.find(PieceKind.ITEM, "six-shooter");
        Question.Answer gun = new Question.Answer(
                "weapon:six-shooter",
                OptionKind.WEAPON,
                weapon,
                -1,
                Target.of(game.state(), OptionKind.WEAPON, weapon, -1),
                null,
                false,
                List.of());
        Question question = new Question(1, 0, "choose-target", "", List.of(gun, gun), List.of());
        assertThat(new OptionTexts(Language.EN, game.state()).labels(question))
                .containsExactly("Six-Shooter", "Six-Shooter (2)");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void questionsAndOptionsOfAGameCanBeSaid(Language language) {
        OptionTexts options = new OptionTexts(language, game.state());
        QuestionTexts questions = new QuestionTexts(language, rules, PublicTable.of(game.state()));
        Set<String> asked = new TreeSet<>();
        for (int k = 0; k < 400 && !game.over(); k++) {
            int seat = game.toAct();
            Question question = game.question(seat);
            asked.add(question.reason());
            assertThat(questions.text(question))
                    .as(question.toString())
                    .isNotBlank()
                    .doesNotContain("{", "\u00AD");
            OptionList list = game.options(seat);
            assertThat(options.labels(question)).hasSize(list.size()).doesNotHaveDuplicates();
            question.refused()
                    .forEach(r -> assertThat(options.refusal(r.reason())).endsWith("."));
            game.choose(seat, list.get(k * 17 % list.size()));
        }
        assertThat(asked).contains("choose-action", "choose-payment");
    }
}
