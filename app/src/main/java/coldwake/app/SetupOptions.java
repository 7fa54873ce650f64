package coldwake.app;

import coldwake.content.Epilogues;
import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.GameState;
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
            completionCandidates = GameOptions.AddOns.class,
            description = "Options: ${COMPLETION-CANDIDATES}, or none; default those that belong to the mode.")
    @Nullable List<String> options;

    GameSetup setup() {
        return new GameSetup(game.board, game.species, game.mode, options(), seats(), crew, List.of());
    }

    /** The Epilogue of a finished game, for as many players unless it is said otherwise. */
    GameSetup after(GameState over) {
        int players = game.seats == null ? crew.isEmpty() ? over.seats() : crew.size() : game.seats;
        GameSetup setup = Epilogues.after(over, players, options == null ? List.of() : options());
        return crew.isEmpty() ? setup : setup.withCrew(crew);
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
