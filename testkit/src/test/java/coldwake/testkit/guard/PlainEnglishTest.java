package coldwake.testkit.guard;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.testkit.Project;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Comments and documents are written in plain English, and no two classes have the same name. */
class PlainEnglishTest {
    /** What was corrected before, with an example and what to write instead. */
    private record Habit(Pattern found, String example, String instead) {
        static Habit of(String found, String example, String instead) {
            return new Habit(Pattern.compile(found), example, instead);
        }
    }

    private static final List<Habit> HABITS = List.of(
            Habit.of("\\b[Aa]new\\b", "is dealt anew", "again"),
            Habit.of("\\bAnswers (whether|true|false|null)\\b", "Answers whether more are wanted.", "Returns"),
            Habit.of(
                    "\\b(of|to|by|for|with) who (?!is|are|was|were|has|have|may|can|must|plays|sits|holds|sees|knows)",
                    "the hand of who triggered it",
                    "whoever"),
            Habit.of("\\bfor who\\b", "a card for who has none", "whoever"),
            Habit.of(
                    "(\\* |// |\\. )Who (can't|cannot|carries|found|has|moves|only|waits) (?!what\\b)",
                    "/** Who waits in it is back.",
                    "whoever"),
            Habit.of("(?<![Aa]ll )\\bor nothing( if| while| when|\\.|$)", "The name, or nothing.", "null, or none"));

    /** Names that stand for two things all the same, and why. */
    private static final Map<String, String> SHARED_NAMES = new TreeMap<>(Map.of(
            "AttackDeck", "each species has one, in its own box",
            "EventDeck", "each species has one, in its own box"));

    @Test
    void noCommentHasAHabitThatWasCorrectedBefore() throws IOException {
        List<String> found = new ArrayList<>();
        for (String module : SourceTree.javaModules()) {
            for (Path file : SourceTree.javaFiles(module)) {
                if (!file.endsWith("PlainEnglishTest.java")) {
                    addHabits(found, file, SourceTree.commentLines(Files.readString(file)));
                }
            }
        }
        for (Path file : documents()) {
            addHabits(found, file, Files.readAllLines(file));
        }
        assertThat(found).isEmpty();
    }

    @Test
    void everyHabitIsRecognised() {
        assertThat(HABITS)
                .filteredOn(habit -> !habit.found().matcher(habit.example()).find())
                .isEmpty();
    }

    @Test
    void noTwoClassesHaveTheSameName() throws IOException {
        Map<String, Set<String>> files = new TreeMap<>();
        for (String module : SourceTree.javaModules()) {
            for (Path file : SourceTree.mainSources(module)) {
                String name = file.getFileName().toString().replace(".java", "");
                if (!name.equals("package-info")) {
                    files.computeIfAbsent(name, _ -> new TreeSet<>()).add(file.toString());
                }
            }
        }
        files.values().removeIf(places -> places.size() == 1);
        Set<String> idle = new TreeSet<>(SHARED_NAMES.keySet());
        idle.removeAll(files.keySet());
        assertThat(idle).as("names that are no longer shared").isEmpty();
        files.keySet().removeAll(SHARED_NAMES.keySet());
        assertThat(files).as("names of two classes").isEmpty();
    }

    private static void addHabits(List<String> found, Path file, List<String> lines) {
        for (int k = 0; k < lines.size(); k++) {
            for (Habit habit : HABITS) {
                if (habit.found().matcher(lines.get(k)).find()) {
                    found.add(file + ":" + (k + 1) + " " + lines.get(k).strip() + " (write: " + habit.instead() + ")");
                }
            }
        }
    }

    private static List<Path> documents() throws IOException {
        Path root = Project.root();
        try (Stream<Path> top = Files.list(root);
                Stream<Path> docs = Files.walk(root.resolve("docs"))) {
            return Stream.concat(top, docs)
                    .filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        }
    }
}
