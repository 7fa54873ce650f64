package coldwake.app;

import coldwake.content.Rulesets;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which game, and for how many, as options that every command with a game has. */
final class GameOptions {
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

    /** As many as are named, or as usual, if the mode is for so many. */
    int seats(List<String> crew, String playing) {
        if (seats != null) {
            return seats;
        }
        if (!crew.isEmpty()) {
            return crew.size();
        }
        return Rulesets.choices().modes().stream()
                .filter(choice -> choice.id().equals(playing))
                .mapToInt(choice -> Math.min(USUAL_SEATS, choice.maxSeats()))
                .findFirst()
                .orElse(USUAL_SEATS);
    }
}
