package coldwake.content.text;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.PieceKind;
import coldwake.engine.decision.Decision;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.OptionList;
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

    private String label(Language language, OptionKind kind, int a, int b) {
        return new OptionTexts(language, game.state()).label(0, kind, a, b);
    }

    private int action(String id) {
        return rules.find(PieceKind.ACTION, id);
    }

    /** A plausible argument of each kind. */
    private int argument(OptionKind.Arg arg) {
        return switch (arg) {
            case CORRIDOR_IF_DOUBLE -> game.state().board().corridorsOf(0)[0];
            case PIECE -> action("demolition");
            case ROOM_BRANCH -> rules.find(PieceKind.TILE, "cockpit");
            case FOE -> Step.EGGS;
            case NONE -> -1;
            default -> 0;
        };
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyOptionHasALabelWithoutBraces(Language language) {
        for (OptionKind kind : OptionKind.values()) {
            int a = argument(kind.first());
            int b = kind.first() == OptionKind.Arg.ROOM_BRANCH ? 1 : argument(kind.second());
            assertThat(label(language, kind, a, b)).as(kind.name()).isNotBlank().doesNotContain("{", "}", "\u00AD");
        }
    }

    @Test
    void alternativesAreNamed() {
        int card = action("demolition");
        assertThat(((ActionSource) rules.piece(card)).branches()).hasSize(2);
        assertThat(label(Language.EN, OptionKind.CARD, card, 1)).isEqualTo("Play Demolition: Sabotage this room");
        assertThat(label(Language.DE, OptionKind.CARD, action("motivation"), 0)).isEqualTo("Spielen: Motivation");
        assertThat(label(Language.PL, OptionKind.MELEE, Step.EGGS, -1)).isEqualTo("Walcz wręcz: jaja");
    }

    @Test
    void optionsThatReadTheSameAreNumbered() {
        OptionList options = new OptionList(false);
        int weapon = rules.find(PieceKind.ITEM, "six-shooter");
        options.add(OptionKind.WEAPON, weapon, new Step.Nothing());
        options.add(OptionKind.WEAPON, weapon, new Step.Nothing());
        assertThat(new OptionTexts(Language.EN, game.state()).labels(0, options))
                .containsExactly("Six-Shooter", "Six-Shooter (2)");
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void questionsAndOptionsOfAGameCanBeSaid(Language language) {
        OptionTexts options = new OptionTexts(language, game.state());
        QuestionTexts questions = new QuestionTexts(language, rules, Table.of(game.state()));
        Set<String> asked = new TreeSet<>();
        for (int k = 0; k < 400 && !game.over(); k++) {
            int seat = game.toAct();
            Decision decision = game.decision(seat);
            asked.add(decision.reason());
            assertThat(questions.text(decision))
                    .as(decision.toString())
                    .isNotBlank()
                    .doesNotContain("{", "\u00AD");
            OptionList list = game.options(seat);
            assertThat(options.labels(seat, list)).hasSize(list.size()).doesNotHaveDuplicates();
            decision.refused()
                    .forEach(r -> assertThat(options.refusal(r.reason())).endsWith("."));
            game.choose(seat, list.get(k * 17 % list.size()));
        }
        assertThat(asked).contains("choose-action", "choose-payment");
    }
}
