package coldwake.content;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.content.Choices.ModeChoice;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.SetupException;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupCheckTest {
    private static final GameSetup TWO = GameSetup.standard(2);

    private static void refused(GameSetup setup, String reason) {
        assertThatThrownBy(() -> Rulesets.of(setup))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining(reason);
    }

    private static GameSetup with(String board, String species, String mode, List<String> options, int seats) {
        return new GameSetup(board, species, mode, options, seats, List.of(), List.of());
    }

    /** Every choice of {@link Rulesets#choices()} makes a game, with every option that goes with it. */
    @Test
    void everyListedCombinationMakesAGame() {
        Choices choices = Rulesets.choices();
        for (String board : choices.boards()) {
            for (String species : choices.species()) {
                for (ModeChoice mode : choices.modes()) {
                    List<String> options = choices.options().stream()
                            .filter(o ->
                                    o.modes().contains(mode.id()) && o.species().contains(species))
                            .filter(o -> o.boards().contains(board) && o.crew().isEmpty())
                            .map(Choices.OptionChoice::id)
                            .toList();
                    for (int seats = mode.minSeats(); seats <= mode.maxSeats(); seats++) {
                        GameSetup setup = with(board, species, mode.id(), options, seats);
                        assertThat(Rulesets.of(setup).setup().withBoard(board)).isEqualTo(setup);
                    }
                }
            }
        }
    }

    @Test
    void everyOtherCombinationIsRefused() {
        Choices choices = Rulesets.choices();
        for (ModeChoice mode : choices.modes()) {
            refused(with("nemesis-basic", "intruders", mode.id(), List.of(), mode.minSeats() - 1), " players, not ");
            refused(with("nemesis-basic", "intruders", mode.id(), List.of(), mode.maxSeats() + 1), " players, not ");
            choices.options().stream()
                    .filter(o -> !o.modes().contains(mode.id()))
                    .forEach(o -> refused(
                            with("nemesis-basic", "intruders", mode.id(), List.of(o.id()), mode.minSeats()),
                            "the option " + o.id() + " needs the mode"));
        }
        for (String species : choices.species()) {
            choices.options().stream()
                    .filter(o -> !o.species().contains(species))
                    .forEach(o -> refused(
                            with("nemesis-basic", species, o.modes().getFirst(), List.of(o.id()), 2),
                            "the option " + o.id() + " needs the species"));
        }
    }

    @Test
    void unknownNamesAreRefusedWithTheKnownOnes() {
        refused(TWO.withBoard("raft"), "no board is called 'raft'; known are nemesis-basic, nemesis-alternative");
        refused(with("nemesis-basic", "ducks", "standard", List.of(), 2), "no species is called 'ducks'");
        refused(TWO.withMode("chess"), "no mode is called 'chess'; known are standard, solo, coop");
        refused(TWO.withMode("standard", "cheating"), "no option is called 'cheating'");
        refused(TWO.withCrew(List.of("captain", "cook")), "no character is called 'cook'");
    }

    @Test
    void crewAndNumbersMustFit() {
        refused(TWO.withCrew(List.of("captain", "captain")), "two characters of the colour blue");
        refused(
                new GameSetup("nemesis-basic", "intruders", "standard", List.of(), 3, List.of("captain"), List.of()),
                "for 3 players 1 characters are named");
        refused(TWO.withNumbers(List.of(1, 1)), "player numbers must be [1, 2]");
    }

    @Test
    void objectivesMustFitModeAndPlayers() {
        GameSetup coop = TWO.withMode("coop");
        refused(TWO.withObjectives(List.of("hoarder")), "the standard game of 2 needs 4 objectives, not 1");
        refused(
                TWO.withObjectives(List.of("hoarder", "ab-ovo", "hoarder", "necroscopy")),
                "each objective is in the game once");
        refused(
                TWO.withObjectives(List.of("hoarder", "quarantine", "ab-ovo", "necroscopy")),
                "hoarder and quarantine are both personal");
        refused(
                TWO.withObjectives(List.of("best-friends-forever", "ab-ovo", "hoarder", "necroscopy")),
                "no objective of the standard game for 2 is called 'best-friends-forever'");
        refused(
                coop.withObjectives(List.of("destination-earth", "hoarder")),
                "no objective of the coop game for 2 is called 'hoarder'; known are destination-earth");
        assertThat(Rulesets.of(coop.withObjectives(List.of("destination-earth", "clean-up-crew")))
                        .setup()
                        .objectives())
                .containsExactly("destination-earth", "clean-up-crew");
    }

    @Test
    void reviveIsOnByDefaultInTheCooperativeGameOnly() {
        assertThat(Rulesets.choices().byDefault("coop", "intruders")).containsExactly("revive");
        assertThat(Rulesets.choices().byDefault("standard", "intruders")).isEmpty();
        assertThat(Rulesets.choices().byDefault("solo", "intruders")).isEmpty();
    }

    @Test
    void optionsAreKeptInOrderOnce() {
        assertThat(TWO.withMode("standard", "b", "a", "b").options()).containsExactly("a", "b");
    }
}
