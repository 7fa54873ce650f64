package coldwake.testkit.guard;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.testkit.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each module, in its sources and in its Maven file, uses only modules that stand on a level above its own. */
class LevelsTest {
    private static final Pattern PACKAGE = Pattern.compile("\\bcoldwake\\.([a-z0-9]+)\\.");
    private static final Pattern TEXT = Pattern.compile("\"(?:\\\\.|[^\"\\\\\\n])*\"");
    private static final Pattern MODULE = Pattern.compile("<module>(\\w+)</module>");
    private static final Pattern DEPENDENCY = Pattern.compile("(?s)<dependency>(.*?)</dependency>");
    private static final Pattern ARTIFACT = Pattern.compile("<artifactId>coldwake-(\\w+)</artifactId>");

    /** The levels of {@code docs/architecture.md}, from the top. */
    private static final List<List<String>> LEVELS = List.of(
            List.of("engine"),
            List.of("content"),
            List.of("testkit", "bots"),
            List.of("lab", "server", "web"),
            List.of("app"),
            List.of("e2e", "bench", "coverage"));

    static Set<String> modules() {
        return levelOf().keySet();
    }

    private static Map<String, Integer> levelOf() {
        Map<String, Integer> levels = new LinkedHashMap<>();
        for (int level = 0; level < LEVELS.size(); level++) {
            for (String module : LEVELS.get(level)) {
                levels.put(module, level);
            }
        }
        return levels;
    }

    @Test
    void everyModuleHasALevel() throws IOException {
        Set<String> found = new TreeSet<>();
        Matcher module = MODULE.matcher(Files.readString(Project.root().resolve("pom.xml")));
        while (module.find()) {
            found.add(module.group(1));
        }
        assertThat(modules()).containsExactlyInAnyOrderElementsOf(found);
    }

    @ParameterizedTest
    @MethodSource("modules")
    void sourcesUseOnlyWhatIsAbove(String module) throws IOException {
        Path sources = Project.root().resolve(module).resolve("src/main/java");
        for (Path file : Files.isDirectory(sources) ? SourceTree.mainSources(module) : List.<Path>of()) {
            String code = String.join("\n", SourceTree.codeLines(Files.readString(file)));
            Set<String> used = new TreeSet<>();
            Matcher name = PACKAGE.matcher(TEXT.matcher(code).replaceAll("\"\""));
            while (name.find()) {
                used.add(name.group(1));
            }
            used.remove(module);
            assertThat(used).as(file.toString()).isSubsetOf(above(module));
        }
    }

    @ParameterizedTest
    @MethodSource("modules")
    void mavenGivesOnlyWhatIsAbove(String module) throws IOException {
        String pom = Files.readString(Project.root().resolve(module).resolve("pom.xml"));
        Set<String> used = new TreeSet<>();
        Matcher dependency = DEPENDENCY.matcher(pom);
        while (dependency.find()) {
            Matcher artifact = ARTIFACT.matcher(dependency.group(1));
            if (artifact.find() && !dependency.group(1).contains("<scope>test</scope>")) {
                used.add(artifact.group(1));
            }
        }
        assertThat(used).isSubsetOf(above(module));
    }

    /** What only tests and the soak in a checkout need is in no jar that is shipped. */
    @ParameterizedTest
    @MethodSource("modules")
    void noDatabaseForTestsIsShipped(String module) throws IOException {
        Matcher dependency = DEPENDENCY.matcher(
                Files.readString(Project.root().resolve(module).resolve("pom.xml")));
        while (dependency.find()) {
            if (dependency.group(1).contains("<groupId>io.zonky.test")) {
                assertThat(dependency.group(1)).containsPattern("<scope>(test|provided)</scope>");
            }
        }
    }

    private static Set<String> above(String module) {
        Map<String, Integer> levels = levelOf();
        Set<String> above = new TreeSet<>(levels.keySet());
        above.removeIf(other -> levels.get(other) >= levels.get(module));
        return above;
    }
}
