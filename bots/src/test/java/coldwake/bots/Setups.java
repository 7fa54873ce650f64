package coldwake.bots;

import coldwake.content.Choices;
import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import java.util.stream.Stream;

/** Every board, species and mode there is, and the options that bots think about, once. */
final class Setups {
    private Setups() {}

    static Stream<GameSetup> others() {
        Choices choices = Rulesets.choices();
        GameSetup three = GameSetup.standard(3);
        return Stream.of(
                        choices.boards().stream().map(three::withBoard),
                        choices.species().stream().map(three::withSpecies),
                        choices.modes().stream()
                                .map(mode -> GameSetup.standard(Math.clamp(3, mode.minSeats(), mode.maxSeats()))
                                        .withMode(mode.id())),
                        Stream.of(
                                three.withMode("coop", "revive"),
                                three.withMode("standard", "intruder-player"),
                                three.withMode("standard", "prototype")))
                .flatMap(setups -> setups)
                .distinct();
    }
}
