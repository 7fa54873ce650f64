package coldwake.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.setup.GameSetup;
import coldwake.server.table.Checkpoints.Checkpoint;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class CheckpointsTest {
    private static final int CHOICES = 1_500;
    private static final Game GAME = Game.start(Rulesets.of(GameSetup.standard(2)), 1, null);

    @Test
    void fromTheNearestOneItIsAtMostTwiceAsFarAsFromThereToTheEnd() {
        Checkpoints checkpoints = new Checkpoints();
        for (int made = 0; made < CHOICES; made++) {
            checkpoints.add(made, GAME);
            Set<Checkpoint> kept = new HashSet<>();
            for (int point = 0; point <= made; point++) {
                Checkpoint nearest = checkpoints.atMost(point);
                assertThat(nearest).isNotNull();
                assertThat(point - nearest.choices()).isLessThanOrEqualTo(2 * (made - point));
                kept.add(nearest);
            }
            assertThat(kept).hasSizeLessThanOrEqualTo(16);
        }
    }

    @Test
    void oneInThePlaceOfAnEarlierOneDropsWhatCameAfter() {
        Checkpoints checkpoints = new Checkpoints();
        for (int made = 0; made < 10; made++) {
            checkpoints.add(made, GAME);
        }
        Game other = GAME.copy();
        checkpoints.add(8, other);
        assertThat(checkpoints.atMost(9)).isEqualTo(new Checkpoint(8, other));
        checkpoints.clear();
        assertThat(checkpoints.atMost(9)).isNull();
    }
}
