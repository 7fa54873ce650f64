package coldwake.app;

import java.util.List;
import picocli.CommandLine.Option;

/** Which bots play the games of a command, as options. */
final class BotOptions {
    @Option(
            names = "--bots",
            paramLabel = "NAME,...",
            split = ",",
            defaultValue = "random",
            description = "One bot for all seats or one for each; default random.")
    List<String> names;

    @Option(names = "--rotate", description = "Moves the bots one seat on with each game.")
    boolean rotate;
}
