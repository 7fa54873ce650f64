package coldwake.app;

import coldwake.content.save.SaveException;
import coldwake.engine.setup.SetupException;
import java.util.function.Supplier;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;

/** Turns what the game says about impossible arguments into one line and exit status 2. */
final class Arguments {
    private Arguments() {}

    /** What the arguments mean. Only their reading belongs in here: a failure of the game itself is no wrong argument. */
    static <T> T read(CommandSpec spec, Supplier<T> reading) {
        try {
            return reading.get();
        } catch (SetupException | SaveException | IllegalArgumentException wrong) {
            throw new ParameterException(spec.commandLine(), String.valueOf(wrong.getMessage()), wrong);
        }
    }
}
