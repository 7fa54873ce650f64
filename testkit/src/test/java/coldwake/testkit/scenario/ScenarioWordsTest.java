package coldwake.testkit.scenario;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Declarations;
import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.engine.decision.Reason;
import coldwake.engine.event.GameEvent;
import coldwake.testkit.Project;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The lists of words in the documentation are those of the code; {@code -Dcoldwake.docs=write} brings them up to date. */
class ScenarioWordsTest {
    private static final Path PAGE = Project.root().resolve("docs/scenario-words.md");
    private static final String HEAD = """
        # Words of scenarios: questions, reasons, events

        Generated from the code. `./coldwake test -pl testkit -am -Dtest=ScenarioWordsTest -Dcoldwake.docs=write` writes it
        again. How scenarios are written is in [scenarios.md](scenarios.md).
        """;

    @Test
    void theListsAreUpToDate() throws IOException {
        String page = HEAD + questions() + reasons() + events();
        if ("write".equals(System.getProperty("coldwake.docs"))) {
            Files.writeString(PAGE, page);
        }
        assertThat(Files.readString(PAGE)).isEqualTo(page);
    }

    private static String questions() {
        StringBuilder out = new StringBuilder("\n## Questions: `asked: {reason: ...}`\n\n");
        Messages.of(Language.of("en")).keys().stream()
                .filter(key -> key.startsWith("question."))
                .sorted()
                .forEach(key -> out.append("- `")
                        .append(key.substring("question.".length()))
                        .append("`\n"));
        return out.toString();
    }

    private static String reasons() {
        StringBuilder out =
                new StringBuilder("\n## Reasons: `refused: [{because: ...}]`\n\n| reason | rule |\n|---|---|\n");
        Declarations.REASONS.stream()
                .sorted(Comparator.comparing(Reason::id))
                .forEach(reason -> out.append("| `")
                        .append(reason.id())
                        .append("` | `")
                        .append(reason.rule())
                        .append("` |\n"));
        return out.toString();
    }

    private static String events() {
        StringBuilder out = new StringBuilder("""

            ## Events: `log: [{event: ...}]`

            *all*: everybody learns of it; *seats*: only those it concerns.

            | event | fields | told to |
            |---|---|---|
            """);
        Declarations.EVENTS.stream()
                .sorted(Comparator.comparing(kind -> LoggedEvents.kebab(kind.getSimpleName())))
                .forEach(kind -> out.append("| `")
                        .append(LoggedEvents.kebab(kind.getSimpleName()))
                        .append("` | ")
                        .append(fields(kind))
                        .append(" | ")
                        .append(GameEvent.Private.class.isAssignableFrom(kind) ? "seats" : "all")
                        .append(" |\n"));
        return out.toString();
    }

    private static String fields(Class<?> kind) {
        List<String> fields = Arrays.stream(kind.getRecordComponents())
                .map(RecordComponent::getName)
                .map(name -> "`" + LoggedEvents.kebab(name) + "`")
                .toList();
        return String.join(", ", fields);
    }
}
