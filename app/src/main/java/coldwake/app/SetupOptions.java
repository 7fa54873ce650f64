package coldwake.app;

import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What the players agree on before a game, as options of a command. */
final class SetupOptions {
    @Mixin
    private GameOptions game;

    @Option(
            names = "--crew",
            paramLabel = "ID,...",
            split = ",",
            description = "Characters by seat instead of a draft.")
    List<String> crew = List.of();

    @Option(
            names = "--options",
            paramLabel = "ID,...",
            split = ",",
            description =
                    "Options: medic, hourglass, revive (co-op, on by default), intruder-player (standard, Intruders), or none.")
    @Nullable List<String> options;

    GameSetup setup() {
        return new GameSetup(game.board, game.species, game.mode, options(), seats(), crew, List.of());
    }

    private List<String> options() {
        if (options == null) {
            return Rulesets.choices().byDefault(game.mode, game.species);
        }
        return options.equals(List.of("none")) ? List.of() : options;
    }

    int seats() {
        return game.seats(crew, game.mode);
    }
}
