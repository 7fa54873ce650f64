package coldwake.testkit.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.setup.SetupException;
import coldwake.testkit.Project;
import coldwake.testkit.golden.Recording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A box can be deleted, and the others do not notice: the rest compiles, and games without it stay as they were. */
class DeletedBoxTest {
    private static final Path GOLDEN = Project.root().resolve("testkit/src/test/resources/golden");

    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "hourglass, hourglass",
        "intruders, intruders",
        "carnomorphs, carnomorphs",
        "voidseeders, void-seeders",
        "aftermath, aftermath",
        "promos, promos",
        "prototype, prototype"
    })
    void theOthersDoNotNotice(String box, String id) throws IOException, ReflectiveOperationException {
        try (ContentWithout content = new ContentWithout(folder, box, id)) {
            for (Path file : goldenGames()) {
                String text = Files.readString(file);
                Recording recording = Recording.read(text).recording();
                if (uses(recording.setup(), id)) {
                    assertThatThrownBy(() -> ruleset(content, recording.setup()))
                            .isInstanceOf(SetupException.class)
                            .hasMessageContaining(id);
                } else {
                    Recording.Ending ending = recording.replay(ruleset(content, recording.setup()));
                    assertThat(recording.write(ending)).isEqualTo(text);
                }
            }
        }
    }

    private static boolean uses(GameSetup setup, String id) {
        return setup.species().equals(id) || setup.options().contains(id);
    }

    private static Ruleset ruleset(ContentWithout content, GameSetup setup) throws ReflectiveOperationException {
        return (Ruleset) content.call(Rulesets.class.getName(), "of", setup);
    }

    private static List<Path> goldenGames() throws IOException {
        try (Stream<Path> files = Files.list(GOLDEN)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }
}
