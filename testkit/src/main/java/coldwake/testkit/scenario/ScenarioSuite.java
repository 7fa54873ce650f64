package coldwake.testkit.scenario;

import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.stream.Stream;

/** Runs scenario files, and all files of folders. */
public final class ScenarioSuite {
    private ScenarioSuite() {}

    /** Runs files and folders; one result for each file, in path order within each argument. */
    public static List<ScenarioResult> run(List<Path> paths) {
        Map<GameSetup, Ruleset> rulesets = new ConcurrentHashMap<>();
        return files(paths).parallelStream()
                .map(file -> run(file, setup -> rulesets.computeIfAbsent(setup, Rulesets::of)))
                .toList();
    }

    /** Every scenario file among some files and folders. */
    public static List<Path> files(List<Path> paths) {
        List<Path> files = new ArrayList<>();
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                try (Stream<Path> found = Files.walk(path)) {
                    found.filter(f -> f.toString().endsWith(".yaml")).sorted().forEach(files::add);
                } catch (IOException e) {
                    throw new UncheckedIOException("cannot list " + path, e);
                }
            } else {
                files.add(path);
            }
        }
        return List.copyOf(files);
    }

    /** Runs one file; a mistake in it is a failure like any other. */
    private static ScenarioResult run(Path file, Function<GameSetup, Ruleset> rulesets) {
        Path name = file.getFileName();
        String id = name == null ? file.toString() : name.toString().replace(".yaml", "");
        try {
            Scenario scenario = ScenarioReader.read(file);
            if (!scenario.id().equals(id)) {
                return new ScenarioResult(
                        file.toString(),
                        id,
                        scenario.title(),
                        List.of("scenario: expected the name of the file, " + id + ", found " + scenario.id()),
                        "");
            }
            return Runner.play(scenario, rulesets);
        } catch (ScenarioException | UncheckedIOException e) {
            return new ScenarioResult(file.toString(), id, "", List.of(String.valueOf(e.getMessage())), "");
        }
    }
}
