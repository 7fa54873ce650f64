package coldwake.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.event.GameEvent;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Events that are stored read as they were written, also those of earlier versions. */
class EventTextTest {
    private static final int[] NUMBERING = {0, 1, 2};

    @Test
    void anEventReadsAsItWasWritten() {
        GameEvent rolled = new GameEvent.CombatRolled(new GameEvent.Who(1), "miss", List.of(new GameEvent.Foe(3, 2)));
        assertThat(EventText.read(EventText.write(rolled), NUMBERING)).isEqualTo(rolled);
    }

    @Test
    void aValueThatCameLaterIsEmptyInAnOlderEvent() {
        assertThat(EventText.read(List.of("CombatRolled", 1, "miss"), NUMBERING))
                .isEqualTo(new GameEvent.CombatRolled(new GameEvent.Who(1), "miss", List.of()));
        assertThat(EventText.read(List.of("AttackCardDrawn", 2), NUMBERING))
                .isEqualTo(new GameEvent.AttackCardDrawn(new GameEvent.Card(2), List.of(), List.of()));
    }
}
