package coldwake.app;

import coldwake.content.Choices.ModeChoice;
import coldwake.content.Choices.OptionChoice;
import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Which game, and for how many, as options that every command with a game has. */
final class GameOptions {
    private static final int USUAL_SEATS = 4;
    private static final GameSetup USUAL = GameSetup.standard(USUAL_SEATS);

    @Option(names = "--seats", paramLabel = "N", description = "Players, 1 to 5; default 4, or 1 in the solo mode.")
    @Nullable Integer seats;

    @Option(
            names = "--mode",
            paramLabel = "ID",
            completionCandidates = Modes.class,
            description = "Mode: ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}.")
    String mode = USUAL.mode();

    @Option(
            names = "--board",
            paramLabel = "ID",
            completionCandidates = Boards.class,
            description = "Ship: ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}.")
    String board = USUAL.board();

    @Option(
            names = "--species",
            paramLabel = "ID",
            completionCandidates = AllSpecies.class,
            description = "Species: ${COMPLETION-CANDIDATES}; default ${DEFAULT-VALUE}.")
    String species = USUAL.species();

    /** What can be named, for the help. */
    private static final class Modes extends Ids {
        Modes() {
            super(Rulesets.choices().modes().stream().map(ModeChoice::id).toList());
        }
    }

    private static final class Boards extends Ids {
        Boards() {
            super(Rulesets.choices().boards());
        }
    }

    private static final class AllSpecies extends Ids {
        AllSpecies() {
            super(Rulesets.choices().species());
        }
    }

    static final class AddOns extends Ids {
        AddOns() {
            super(Rulesets.choices().options().stream().map(OptionChoice::id).toList());
        }
    }

    static class Ids implements Iterable<String> {
        private final List<String> ids;

        Ids(List<String> ids) {
            this.ids = ids;
        }

        @Override
        public Iterator<String> iterator() {
            return ids.iterator();
        }
    }

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
