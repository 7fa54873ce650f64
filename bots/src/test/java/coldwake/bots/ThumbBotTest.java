package coldwake.bots;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.content.facts.Facts;
import coldwake.engine.Game;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.setup.GameSetup;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ThumbBotTest {

    @Test
    void neverDropsThingsWithoutReasonAndNeverSabotages() {
        for (int seed = 1; seed <= 10; seed++) {
            Game game = Game.start(Rulesets.of(GameSetup.standard(4)), seed, null);
            BotTable table = new BotTable(game, seed, Collections.nCopies(4, Bots.THUMB));
            while (!game.over()) {
                int seat = game.toAct();
                var option = game.options(seat).get(table.choose(seat));
                if (game.decision(seat).reason().equals("choose-action")) {
                    assertThat(option.kind()).isNotIn(OptionKind.DROP, OptionKind.DROP_THING, OptionKind.TRADE);
                }
                game.choose(seat, option);
            }
        }
    }

    @Test
    void survivesMoreOftenThanChance() {
        assertThat(survivors(Bots.THUMB)).isGreaterThan(3 * survivors(Bots.RANDOM) + 5);
    }

    private static int survivors(Bots bot) {
        int survivors = 0;
        var rules = Rulesets.of(GameSetup.standard(3));
        for (int seed = 1; seed <= 150; seed++) {
            Game game = Game.start(rules, seed, null);
            BotTable table = new BotTable(game, seed, List.of(bot, bot, bot));
            while (!game.over()) {
                int seat = game.toAct();
                game.choose(seat, game.options(seat).get(table.choose(seat)));
            }
            for (int seat = 0; seat < 3; seat++) {
                survivors += game.state().alive(seat) ? 1 : 0;
            }
        }
        return survivors;
    }

    @Test
    void everyItemCardAndObjectiveHasItsWorth() {
        var facts = Facts.load();
        facts.objectives()
                .forEach(o -> assertThat(Worth.objective(o.id())).as(o.id()).isNotNegative());
        facts.actionCards()
                .forEach(c -> assertThat(Worth.card(c.id())).as(c.id()).isNotNegative());
    }
}
