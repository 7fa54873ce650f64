package coldwake.app;

import coldwake.lab.journal.Journal;
import coldwake.lab.journal.JournalException;
import coldwake.lab.journal.JournalFile;
import coldwake.lab.journal.Result;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Checks that a game was played as it says. */
@Command(
        name = "verify",
        description = "Checks a saved or exported game: fingerprint, choices and result.",
        mixinStandardHelpOptions = true,
        footer = {"", "Exit status 1 if something does not fit."})
final class VerifyCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "FILE", description = "A saved or exported game.")
    private Path file;

    @Option(
            names = "--fingerprint",
            paramLabel = "HEX",
            description = "The fingerprint that was published when the game began.")
    private @Nullable String published;

    @Override
    public Integer call() {
        JournalFile.Content content = Arguments.read(spec, () -> JournalFile.readAll(file));
        PrintWriter out = spec.commandLine().getOut();
        String problem = problem(content);
        out.println(problem == null ? "all fits: fingerprint, choices and result" : problem);
        out.flush();
        return problem == null ? 0 : 1;
    }

    private @Nullable String problem(JournalFile.Content content) {
        Journal game = content.game();
        String fingerprint = game.expectedFingerprint();
        if (!game.fingerprint().equals(fingerprint)) {
            return "the fingerprint in the file does not belong to its setup and seed";
        }
        if (published != null && !fingerprint.equals(published)) {
            return "the published fingerprint does not belong to this game";
        }
        try {
            Result replayed = Result.of(game.replay());
            Result told = content.result();
            return told == null || told.equals(replayed)
                    ? null
                    : "the game came out otherwise: " + replayed + ", the file says " + told;
        } catch (JournalException impossible) {
            return impossible.getMessage();
        }
    }
}
