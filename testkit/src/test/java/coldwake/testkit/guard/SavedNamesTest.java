package coldwake.testkit.guard;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.agenda.Piece;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.EventCard;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.state.Snapshot;
import coldwake.testkit.Project;
import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * The fingerprint of the rules: all names that saved games and tables hold, and what goes with them. It is recorded
 * together with the version of the rules, and changes only together with it.
 */
class SavedNamesTest {
    private static final Path FILE = Project.root().resolve("testkit/src/test/resources/saved-names.txt");
    private static final String VERSION = "rules ";

    @Test
    void changeOnlyWithTheVersionOfTheRules() throws IOException {
        List<String> recorded = Files.readAllLines(FILE);
        String version = recorded.getFirst().substring(VERSION.length());
        Set<String> names = names();
        Set<String> old = new TreeSet<>(recorded.subList(1, recorded.size()));
        boolean raised = !version.equals(Rulesets.VERSION);
        switch (System.getProperty("coldwake.names", "check")) {
            case "write" -> {
                assertThat(raised || names.equals(old))
                        .as("the names have changed, so raise Rulesets.VERSION first; it is still %s", version)
                        .isTrue();
                Files.write(
                        FILE,
                        Stream.concat(Stream.of(VERSION + Rulesets.VERSION), names.stream())
                                .toList());
            }
            case "check" -> {
                String advice = whatToDo(version);
                assertThat(difference(old, names))
                        .as("what has changed" + advice)
                        .isEmpty();
                assertThat(version)
                        .as("the version of the rules in the recorded list" + advice)
                        .isEqualTo(Rulesets.VERSION);
            }
            default -> throw new IllegalArgumentException("coldwake.names is check or write");
        }
    }

    private static String whatToDo(String version) {
        return """

            Saved games, stored tables and golden games hold these names. If the change is meant:
            1. Raise Rulesets.VERSION, unless you have: the recorded list is of rules %s, these are rules %s.
            2. Keep reading older saves: a piece, step, stage, number or counter that is gone or has another name or other
               values is translated in content/save (OldForm), and a save recorded before the change proves it
               (NumberedStagesTest shows how).
            3. Run GoldenGamesTest. If games end otherwise, it says how to record them again.
            4. Record this list: run this test with -Dcoldwake.names=write, and read the difference in review.
            If it is not meant, take the change back.\
            """.formatted(version, Rulesets.VERSION);
    }

    private static List<String> difference(Set<String> old, Set<String> now) {
        return Stream.concat(
                        old.stream().filter(name -> !now.contains(name)).map(name -> "gone: " + name),
                        now.stream().filter(name -> !old.contains(name)).map(name -> "new:  " + name))
                .toList();
    }

    // ---------------------------------------------------------------- the names

    private static Set<String> names() {
        Set<String> names = new TreeSet<>();
        Stream.of(Step.Work.class, Step.Question.class)
                .flatMap(kind -> Arrays.stream(kind.getPermittedSubclasses()))
                .forEach(step -> addStep(step, names));
        Rulesets.choices().fullSetups().forEach(setup -> {
            Ruleset rules = Rulesets.of(setup);
            addRules(rules, names);
            Snapshot snapshot = Snapshot.of(Game.start(rules, 1, null).state());
            snapshot.numbers().keySet().forEach(number -> names.add("number " + number));
            snapshot.tables().forEach((table, _) -> names.add("table " + table));
            snapshot.counters().keySet().forEach(counter -> names.add("counter " + counter));
        });
        return names;
    }

    private static void addStep(Class<?> step, Set<String> names) {
        names.add("step " + step.getSimpleName()
                + Arrays.stream(step.getRecordComponents())
                        .map(SavedNamesTest::part)
                        .collect(Collectors.joining(", ", "(", ")")));
        for (RecordComponent part : step.getRecordComponents()) {
            if (part.getType().isEnum()) {
                for (Object constant : part.getType().getEnumConstants()) {
                    names.add("constant " + part.getType().getSimpleName() + "." + constant);
                }
            }
        }
    }

    private static String part(RecordComponent part) {
        return (part.isAnnotationPresent(Piece.class)
                        ? "piece "
                        : part.getType().getSimpleName() + " ")
                + part.getName();
    }

    private static void addRules(Ruleset rules, Set<String> names) {
        rules.names().forEach(piece -> names.add("piece " + piece));
        rules.modules()
                .forEach(module -> module.tasks()
                        .forEach(task ->
                                names.add("task " + task.module() + "." + task.name() + ", pieces " + task.pieces())));
        for (int piece = 0; piece < rules.pieceCount(); piece++) {
            switch (rules.piece(piece)) {
                case EventCard event -> addBranch(rules.idOf(piece), 0, event.branch(), names);
                case ActionSource source -> addBranches(rules.idOf(piece), source, names);
                default -> {}
            }
        }
        addBranches("basic", rules.basicActions(), names);
    }

    private static void addBranches(String id, ActionSource source, Set<String> names) {
        for (int k = 0; k < source.branches().size(); k++) {
            addBranch(id, k, source.branches().get(k), names);
        }
    }

    /** An action holds the number of its branch, and older games the numbers of its stages. */
    private static void addBranch(String id, int number, Branch branch, Set<String> names) {
        names.add("branch " + id + " " + number + " " + branch.id()
                + branch.stages().stream()
                        .map(stage -> " " + stage.name().name())
                        .collect(Collectors.joining()));
    }
}
