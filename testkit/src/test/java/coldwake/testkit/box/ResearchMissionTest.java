package coldwake.testkit.box;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.GameState;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** What a scenario cannot show of the set-up of the research mission: what is drawn at random. */
class ResearchMissionTest {
    private static final int GAMES = 200;
    private static final int FIRST_OF_SHUTTLE = 21;
    private static final GameSetup SETUP =
            GameSetup.standard(2).withMode("standard", "research-mission").withCrew(List.of("android", "medic"));

    @Test
    void theShuttleHasOpenTilesOfSetTwoAndNeverTheSlime() {
        Ruleset rules = Rulesets.of(SETUP);
        Set<String> seen = new TreeSet<>();
        for (int seed = 0; seed < GAMES; seed++) {
            GameState s = Game.start(rules, seed, null).state();
            for (int slot = FIRST_OF_SHUTTLE + 1; slot < s.board().slotCount(); slot++) {
                assertThat(s.ship.explored(slot)).isTrue();
                assertThat(s.ship.tokenPiece(slot)).isEqualTo(-1);
                assertThat(s.ship.room(slot).set()).isEqualTo("2");
                seen.add(s.ship.room(slot).id());
            }
        }
        assertThat(seen).hasSizeGreaterThan(6).doesNotContain("room-covered-with-slime");
    }

    @Test
    void everyRoomOfTheShipHasItsTokenAndTwoStayInTheBox() {
        Ruleset rules = Rulesets.of(SETUP);
        GameState s = Game.start(rules, 1, null).state();
        int lying = 0;
        for (int room = 1; room <= FIRST_OF_SHUTTLE; room++) {
            lying += s.pieces.count(rules.zones().pile("room-token-%03d".formatted(room)));
        }
        assertThat(lying).isEqualTo(FIRST_OF_SHUTTLE);
        assertThat(rules.names().stream().filter(name -> name.startsWith("room-token:")))
                .hasSize(FIRST_OF_SHUTTLE + 2);
    }

    /** A saved game names the board that it is played on. */
    @Test
    void theSetupOfAGameMakesTheSameGame() {
        Ruleset rules = Rulesets.of(SETUP);
        assertThat(rules.setup().board()).isEqualTo("nemesis-basic-shuttle");
        assertThat(Rulesets.of(rules.setup()).setup()).isEqualTo(rules.setup());
        assertThat(Rulesets.of(rules.setup()).names()).isEqualTo(rules.names());
    }
}
