package coldwake.lab.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.bots.Bots;
import coldwake.engine.setup.GameSetup;
import coldwake.lab.Plan;
import coldwake.lab.Shard;
import coldwake.lab.results.Run;
import coldwake.lab.stats.Paired;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparisonTest {
    private static final String OTHER = Bots.NORMAL.word();
    private static final GameSetup SETUP = GameSetup.standard(3);

    @TempDir
    Path folder;

    private static Plan plan(String... bots) {
        return Plan.of(SETUP, List.of(bots), 60, 1);
    }

    private static Paired result(Comparison comparison, String measure) {
        return comparison.results().stream()
                .filter(result -> result.measure().name().equals(measure))
                .findFirst()
                .orElseThrow()
                .paired();
    }

    @Test
    void findsThatABetterBotSurvivesMore() {
        Comparison comparison = Comparison.ready(plan("random", "random", "random"), plan(OTHER, OTHER, OTHER))
                .play(2, done -> {});
        assertThat(comparison.places()).isEmpty();
        assertThat(comparison.failed()).isZero();
        Paired survived = result(comparison, "survived");
        assertThat(survived.n()).isEqualTo(60);
        assertThat(survived.difference()).isPositive();
        assertThat(survived.interval().low()).isPositive();
        assertThat(survived.p()).isLessThan(0.001);
        assertThat(result(comparison, "won").first())
                .isLessThanOrEqualTo(result(comparison, "survived").first());
    }

    @Test
    void filesGiveTheSameAndOnlyTheSeatsThatDifferAreMeasured() {
        Plan first = plan("random", "random", "random");
        Plan second = plan("random", OTHER, "random");
        Comparison played = Comparison.ready(first, second).play(1, done -> {});
        assertThat(played.places()).containsExactly(1);
        Path a = folder.resolve("a.jsonl");
        Path b = folder.resolve("b.jsonl");
        Run.start(first, Shard.WHOLE, a).play(1, null, done -> {});
        Run.start(second, Shard.WHOLE, b).play(1, null, done -> {});
        assertThat(Comparison.read(a, b)).isEqualTo(played);
    }

    @Test
    void refusesWhatCannotBeCompared() {
        Plan plan = plan("random", "random", "random");
        assertThatThrownBy(() -> Comparison.ready(plan, plan)).hasMessageContaining("are the same");
        Plan later = Plan.of(SETUP, plan.bots(), 60, 2);
        assertThatThrownBy(() -> Comparison.ready(plan, later)).hasMessageContaining("the same seeds");
        Plan single = Plan.of(SETUP, plan.bots(), 1, 1);
        assertThatThrownBy(() -> Comparison.ready(plan, single)).hasMessageContaining("two or more games");
    }
}
