package coldwake.testkit.scenario;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import coldwake.testkit.Project;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** Every file under scenarios/ holds. */
class ScenariosTest {
    private static final Path FOLDER = Project.root().resolve("scenarios");

    @TestFactory
    Stream<DynamicTest> scenarios() {
        return ScenarioSuite.run(List.of(FOLDER)).stream()
                .map(outcome -> DynamicTest.dynamicTest(outcome.id(), () -> {
                    if (!outcome.passed()) {
                        fail(outcome.text());
                    }
                }));
    }

    @Test
    void eachIdIsUsedOnce() {
        List<String> names = ScenarioSuite.files(List.of(FOLDER)).stream()
                .map(file -> file.getFileName().toString())
                .toList();
        assertThat(names).isNotEmpty().doesNotHaveDuplicates();
    }
}
