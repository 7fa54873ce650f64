package coldwake.app;

import coldwake.testkit.scenario.ScenarioResult;
import coldwake.testkit.scenario.ScenarioSuite;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Runs scenario files. */
@Command(
        name = "scenario",
        description = "Runs scenario files, and all files of folders.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit status 1 if one fails. docs/scenarios.md tells how to write one."})
final class ScenarioCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "PATH", arity = "1..*", description = "Scenario files or folders.")
    private List<Path> paths;

    @Option(names = "--list", description = "Prints a line for each scenario, not only for those that fail.")
    private boolean list;

    @Override
    public Integer call() {
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new ParameterException(spec.commandLine(), "there is no file or folder '" + path + "'");
            }
        }
        PrintWriter out = spec.commandLine().getOut();
        List<ScenarioResult> outcomes = ScenarioSuite.run(paths);
        if (outcomes.isEmpty()) {
            throw new ParameterException(spec.commandLine(), "there is no scenario file in " + paths);
        }
        int failed = 0;
        for (ScenarioResult outcome : outcomes) {
            if (!outcome.passed()) {
                failed++;
                out.println(outcome.text());
            } else if (list) {
                out.println("ok      " + outcome.id() + ": " + outcome.title());
            }
        }
        out.println(outcomes.size() + " scenarios, " + failed + " failed");
        out.flush();
        return failed == 0 ? 0 : 1;
    }
}
