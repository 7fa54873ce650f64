package coldwake.bots;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.mind.Why;
import coldwake.content.Rulesets;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.content.text.OptionTexts;
import coldwake.engine.Game;
import coldwake.engine.decision.Option;
import coldwake.engine.setup.GameSetup;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Bots say what they do and why. */
class ExplainerTest {
    @Test
    void everyReasonHasASentenceAndNoSentenceIsIdle() {
        List<String> keys =
                Arrays.stream(Why.values()).map(why -> new Answer(0, why).key()).toList();
        assertThat(Messages.of(Language.EN).keys().stream().filter(key -> key.startsWith("bot.why.")))
                .containsExactlyInAnyOrderElementsOf(keys);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyChoiceIsExplained(Language language) {
        Explainer explainer = new Explainer(language);
        Game game = Game.start(Rulesets.of(GameSetup.standard(3)), 4, null);
        OptionTexts labels = new OptionTexts(language, game.state());
        BotTable table = new BotTable(game, 4, Collections.nCopies(3, Bots.NORMAL));
        while (!game.over()) {
            int seat = game.toAct();
            Answer answer = table.answer(seat);
            Option option = game.options(seat).get(answer.index());
            assertThat(explainer.sentence(game, seat, answer))
                    .startsWith(labels.label(seat, option.kind(), option.a(), option.b()))
                    .endsWith(".");
            game.choose(seat, option);
        }
    }

    @Test
    void theSentenceNamesTheChoice() {
        Game game = Game.start(Rulesets.of(GameSetup.standard(2).withCrew(List.of("captain", "scout"))), 1, null);
        assertThat(new Explainer(Language.EN).sentence(game, 0, new Answer(0, Why.REST_AND_WAIT)))
                .isEqualTo("Pass: nothing here is worth the cards and the risk now.");
    }
}
