package coldwake.content;

import coldwake.content.Choices.CharacterChoice;
import coldwake.content.Choices.ModeChoice;
import coldwake.content.Choices.OptionChoice;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.SetupException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Says why a setup is not among the choices. */
final class SetupCheck {
    private final Choices choices;
    private final GameSetup setup;

    SetupCheck(Choices choices, GameSetup setup) {
        this.choices = choices;
        this.setup = setup;
    }

    void check() {
        oneOf("board", setup.board(), choices.boards());
        oneOf("species", setup.species(), choices.species());
        oneOf("mode", setup.mode(), choices.modes().stream().map(ModeChoice::id).toList());
        checkSeats();
        setup.options().forEach(this::checkOption);
        checkCrew();
        checkNumbers();
    }

    private static void oneOf(String what, String found, List<String> known) {
        if (!known.contains(found)) {
            throw new SetupException("no " + what + " is called '" + found + "'; known are "
                    + (known.isEmpty() ? "none" : String.join(", ", known)));
        }
    }

    private void checkSeats() {
        ModeChoice mode = choices.modes().stream()
                .filter(m -> m.id().equals(setup.mode()))
                .findFirst()
                .orElseThrow();
        if (setup.seats() < mode.minSeats() || setup.seats() > mode.maxSeats()) {
            String range = mode.minSeats() == mode.maxSeats()
                    ? String.valueOf(mode.minSeats())
                    : mode.minSeats() + " to " + mode.maxSeats();
            throw new SetupException("the " + mode.id() + " game is for " + range + " players, not " + setup.seats());
        }
    }

    private void checkOption(String id) {
        oneOf("option", id, choices.options().stream().map(OptionChoice::id).toList());
        OptionChoice option = choices.options().stream()
                .filter(o -> o.id().equals(id))
                .findFirst()
                .orElseThrow();
        goesWith(id, "mode", setup.mode(), option.modes());
        goesWith(id, "species", setup.species(), option.species());
    }

    private static void goesWith(String option, String what, String found, List<String> allowed) {
        if (!allowed.contains(found)) {
            throw new SetupException("the option " + option + " needs the " + what + " " + String.join(" or ", allowed)
                    + ", not " + found);
        }
    }

    private void checkCrew() {
        if (setup.crew().isEmpty()) {
            return;
        }
        if (setup.crew().size() != setup.seats()) {
            throw new SetupException(
                    "for " + setup.seats() + " players " + setup.crew().size() + " characters are named");
        }
        List<String> known =
                choices.characters().stream().map(CharacterChoice::id).toList();
        List<String> colours = new ArrayList<>();
        for (String id : setup.crew()) {
            oneOf("character", id, known);
            String colour = choices.characters().get(known.indexOf(id)).colour();
            if (colours.contains(colour)) {
                throw new SetupException(
                        "two characters of the colour " + colour + " are named; each colour can be in a game once");
            }
            colours.add(colour);
        }
    }

    private void checkNumbers() {
        List<Integer> expected = IntStream.rangeClosed(1, setup.seats()).boxed().toList();
        if (!setup.numbers().isEmpty()
                && !setup.numbers().stream().sorted().toList().equals(expected)) {
            throw new SetupException("player numbers must be " + expected + " in some order, not " + setup.numbers());
        }
    }
}
