package coldwake.testkit.guard;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.text.Language;
import coldwake.testkit.guard.TextFiles.Text;
import coldwake.testkit.guard.TextHabits.Habit;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Words that are not those of the rulebooks, habits of another language, and names that would need a case ending. */
class TextStyleTest {
    /** Arguments that are numbers or letters of a track: they have no case. */
    private static final Set<String> WITHOUT_CASE = Set.of(
            "n",
            "number",
            "numbers",
            "count",
            "cards",
            "total",
            "value",
            "seats",
            "least",
            "most",
            "of",
            "pod",
            "engine",
            "light",
            "space",
            "destination");

    private static final String GERMAN_PREPOSITIONS =
            "in|an|auf|aus|bei|mit|nach|von|vor|zu|zum|zur|für|gegen|durch|um|ohne"
                    + "|über|unter|neben|hinter|zwischen|im|am|vom|beim|seit";
    private static final String POLISH_PREPOSITIONS =
            "w|we|z|ze|do|na|od|po|o|u|przy|przed|za|nad|pod|dla|bez|przez|między|ku|wobec";

    /** Texts with the name of a person, which needs no ending in German. */
    private static final Set<String> NAMES_OF_PEOPLE = Set.of("host.sure-running");

    @ParameterizedTest
    @EnumSource(Language.class)
    void noTextHasAHabitThatWasCorrectedBefore(Language language) {
        List<Habit> habits = TextHabits.of(language);
        List<Text> texts = TextFiles.all(language);
        assertThat(texts).hasSizeGreaterThan(1_000);
        assertThat(texts.stream()
                        .flatMap(text -> habits.stream()
                                .filter(habit -> habit.isIn(text.text()))
                                .map(habit -> text.key() + ": " + text.text() + " (instead: " + habit.instead() + ")")))
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void everyHabitIsRecognised(Language language) {
        assertThat(TextHabits.of(language))
                .isNotEmpty()
                .allSatisfy(habit -> assertThat(habit.isIn(habit.example()))
                        .as(habit.example())
                        .isTrue());
    }

    /** German and Polish names would need an ending after a preposition; a colon or brackets keep them as they are. */
    @ParameterizedTest
    @EnumSource(
            value = Language.class,
            names = {"DE", "PL"})
    void noNameFollowsAPreposition(Language language) {
        assertThat(TextFiles.all(language))
                .filteredOn(text -> !NAMES_OF_PEOPLE.contains(text.key()))
                .filteredOn(text -> afterPreposition(language, text.text()))
                .extracting(Text::key)
                .isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "DE, Du kommst nach {room}., true",
        "DE, Tausch mit {subject}: Was bietest du an?, true",
        "DE, Geräuschprobe: {room}, false",
        "DE, Flugzielmarker auf {n}, false",
        "PL, Wchodzisz do {subject}. Którym korytarzem?, true",
        "PL, Korytarze do {ways}, true",
        "PL, '{subject}: którym korytarzem wchodzisz?', false",
        "PL, 'za: {n} z {of}', false"
    })
    void aNameAfterAPrepositionIsRecognised(Language language, String text, boolean found) {
        assertThat(afterPreposition(language, text)).isEqualTo(found);
    }

    /** What the terminal says stands in the messages, in every language. */
    @Test
    void theTerminalHasNoSentencesInItsCode() throws IOException {
        Pattern sentence = Pattern.compile("\"[^\"]*\\p{L}{2,} \\p{L}{2,}[^\"]*\"");
        List<Path> sources = SourceTree.mainSources("app").stream()
                .filter(file -> file.getParent().endsWith("play"))
                .toList();
        assertThat(sources).isNotEmpty();
        for (Path source : sources) {
            assertThat(SourceTree.codeLines(Files.readString(source)))
                    .filteredOn(line -> sentence.matcher(line).find() && !line.contains("Exception("))
                    .as(source.toString())
                    .isEmpty();
        }
    }

    private static boolean afterPreposition(Language language, String text) {
        String words = language == Language.DE ? GERMAN_PREPOSITIONS : POLISH_PREPOSITIONS;
        Pattern pattern = Pattern.compile(
                "(?<![\\p{L}])(" + words + ") \\{(\\w+)", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);
        return pattern.matcher(text).results().anyMatch(match -> !WITHOUT_CASE.contains(match.group(2)));
    }
}
