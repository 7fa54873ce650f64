package coldwake.bots;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.mind.Why;
import coldwake.content.Rulesets;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.engine.Game;
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
        BotTable table = new BotTable(game, 4, Collections.nCopies(3, Bots.NORMAL));
        while (!game.over()) {
            int seat = game.toAct();
            Answer answer = table.answer(seat);
            assertThat(explainer.sentence(game, seat, answer)).contains(": ").endsWith(".");
            game.choose(seat, game.options(seat).get(answer.index()));
        }
    }

    @Test
    void theSentenceNamesTheChoice() {
        Game game = Game.start(Rulesets.of(GameSetup.standard(2).withCrew(List.of("captain", "scout"))), 1, null);
        assertThat(new Explainer(Language.EN).sentence(game, 0, new Answer(0, Why.REST_AND_WAIT)))
                .isEqualTo("Pass: nothing here is worth the cards and the risk now.");
    }
}
