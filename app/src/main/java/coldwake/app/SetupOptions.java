package coldwake.app;

import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What the players agree on before a game, as options of a command. */
final class SetupOptions {
    private static final int USUAL_SEATS = 4;

    @Option(names = "--seats", paramLabel = "N", description = "Players, 1 to 5; default 4, or 1 in the solo mode.")
    @Nullable Integer seats;

    @Option(
            names = "--mode",
            paramLabel = "ID",
            defaultValue = "standard",
            description = "Mode: standard, solo or coop; default standard.")
    String mode;

    @Option(
            names = "--board",
            paramLabel = "ID",
            defaultValue = "nemesis-basic",
            description = "Ship: nemesis-basic or nemesis-alternative; default nemesis-basic.")
    String board;

    @Option(
            names = "--species",
            paramLabel = "ID",
            defaultValue = "intruders",
            description = "Species: intruders, carnomorphs or void-seeders; default intruders.")
    String species;

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
        return new GameSetup(board, species, mode, options(), seats(), crew, List.of());
    }

    private List<String> options() {
        if (options == null) {
            return Rulesets.choices().byDefault(mode, species);
        }
        return options.equals(List.of("none")) ? List.of() : options;
    }

    /** As many as are named, or as usual, if the mode is for so many. */
    int seats() {
        return seats(seats, crew, mode);
    }

    static int seats(@Nullable Integer seats, List<String> crew, String mode) {
        if (seats != null) {
            return seats;
        }
        if (!crew.isEmpty()) {
            return crew.size();
        }
        return Rulesets.choices().modes().stream()
                .filter(choice -> choice.id().equals(mode))
                .mapToInt(choice -> Math.min(USUAL_SEATS, choice.maxSeats()))
                .findFirst()
                .orElse(USUAL_SEATS);
    }
}
