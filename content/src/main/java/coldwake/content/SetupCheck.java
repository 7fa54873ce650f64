package coldwake.content;

import coldwake.content.Choices.CharacterChoice;
import coldwake.content.Choices.ModeChoice;
import coldwake.content.Choices.OptionChoice;
import coldwake.content.facts.ObjectiveFacts;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.SetupException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** Says why a setup is not among the choices. */
final class SetupCheck {
    private final Choices choices;
    private final List<ObjectiveFacts> objectives;
    private final GameSetup setup;

    SetupCheck(Choices choices, List<ObjectiveFacts> objectives, GameSetup setup) {
        this.choices = choices;
        this.objectives = objectives;
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
        checkObjectives();
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

    /** Two for each seat, one of each deck; one for each seat, or two for one player, of the deck for those modes. */
    private void checkObjectives() {
        List<String> named = setup.objectives();
        if (named.isEmpty()) {
            return;
        }
        boolean secret = setup.mode().equals("standard");
        int expected = setup.mode().equals("coop") ? setup.seats() : 2 * setup.seats();
        if (named.size() != expected) {
            throw new SetupException("the " + setup.mode() + " game of " + setup.seats() + " needs " + expected
                    + " objectives, not " + named.size());
        }
        if (named.stream().distinct().count() != named.size()) {
            throw new SetupException("each objective is in the game once, but one is named twice in " + named);
        }
        List<ObjectiveFacts> cards = named.stream().map(this::objective).toList();
        for (int k = 0; k + 1 < cards.size() && secret; k += 2) {
            if (cards.get(k).kind().equals(cards.get(k + 1).kind())) {
                throw new SetupException("each player gets a corporate and a personal objective, but "
                        + cards.get(k).id() + " and " + cards.get(k + 1).id() + " are both "
                        + cards.get(k).kind());
            }
        }
    }

    /** An objective that fits the mode and the number of players. */
    private ObjectiveFacts objective(String id) {
        boolean secret = setup.mode().equals("standard");
        List<ObjectiveFacts> fitting = objectives.stream()
                .filter(card -> secret != card.kind().equals("solo-coop"))
                .filter(card -> card.minPlayers() <= setup.seats())
                .toList();
        oneOf(
                "objective of the " + setup.mode() + " game for " + setup.seats(),
                id,
                fitting.stream().map(ObjectiveFacts::id).toList());
        return fitting.stream().filter(card -> card.id().equals(id)).findFirst().orElseThrow();
    }
}
