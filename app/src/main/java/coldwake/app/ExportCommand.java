package coldwake.app;

import coldwake.content.save.Replay;
import coldwake.content.save.SavedGame;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Writes a finished game for others to check. */
@Command(
        name = "export",
        description = "Writes a finished game, with its seed, for others to replay and verify.",
        mixinStandardHelpOptions = true)
final class ExportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE", description = "A saved game.")
    private Path file;

    @Parameters(index = "1", paramLabel = "OUT", description = "The file to write.")
    private Path target;

    @Override
    public Integer call() {
        SavedGame saved = Arguments.read(spec, () -> GameFiles.read(file).saved());
        if (!Arguments.read(spec, () -> Replay.run(saved, null)).over()) {
            throw new ParameterException(
                    spec.commandLine(), "the game in " + file + " is not over; its seed would tell secrets");
        }
        try {
            GameFiles.write(target, saved);
        } catch (UncheckedIOException failed) {
            throw new ParameterException(spec.commandLine(), String.valueOf(failed.getMessage()), failed);
        }
        spec.commandLine().getOut().println("written to " + target);
        spec.commandLine().getOut().flush();
        return 0;
    }
}
