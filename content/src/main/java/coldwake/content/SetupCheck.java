package coldwake.content;

import coldwake.content.Choices.CharacterChoice;
import coldwake.content.Choices.ModeChoice;
import coldwake.content.Choices.OptionChoice;
import coldwake.content.aftermath.Aftermath;
import coldwake.content.facts.MissionFacts;
import coldwake.content.facts.ObjectiveFacts;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Remains;
import coldwake.engine.setup.SetupException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Says why a setup is not among the choices. */
final class SetupCheck {
    /** Options that let missions go with every species. */
    private static final List<String> HOUSE_VARIANTS = List.of(Aftermath.HOUSE_SPECIES);

    private final Choices choices;
    private final Optional<MissionFacts> mission;
    private final List<ObjectiveFacts> objectives;
    private final GameSetup setup;

    SetupCheck(Choices choices, Optional<MissionFacts> mission, List<ObjectiveFacts> objectives, GameSetup setup) {
        this.choices = choices;
        this.mission = mission;
        this.objectives = objectives;
        this.setup = setup;
    }

    void check() {
        oneOf("board", setup.board(), choices.boards());
        oneOf("species", setup.species(), choices.species());
        oneOf("mode", setup.mode(), choices.modes().stream().map(ModeChoice::id).toList());
        checkSeats();
        checkMission();
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

    private ModeChoice mode() {
        return choices.modes().stream()
                .filter(m -> m.id().equals(setup.mode()))
                .findFirst()
                .orElseThrow();
    }

    private void checkSeats() {
        ModeChoice mode = mode();
        if (setup.seats() < mode.minSeats() || setup.seats() > mode.maxSeats()) {
            String range = mode.minSeats() == mode.maxSeats()
                    ? String.valueOf(mode.minSeats())
                    : mode.minSeats() + " to " + mode.maxSeats();
            throw new SetupException("the " + mode.id() + " game is for " + range + " players, not " + setup.seats());
        }
    }

    /** A mode that is a mission goes with its species and boards alone, and only such a mode follows another game. */
    private void checkMission() {
        ModeChoice mode = mode();
        goesWith("mode", mode.id(), "species", setup.species(), withHouse(mode.id(), mode.species()));
        goesWith("mode", mode.id(), "board", setup.board(), mode.boards());
        Remains before = setup.before();
        if (before == null) {
            return;
        }
        if (mission.isEmpty() || !mission.get().id().equals(setup.mode())) {
            throw new SetupException("the " + setup.mode() + " game follows no other game");
        }
        if (setup.seats() > before.crew().size()) {
            throw new SetupException(
                    "the " + setup.mode() + " game is for as many players as the game before it or fewer: "
                            + before.crew().size() + ", not " + setup.seats());
        }
        for (String character : setup.crew()) {
            if (before.crew().contains(character)) {
                throw new SetupException(character + " took part in the game before and is not available");
            }
        }
    }

    /** The house variant lets missions go with every species. */
    private List<String> withHouse(String id, List<String> species) {
        boolean isMission = mission.isPresent() && mission.get().id().equals(id);
        return isMission && setup.options().stream().anyMatch(HOUSE_VARIANTS::contains) ? choices.species() : species;
    }

    private void checkOption(String id) {
        oneOf("option", id, choices.options().stream().map(OptionChoice::id).toList());
        OptionChoice option = choices.options().stream()
                .filter(o -> o.id().equals(id))
                .findFirst()
                .orElseThrow();
        goesWith("option", id, "mode", setup.mode(), option.modes());
        goesWith("option", id, "species", setup.species(), withHouse(id, option.species()));
        goesWith("option", id, "board", setup.board(), option.boards());
        for (String other : option.without()) {
            if (setup.options().contains(other)) {
                throw new SetupException("the options " + id + " and " + other + " do not go together");
            }
        }
        if (!option.crew().isEmpty()) {
            checkCrewOf(option);
        }
    }

    /** A draft needs a card for each player; those of a pack are in it only with its option. */
    private void checkCrewOf(OptionChoice option) {
        for (String character : setup.crew()) {
            if (!option.crew().contains(character)) {
                throw new SetupException(character + " does not take part with the option " + option.id()
                        + "; those who do are " + String.join(", ", option.crew()));
            }
        }
        List<String> drafted = choices.characters().stream()
                .filter(c -> option.crew().contains(c.id()))
                .filter(c -> !c.option().equals(Modes.MEDIC) || setup.options().contains(Modes.MEDIC))
                .map(CharacterChoice::id)
                .toList();
        if (setup.crew().isEmpty() && choices.colours(drafted) < setup.seats()) {
            throw new SetupException("the option " + option.id() + " has characters for " + choices.colours(drafted)
                    + " players, not for " + setup.seats());
        }
    }

    private static void goesWith(String kind, String id, String what, String found, List<String> allowed) {
        if (!allowed.contains(found)) {
            throw new SetupException("the " + kind + " " + id + " needs the " + what + " "
                    + String.join(" or ", allowed) + ", not " + found);
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
        boolean secret = Modes.entry(setup).secret();
        int expected = Modes.entry(setup).objectives().applyAsInt(setup.seats());
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
        boolean secret = Modes.entry(setup).secret();
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
