package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.bots.Bots;
import coldwake.content.Choices;
import coldwake.content.Choices.ModeChoice;
import coldwake.content.Choices.OptionChoice;
import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.SetupException;
import coldwake.testkit.golden.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** All there is to agree on, in every combination: what goes together is played to its end, the rest is refused. */
class CombinationsTest {
    private static final int LEAST_SEATS = 0;
    private static final int MOST_SEATS = GameSetup.MAX_SEATS + 1;

    private static final Choices CHOICES = Rulesets.choices();

    /** Every mode, ship, species, set of options and number of seats. */
    private static List<GameSetup> all() {
        List<GameSetup> setups = new ArrayList<>();
        for (ModeChoice mode : CHOICES.modes()) {
            for (String board : CHOICES.boards()) {
                for (String species : CHOICES.species()) {
                    for (int set = 0; set < 1 << CHOICES.options().size(); set++) {
                        for (int seats = LEAST_SEATS; seats <= MOST_SEATS; seats++) {
                            setups.add(new GameSetup(
                                    board, species, mode.id(), options(set), seats, List.of(), List.of()));
                        }
                    }
                }
            }
        }
        return setups;
    }

    private static List<String> options(int set) {
        List<String> options = new ArrayList<>();
        for (int k = 0; k < CHOICES.options().size(); k++) {
            if ((set & 1 << k) != 0) {
                options.add(CHOICES.options().get(k).id());
            }
        }
        return options;
    }

    /** The rules of this list are written down here once more, as the book of the game has them. */
    private static Optional<String> reason(GameSetup setup) {
        boolean solo = setup.mode().equals("solo");
        if (setup.seats() < (solo ? 1 : 2) || setup.seats() > (solo ? 1 : 5)) {
            return Optional.of("players, not " + setup.seats());
        }
        if (setup.options().contains("revive") && !setup.mode().equals("coop")) {
            return Optional.of("the option revive needs the mode coop, not " + setup.mode());
        }
        if (setup.options().contains("intruder-player") && !setup.mode().equals("standard")) {
            return Optional.of("the option intruder-player needs the mode standard, not " + setup.mode());
        }
        if (setup.options().contains("intruder-player") && !setup.species().equals("intruders")) {
            return Optional.of("the option intruder-player needs the species intruders, not " + setup.species());
        }
        return Optional.empty();
    }

    @Test
    void whatDoesNotGoTogetherIsRefusedWithTheReason() {
        List<GameSetup> refused =
                all().stream().filter(setup -> reason(setup).isPresent()).toList();
        assertThat(refused).hasSizeGreaterThan(1000);
        for (GameSetup setup : refused) {
            assertThatThrownBy(() -> Rulesets.of(setup))
                    .as("%s", setup)
                    .isInstanceOf(SetupException.class)
                    .hasMessageContaining("not ")
                    .satisfies(e -> assertThat(reasons(setup))
                            .anyMatch(r -> String.valueOf(e.getMessage()).contains(r)));
        }
    }

    /** Each reason by itself: whichever is named first is right. */
    private static List<String> reasons(GameSetup setup) {
        List<String> found = new ArrayList<>();
        reason(setup.withMode(setup.mode())).ifPresent(found::add);
        for (OptionChoice option : CHOICES.options()) {
            if (setup.options().contains(option.id())) {
                reason(setup.withMode(setup.mode(), option.id())).ifPresent(found::add);
            }
        }
        return found;
    }

    /** Each as a game of bots that do anything, with all laws looked at on the way. */
    @Test
    void whatGoesTogetherIsPlayedToItsEnd() {
        List<GameSetup> allowed =
                all().stream().filter(setup -> reason(setup).isEmpty()).toList();
        assertThat(allowed).hasSizeGreaterThan(300);
        List<Recording> played = IntStream.range(0, allowed.size())
                .parallel()
                .mapToObj(k -> LawfulGame.play(Rulesets.of(allowed.get(k)), k, new BotPlayers(Bots.RANDOM)))
                .toList();
        assertThat(played).allSatisfy(game -> assertThat(game.choices()).isNotEmpty());
        assertThat(played)
                .as("the hourglass is picked up, and put away for good")
                .anyMatch(game -> used(game, "hourglass:"))
                .anyMatch(game -> used(game, "hourglass-off"));
    }

    private static boolean used(Recording game, String option) {
        return game.choices().stream().anyMatch(c -> c.option().startsWith(option));
    }
}
