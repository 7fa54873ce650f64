package coldwake.testkit.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.testkit.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The examples in the documentation hold, like all scenarios. */
class ScenarioDocumentationTest {
    private static final Pattern EXAMPLE = Pattern.compile("```yaml\n(scenario:.*?)```", Pattern.DOTALL);

    @Test
    void theExamplesHold() throws IOException {
        String text = Files.readString(Project.root().resolve("docs/scenarios.md"));
        List<ScenarioResult> outcomes = EXAMPLE.matcher(text)
                .results()
                .map(MatchResult::group)
                .map(block -> block.replace("```yaml\n", "").replace("```", ""))
                .map(example -> Runner.play(ScenarioReader.read("docs/scenarios.md", example)))
                .toList();
        assertThat(outcomes)
                .hasSize(3)
                .allSatisfy(outcome -> assertThat(outcome.failures()).isEmpty());
    }
}
