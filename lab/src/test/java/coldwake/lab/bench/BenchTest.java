package coldwake.lab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.engine.setup.GameSetup;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchTest {

    @Test
    void measuresEverything() {
        List<String> told = new ArrayList<>();
        Measures measures = new Bench(GameSetup.standard(4), new Bench.Effort(0.1, 0.1), told::add).run();
        assertThat(measures.table())
                .containsOnlyKeys(
                        "games/s",
                        "decisions/s",
                        "decisions a game",
                        "options a decision",
                        "copies/s",
                        "redealt copies/s",
                        "option lists/s",
                        "search iterations/s, 10 decisions",
                        "search iterations/s, to the end",
                        "KB allocated a decision")
                .allSatisfy((what, value) -> assertThat(value).as(what).isPositive());
        assertThat(told).contains("warming up", "copying");
    }
}
