package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.ship.ShipPlaceView;
import coldwake.engine.Game;
import coldwake.engine.event.Audience;
import coldwake.engine.view.CrewView.HandView;
import coldwake.engine.view.CrewView.InventoryView;
import coldwake.engine.view.CrewView.ObjectivesView;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ViewBuilder;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

/** What is in a view. */
class SeatViewTest {
    private static Game begun() {
        Game game = Game.start(RandomGames.rules(3), 11, null);
        Random chance = new Random(11);
        while (game.state().round() == 0) {
            RandomGames.choose(game, chance);
        }
        return game;
    }

    @Test
    void aSeatSeesItsOwnHandOnly() {
        SeatView view = ViewBuilder.view(begun(), 1);
        assertThat(view.crew().get(1).hand())
                .isInstanceOfSatisfying(
                        HandView.Mine.class, mine -> assertThat(mine.cards()).hasSize(5));
        assertThat(view.crew().get(0).hand()).isEqualTo(new HandView.Theirs(5));
        assertThat(view.crew().get(2).inventory()).isInstanceOf(InventoryView.Theirs.class);
    }

    @Test
    void othersShowTheBacksOfTheirObjectives() {
        SeatView view = ViewBuilder.view(begun(), 1);
        assertThat(view.crew().get(1).objectives())
                .isInstanceOfSatisfying(
                        ObjectivesView.Mine.class,
                        mine -> assertThat(mine.cards()).hasSize(2));
        assertThat(view.crew().get(0).objectives())
                .isInstanceOfSatisfying(
                        ObjectivesView.Theirs.class,
                        theirs -> assertThat(theirs.cards())
                                .hasSize(2)
                                .allSatisfy(card -> assertThat(card.id()).isNull()));
    }

    @Test
    void whoWatchesOwnsNothing() {
        SeatView view = ViewBuilder.view(begun(), Audience.SPECTATOR);
        assertThat(view.crew()).allSatisfy(crew -> assertThat(crew.hand()).isInstanceOf(HandView.Theirs.class));
        ShipPlaceView ship = (ShipPlaceView) view.place();
        assertThat(ship.engines()).containsOnly("unknown");
        assertThat(ship.coordinates()).isNull();
        assertThat(view.question().mine()).isNull();
    }

    @Test
    void onlyWhoIsAskedSeesTheOptions() {
        Game game = begun();
        int asked = game.toAct();
        for (int seat = 0; seat < 3; seat++) {
            SeatView.QuestionView question = ViewBuilder.view(game, seat).question();
            assertThat(question.asked()).containsExactly(asked);
            assertThat(question.mine() != null).isEqualTo(seat == asked);
        }
    }

    @Test
    void aViewIsPlainData() {
        Game game = begun();
        String json = JsonMapper.shared().writeValueAsString(ViewBuilder.view(game, game.toAct()));
        assertThat(json)
                .contains("\"hand\":{\"count\":5,\"marked\":[]}", "\"hand\":{\"cards\":[", "\"mine\":{\"number\":")
                .doesNotContain("piece", "seed", "agenda");
    }
}
