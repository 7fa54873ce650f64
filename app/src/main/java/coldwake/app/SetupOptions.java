package coldwake.app;

import coldwake.engine.setup.GameSetup;
import java.util.List;
import picocli.CommandLine.Option;

/** What the players agree on before a game, as options of a command. */
final class SetupOptions {
    @Option(names = "--seats", paramLabel = "N", defaultValue = "4", description = "Players, 2 to 5; default 4.")
    int seats;

    @Option(names = "--mode", paramLabel = "ID", defaultValue = "standard", description = "Mode; default standard.")
    String mode;

    @Option(
            names = "--board",
            paramLabel = "ID",
            defaultValue = "nemesis-basic",
            description = "Ship; default nemesis-basic.")
    String board;

    @Option(
            names = "--species",
            paramLabel = "ID",
            defaultValue = "intruders",
            description = "Species; default intruders.")
    String species;

    @Option(
            names = "--crew",
            paramLabel = "ID,...",
            split = ",",
            description = "Characters by seat instead of a draft.")
    List<String> crew = List.of();

    GameSetup setup() {
        return new GameSetup(board, species, mode, seats, crew, List.of());
    }
}
