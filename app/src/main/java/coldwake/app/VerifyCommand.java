package coldwake.app;

import coldwake.content.save.Replay;
import coldwake.content.save.SaveException;
import coldwake.content.save.SavedGame;
import coldwake.server.table.Exports;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks that a game was played as it says. */
@Command(
        name = "verify",
        description =
                "Checks a saved game, or an exported one or a table of a server: the commitment to its seed, its choices"
                        + " and its state.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit status 1 if something does not fit."})
final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A saved or exported game.")
    private Path file;

    @Option(
            names = "--commitment",
            paramLabel = "HEX",
            description = "What was published when the game began; default what the file says.")
    private @Nullable String published;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        String problem = problem();
        out.println(problem == null ? "everything fits: seed, choices and state" : problem);
        out.flush();
        return problem == null ? 0 : 1;
    }

    private @Nullable String problem() {
        try {
            String table = GameFiles.tableIn(file);
            if (table != null) {
                return Exports.problem(table, published);
            }
            SavedGame saved = GameFiles.read(file).saved();
            Replay.run(saved, null);
            return published == null || published.equals(saved.commitment())
                    ? null
                    : "the game was committed to as " + saved.commitment() + ", not as " + published;
        } catch (SaveException wrong) {
            return switch (wrong.problem()) {
                case CORRUPT, FOREIGN, FORMAT_VERSION ->
                    throw new ParameterException(
                            spec.commandLine(), file + ": " + String.valueOf(wrong.getMessage()), wrong);
                case SETUP, SNAPSHOT, HASH, SEED, REPLAY -> String.valueOf(wrong.getMessage());
            };
        } catch (IllegalArgumentException unreadable) {
            throw new ParameterException(spec.commandLine(), String.valueOf(unreadable.getMessage()), unreadable);
        }
    }
}
