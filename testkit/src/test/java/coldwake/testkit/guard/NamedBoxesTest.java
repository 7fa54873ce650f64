package coldwake.testkit.guard;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Choices;
import coldwake.content.Choices.ModeChoice;
import coldwake.content.Choices.OptionChoice;
import coldwake.content.Rulesets;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Whoever shows games, plays them or counts them asks the modules and names none: no species, mode or option is compared by
 * its id, and no box is used but by files made for it. Scenarios, which are words, name what they like. The client has the same
 * guard, {@code boxes.test.ts}.
 */
class NamedBoxesTest {
    private static final List<String> MODULES = List.of("app", "bots", "lab", "server");

    /**
     * Files made for one box: what people can do in the terminal, bots see or laws try of something that only it has, and the
     * lesson that is played with it.
     */
    private static final List<String> OF_A_BOX = List.of(
            "HourglassHand.java",
            "IntruderPlayerLines.java",
            "OfferHand.java",
            "AftermathSight.java",
            "RandomSand.java",
            "Remarks.java");

    /** Words that are the id of a box and mean something else. */
    private static final List<String> OTHER_WORDS = List.of(
            // What is typed in the terminal.
            "HourglassHand.java: \"hourglass\"",
            // A line of the terminal about somebody dead.
            "Sheets.java: \"revive\"",
            // The key of all kinds of creature, of whatever species.
            "ContentRoutes.java: \"intruders\"",
            // The calendar of the ships of the day picks games on purpose.
            "DailyShips.java: \"coop\"",
            "DailyShips.java: \"void-seeders\"",
            "DailyShips.java: \"carnomorphs\"");

    private static final Pattern USE =
            Pattern.compile("coldwake\\.content\\.(" + String.join("|", BoxesTest.BOXES) + ")\\.");

    @Test
    void nobodyComparesIds() throws IOException {
        Choices choices = Rulesets.choices();
        String ids = Stream.of(
                        choices.species().stream(),
                        choices.modes().stream().map(ModeChoice::id),
                        choices.options().stream().map(OptionChoice::id))
                .flatMap(all -> all)
                .map(Pattern::quote)
                .collect(Collectors.joining("|"));
        assertThat(found(Pattern.compile("\"(" + ids + ")\""), MODULES))
                .as("ask the module instead of naming it: docs/adding-an-expansion.md")
                .containsExactlyElementsOf(OTHER_WORDS);
    }

    @Test
    void nobodyUsesABox() throws IOException {
        List<String> uses = Stream.concat(found(USE, MODULES).stream(), found(USE, List.of("testkit")).stream())
                .map(use -> use.replaceFirst(":.*", ""))
                .distinct()
                .toList();
        assertThat(uses)
                .as("ask the module, or put what only this box has into a file of its own and list it here")
                .containsExactlyElementsOf(OF_A_BOX);
    }

    private static List<String> found(Pattern pattern, List<String> modules) throws IOException {
        List<String> found = new ArrayList<>();
        for (String module : modules) {
            for (Path file : SourceTree.mainSources(module)) {
                for (String line : SourceTree.codeLines(Files.readString(file))) {
                    Matcher match = pattern.matcher(line);
                    while (match.find()) {
                        found.add(file.getFileName() + ": " + match.group());
                    }
                }
            }
        }
        return found;
    }
}
