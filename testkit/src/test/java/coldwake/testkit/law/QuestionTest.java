package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.PieceKind;
import coldwake.engine.decision.OptionForm;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Question;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.view.ViewBuilder;
import java.util.LinkedHashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The question that a seat is asked is one thing, made once. */
class QuestionTest {
    @Test
    void isMadeOnceAndOffersWhatCanBeChosen() {
        Game game = Game.start(Rulesets.of(GameSetup.standard(3)), 3, null);
        Set<OptionForm> withCosts = new LinkedHashSet<>();
        for (int k = 0; k < 500 && !game.over(); k++) {
            int seat = game.toAct();
            Question question = game.question(seat);
            assertThat(ViewBuilder.view(game, seat).question().mine()).isEqualTo(question.decision());
            assertThat(game.question(seat)).isSameAs(question);
            assertThat(question.ids()).isEqualTo(OptionIds.of(game.state(), game.options(seat)));
            question.options().stream().filter(o -> o.cost() != null).forEach(o -> withCosts.add(o.kind()));
            game.choose(seat, game.options(seat).get(k * 31 % game.options(seat).size()));
        }
        assertThat(withCosts)
                .contains(OptionKind.MOVE, OptionKind.CARD)
                .doesNotContain(OptionKind.PASS, OptionKind.PAY);
    }

    @Test
    void isAnotherOneAfterAChoice() {
        Game game = Game.start(Rulesets.of(GameSetup.standard(2)), 3, null);
        Question first = game.question(game.toAct());
        game.choose(game.toAct(), game.options(game.toAct()).get(0));
        assertThat(game.question(game.toAct()).number()).isGreaterThan(first.number());
    }

    /** Where a misclick would hurt, the rules say so. */
    @ParameterizedTest
    @ValueSource(strings = {"hibernatorium", "generator"})
    void saysWhatIsDrastic(String room) {
        Ruleset rules = Rulesets.of(GameSetup.standard(2));
        ActionSource source = (ActionSource) rules.piece(rules.find(PieceKind.TILE, room));
        assertThat(source.branches()).allMatch(branch -> branch.drastic());
        assertThat(((ActionSource) rules.piece(rules.find(PieceKind.TILE, "armory"))).branches())
                .noneMatch(branch -> branch.drastic());
    }
}
