package coldwake.testkit.guard;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.testkit.Project;
import coldwake.testkit.coverage.Coverage;
import coldwake.testkit.coverage.Coverage.Line;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Every card, item, room, event, token and line of a checklist has at least one scenario. That it has behaviour is checked when a ruleset is
 * built, that it has words in three languages by the tests of the messages.
 */
class EveryIdTest {
    private static final Set<String> NEED_A_SCENARIO = Set.of(
            "action",
            "item",
            "room",
            "event",
            "attack",
            "weakness",
            "species-card",
            "wound",
            "objective",
            "exploration",
            "intruder-action",
            "achievement-card",
            "crawl-card",
            "checklist");

    @Test
    void isCoveredByAScenario() {
        Path root = Project.root();
        List<Line> lines = Coverage.of(root.resolve("scenarios"), root.resolve("docs"));
        List<Line> needed =
                lines.stream().filter(l -> NEED_A_SCENARIO.contains(l.kind())).toList();
        assertThat(needed).hasSizeGreaterThan(150);
        assertThat(needed.stream().filter(Line::open).map(l -> l.kind() + " " + l.id()))
                .isEmpty();
    }
}
