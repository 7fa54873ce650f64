package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.bots.Bots;
import coldwake.content.Choices;
import coldwake.content.Choices.ModeChoice;
import coldwake.content.Rulesets;
import coldwake.content.aftermath.LucrativeOffer;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.SetupException;
import coldwake.testkit.golden.Recording;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** All there is to agree on, in every combination: what goes together is played to its end, the rest is refused. */
class CombinationsTest {
    private static final int LEAST_SEATS = 0;
    private static final int MOST_SEATS = GameSetup.MAX_SEATS + 1;

    /** One in so many combinations is played: there are thousands, and each option is in half of them. */
    private static final int STEP = 17;

    private static final Choices CHOICES = Rulesets.choices();

    /** Every mode, ship, species, set of options and number of seats. */
    private static List<GameSetup> all() {
        List<GameSetup> setups = new ArrayList<>();
        for (ModeChoice mode : CHOICES.modes()) {
            for (String board : CHOICES.boards()) {
                for (String species : CHOICES.species()) {
                    for (int set : sets()) {
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

    /** Each option, each pair, all of them and all but one; and some of all other sets. */
    private static int[] sets() {
        int options = CHOICES.options().size();
        return IntStream.range(0, 1 << options)
                .filter(set -> Integer.bitCount(set) <= 2 || Integer.bitCount(set) >= options - 1 || set % 29 == 0)
                .toArray();
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
        boolean epilogue = setup.mode().equals("epilogue");
        if (setup.seats() < (solo || epilogue ? 1 : 2) || setup.seats() > (solo ? 1 : 5)) {
            return Optional.of("players, not " + setup.seats());
        }
        boolean house = setup.options().contains("house-species");
        if (house && setup.species().equals("intruders")) {
            return Optional.of("the option house-species needs the species carnomorphs or void-seeders, not intruders");
        }
        if (epilogue && !house && !setup.species().equals("intruders")) {
            return Optional.of("the mode epilogue needs the species intruders, not " + setup.species());
        }
        if (epilogue && setup.options().contains("research-mission")) {
            return Optional.of("the option research-mission needs the mode standard or solo or coop, not epilogue");
        }
        if (epilogue && setup.options().contains("prototype")) {
            return Optional.of("the option prototype needs the mode standard or solo or coop, not epilogue");
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
        if (setup.options().contains("prototype")) {
            return reasonsOfPrototype(setup).findFirst().or(() -> reasonOfMission(setup));
        }
        return reasonOfMission(setup);
    }

    private static Stream<String> reasonsOfPrototype(GameSetup setup) {
        if (!setup.species().equals("intruders")) {
            return Stream.of("the option prototype needs the species intruders, not " + setup.species());
        }
        if (setup.mode().equals("epilogue")) {
            return Stream.of("the option prototype needs the mode standard or solo or coop, not epilogue");
        }
        return Stream.of(
                        "aftermath-characters",
                        "traits",
                        "aftermath-rooms",
                        "turrets",
                        "research-mission",
                        "intruder-player",
                        "crawl",
                        "achievements",
                        "feats",
                        "blood-tests")
                .filter(setup.options()::contains)
                .map(other -> "the options prototype and " + other + " do not go together");
    }

    private static Optional<String> reasonOfMission(GameSetup setup) {
        if (!setup.options().contains("research-mission")) {
            return Optional.empty();
        }
        if (!setup.species().equals("intruders") && !setup.options().contains("house-species")) {
            return Optional.of("the option research-mission needs the species intruders, not " + setup.species());
        }
        if (!setup.board().equals("nemesis-basic")) {
            return Optional.of("the option research-mission needs the board nemesis-basic, not " + setup.board());
        }
        return setup.options().contains("intruder-player")
                ? Optional.of("the options research-mission and intruder-player do not go together")
                : Optional.empty();
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
        if (setup.options().contains("prototype")) {
            reasonsOfPrototype(setup).forEach(found::add);
        }
        for (String one : setup.options()) {
            reason(setup.withMode(setup.mode(), one)).ifPresent(found::add);
            for (String other : setup.options()) {
                reason(setup.withMode(setup.mode(), one, other)).ifPresent(found::add);
            }
        }
        return found;
    }

    /** A sample, each as a game of bots that do anything, with all laws looked at on the way. */
    @Test
    void whatGoesTogetherIsPlayedToItsEnd() {
        List<GameSetup> allowed =
                all().stream().filter(setup -> reason(setup).isEmpty()).toList();
        assertThat(allowed).hasSizeGreaterThan(300);
        List<Recording> played = IntStream.range(0, allowed.size())
                .filter(k -> k % STEP == 0)
                .parallel()
                .mapToObj(k -> LawfulGame.play(Rulesets.of(allowed.get(k)), k, new BotPlayers(Bots.RANDOM)))
                .toList();
        assertThat(played).allSatisfy(game -> assertThat(game.choices()).isNotEmpty());
        assertThat(played)
                .as("the hourglass is picked up, and put away for good")
                .anyMatch(game -> used(game, "hourglass:"))
                .anyMatch(game -> used(game, "hourglass-off"));
        assertThat(played)
                .as("somebody crawls, prepares a blood test and uses an achievement")
                .anyMatch(game -> used(game, "act:crawl"))
                .anyMatch(game -> used(game, "room/prepare-blood-test"))
                .anyMatch(game -> used(game, "species:achievement"));
        assertThat(played).as("the offer is taken").anyMatch(game -> used(game, LucrativeOffer.TAKE));
    }

    private static boolean used(Recording game, String option) {
        return game.choices().stream().anyMatch(c -> c.option().startsWith(option));
    }
}
