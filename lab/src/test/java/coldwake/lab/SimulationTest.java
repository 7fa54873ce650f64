package coldwake.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.bots.Bots;
import coldwake.content.save.Replay;
import coldwake.engine.setup.GameSetup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SimulationTest {

    private static Plan plan(int seats, int games, int threads) {
        return new Plan(GameSetup.standard(seats), Bots.forSeats(List.of("random"), seats), games, 11, threads);
    }

    @Test
    void threadsChangeNothing() {
        Tally one = new Simulation(plan(4, 100, 1)).run(done -> {});
        Tally three = new Simulation(plan(4, 100, 3)).run(done -> {});
        assertThat(three).usingRecursiveComparison().ignoringFields("plan").isEqualTo(one);
    }

    @Test
    void countsEveryGameAndSeat() {
        List<Integer> progress = Collections.synchronizedList(new ArrayList<>());
        Tally tally = new Simulation(plan(3, 50, 2)).run(progress::add);
        assertThat(tally.failures()).isEmpty();
        assertThat(tally.games()).isEqualTo(50);
        assertThat(progress).contains(50);
        assertThat(tally.endings().values().stream().mapToLong(n -> n).sum()).isEqualTo(50);
        assertThat(tally.fates().values().stream().mapToLong(n -> n).sum()).isEqualTo(150);
        long died = tally.fates().getOrDefault("died", 0L);
        assertThat(tally.causes().values().stream().mapToLong(n -> n).sum()).isEqualTo(died);
        assertThat(tally.byBot().get("random").played()).isEqualTo(150);
        assertThat(tally.decisions().min())
                .isPositive()
                .isLessThanOrEqualTo(tally.decisions().quantile(0.5));
        assertThat(tally.decisions().quantile(0.5))
                .isLessThanOrEqualTo(tally.decisions().max());
    }

    @Test
    void aGameThatFailsIsToldWithItsJournal() {
        Plan plan = plan(2, 3, 1);
        Tally tally = new Simulation(plan, 10).run(done -> {});
        assertThat(tally.failures()).extracting(Failure::game).containsExactly(0, 1, 2);
        Failure failure = tally.failures().getFirst();
        assertThat(failure.summary()).contains("no end after 10 decisions");
        Breakage breakage = failure.breakage(plan).orElseThrow();
        assertThat(breakage.choice()).isNotNull();
        assertThat(breakage.saved().choices()).hasSize(10);
        assertThat(Replay.run(breakage.saved(), null).over()).isFalse();
    }

    @Test
    void refusesImpossiblePlans() {
        assertThatThrownBy(() -> plan(2, 0, 1)).hasMessageContaining("at least 1");
        assertThatThrownBy(() -> new Plan(GameSetup.standard(3), List.of(Bots.RANDOM), 1, 1, 1))
                .hasMessage("1 bots for 3 seats");
    }
}
