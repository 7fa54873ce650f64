package coldwake.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.testkit.golden.Recording;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The laws on games of bots: 2 to 5 seats, with a draft and with fixed crews, played at random and with some sense. */
class LawsTest {
    private static final int GAMES = 60;
    private static final GameSetup SOLO = GameSetup.standard(1).withMode("solo");
    private static final Path FAILED = Path.of("target", "broken-games");

    static Stream<Arguments> games() {
        return setups().stream()
                .flatMap(setup -> Stream.of(Bots.RANDOM, Bots.EASY).map(bots -> Arguments.of(setup, bots)));
    }

    private static List<GameSetup> setups() {
        GameSetup two = GameSetup.standard(2);
        return List.of(
                two,
                GameSetup.standard(3),
                GameSetup.standard(4),
                GameSetup.standard(5),
                GameSetup.standard(5).withMode("standard", "medic"),
                two.withSpecies("carnomorphs"),
                GameSetup.standard(3).withSpecies("carnomorphs").withBoard("nemesis-alternative"),
                GameSetup.standard(4).withSpecies("carnomorphs"),
                GameSetup.standard(5).withSpecies("carnomorphs"),
                GameSetup.standard(4).withSpecies("carnomorphs").withMode("coop", "revive"),
                SOLO.withSpecies("carnomorphs"),
                two.withSpecies("void-seeders"),
                GameSetup.standard(3).withSpecies("void-seeders").withBoard("nemesis-alternative"),
                GameSetup.standard(4).withSpecies("void-seeders"),
                GameSetup.standard(5).withSpecies("void-seeders").withMode("standard", "medic"),
                GameSetup.standard(4).withSpecies("void-seeders").withMode("coop"),
                SOLO.withSpecies("void-seeders"),
                two.withMode("standard", "medic", "research-mission"),
                SOLO.withMode("solo", "research-mission"),
                two.withMode("coop", "medic", "research-mission", "revive"),
                two.withCrew(List.of("medic", "soldier")),
                two.withCrew(List.of("ceo", "scout")),
                GameSetup.standard(3)
                        .withCrew(List.of("scout", "ceo", "android"))
                        .withMode("standard", "traits"),
                two.withBoard("nemesis-alternative"),
                two.withMode("standard", "intruder-player"),
                GameSetup.standard(3).withMode("standard", "intruder-player", "medic"),
                GameSetup.standard(4).withMode("standard", "intruder-player").withBoard("nemesis-alternative"),
                GameSetup.standard(5).withMode("standard", "intruder-player"),
                SOLO,
                SOLO.withBoard("nemesis-alternative"),
                SOLO.withMode("solo", "hourglass", "medic"),
                two.withMode("standard", "hourglass"),
                GameSetup.standard(5).withMode("standard", "hourglass", "intruder-player"),
                GameSetup.standard(3)
                        .withMode("coop", "hourglass", "revive")
                        .withSpecies("carnomorphs")
                        .withBoard("nemesis-alternative"),
                GameSetup.standard(4).withMode("standard", "hourglass").withSpecies("void-seeders"),
                two.withMode("coop"),
                GameSetup.standard(5).withMode("standard", "aftermath-characters", "medic", "traits"),
                GameSetup.standard(3).withMode("coop", "medic", "revive"),
                GameSetup.standard(4).withMode("coop").withBoard("nemesis-alternative"),
                GameSetup.standard(5).withMode("coop", "revive"),
                GameSetup.standard(3).withBoard("nemesis-alternative"),
                GameSetup.standard(4).withBoard("nemesis-alternative").withMode("standard", "medic"),
                GameSetup.standard(5).withBoard("nemesis-alternative"),
                two.withCrew(List.of("bounty-hunter", "captain", "android"))
                        .withMode("standard", "traits", "intruder-player"),
                two.withCrew(List.of("bounty-hunter", "soldier"))
                        .withMode("coop", "traits", "revive")
                        .withSpecies("void-seeders")
                        .withBoard("nemesis-alternative"),
                SOLO.withCrew(List.of("bounty-hunter"))
                        .withMode("solo", "traits")
                        .withSpecies("carnomorphs"),
                GameSetup.standard(3).withMode("standard", "aftermath-rooms", "turrets"),
                two.withMode("standard", "crawl", "achievements", "feats", "blood-tests"),
                GameSetup.standard(5)
                        .withMode("standard", "crawl", "achievements", "feats", "blood-tests", "intruder-player"),
                GameSetup.standard(4)
                        .withMode("coop", "crawl", "achievements", "feats", "blood-tests", "revive")
                        .withSpecies("void-seeders")
                        .withBoard("nemesis-alternative"),
                SOLO.withMode("solo", "crawl", "achievements", "feats", "blood-tests", "hourglass")
                        .withSpecies("carnomorphs"),
                GameSetup.standard(3)
                        .withMode("standard", "crawl", "achievements", "feats", "blood-tests", "research-mission"),
                GameSetup.standard(4)
                        .withMode("coop", "aftermath-rooms", "turrets")
                        .withSpecies("void-seeders")
                        .withBoard("nemesis-alternative"),
                GameSetup.standard(4).withMode("standard", "hourglass", "medic", "prototype"),
                SOLO.withMode("solo", "prototype").withBoard("nemesis-alternative"),
                GameSetup.standard(3).withMode("coop", "prototype", "revive"),
                two.withCrew(List.of("soldier", "scientist")),
                two.withCrew(List.of("captain", "mechanic", "pilot")),
                two.withCrew(List.of("pilot", "scout", "soldier", "captain")),
                two.withCrew(List.of("scientist", "captain", "scout", "mechanic", "soldier")));
    }

    @ParameterizedTest
    @MethodSource("games")
    void lawsHold(GameSetup setup, Bots bots) {
        Ruleset rules = Rulesets.of(setup);
        List<LawBroken> broken = LongStream.rangeClosed(1, GAMES)
                .parallel()
                .mapToObj(seed -> brokenLaw(rules, seed, new BotPlayers(bots)))
                .flatMap(List::stream)
                .toList();
        broken.forEach(LawsTest::write);
        assertThat(broken).isEmpty();
    }

    private static List<LawBroken> brokenLaw(Ruleset rules, long seed, BotPlayers players) {
        try {
            LawfulGame.play(rules, seed, players);
            return List.of();
        } catch (LawBroken e) {
            return List.of(e);
        }
    }

    /** Keeps the choices of a game that breaks a law, beside the results of the build. */
    private static void write(LawBroken broken) {
        Recording game = broken.recording();
        Path file =
                FAILED.resolve(game.setup().species() + "-" + game.setup().seats() + "-seed-" + game.seed() + ".txt");
        try {
            Files.createDirectories(FAILED);
            Files.writeString(file, game.write(new Recording.Ending(false, 0, "")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
