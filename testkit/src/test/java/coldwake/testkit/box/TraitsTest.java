package coldwake.testkit.box;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.GameState;
import coldwake.engine.state.Zone;
import coldwake.engine.view.CrewView;
import coldwake.engine.view.ViewBuilder;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What set-up gives to characters with traits. */
class TraitsTest {
    private static final List<String> CREW = List.of("captain", "android", "medic");

    private static Game start(int seed, String... options) {
        GameSetup setup = GameSetup.standard(CREW.size()).withMode("standard", options);
        return Game.start(Rulesets.of(setup.withCrew(CREW)), seed, null);
    }

    @Test
    void everybodySeesTheTraitsOfAllOrNobodyHasOne() {
        Game game = start(1, "traits");
        for (int viewer = 0; viewer < CREW.size(); viewer++) {
            assertThat(ViewBuilder.view(game, viewer).crew())
                    .extracting(CrewView::trait)
                    .containsExactly("trait-captain", "trait-android", "trait-medic");
        }
        assertThat(ViewBuilder.view(start(1), 0).crew())
                .extracting(CrewView::trait)
                .containsOnlyNulls();
    }

    @Test
    void allObjectivesOfTheAndroidAreCorporateWithItsTrait() {
        for (int seed = 0; seed < 20; seed++) {
            assertThat(decks(start(seed, "traits"), 1)).containsExactly("corporate", "corporate");
            assertThat(decks(start(seed, "traits"), 0)).containsExactly("corporate", "personal");
            assertThat(decks(start(seed), 1)).containsExactly("corporate", "personal");
        }
    }

    private static List<String> decks(Game game, int seat) {
        GameState s = game.state();
        List<String> decks = new ArrayList<>();
        for (int card = s.pieces.first(Zone.objectives(seat)); card >= 0; card = s.pieces.next(card)) {
            decks.add(((ObjectiveCard) s.rules().piece(card)).deck());
        }
        return decks;
    }
}
