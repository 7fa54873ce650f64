package coldwake.testkit.golden;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.state.Chance;
import coldwake.testkit.Project;
import coldwake.testkit.law.BotPlayers;
import coldwake.testkit.law.LawfulGame;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Recorded games end as they did when they were recorded. A failure says when and how they are recorded again.
 */
class GoldenGamesTest {
    private static final Path FOLDER = Project.root().resolve("testkit/src/test/resources/golden");

    /** A golden game by its name. */
    record Named(String name, GameSetup setup, Bots bots, long seed) {
        @Override
        public String toString() {
            return name;
        }
    }

    static List<Named> games() {
        GameSetup two = GameSetup.standard(2);
        return List.of(
                new Named("draft-2", two, Bots.EASY, 11),
                new Named("draft-3", GameSetup.standard(3), Bots.RANDOM, 12),
                new Named("draft-5", GameSetup.standard(5), Bots.EASY, 13),
                new Named("medic-5", GameSetup.standard(5).withMode("standard", "medic"), Bots.EASY, 16),
                new Named("carnomorphs-3", GameSetup.standard(3).withSpecies("carnomorphs"), Bots.EASY, 17),
                new Named("carnomorphs-5", GameSetup.standard(5).withSpecies("carnomorphs"), Bots.RANDOM, 18),
                new Named("void-seeders-4", GameSetup.standard(4).withSpecies("void-seeders"), Bots.EASY, 21),
                new Named("void-seeders-2", GameSetup.standard(2).withSpecies("void-seeders"), Bots.RANDOM, 22),
                new Named("alternative-3", GameSetup.standard(3).withBoard("nemesis-alternative"), Bots.EASY, 17),
                new Named("solo", GameSetup.standard(1).withMode("solo"), Bots.EASY, 18),
                new Named("coop-4", GameSetup.standard(4).withMode("coop"), Bots.EASY, 19),
                new Named(
                        "intruder-player-4",
                        GameSetup.standard(4).withMode("standard", "intruder-player"),
                        Bots.EASY,
                        20),
                new Named("soldier-scientist", two.withCrew(List.of("soldier", "scientist")), Bots.RANDOM, 14),
                new Named(
                        "pilot-scout-mechanic-captain",
                        two.withCrew(List.of("pilot", "scout", "mechanic", "captain")),
                        Bots.EASY,
                        15));
    }

    private static void record(Path file, Recording recording) throws IOException {
        Files.createDirectories(FOLDER);
        Files.writeString(file, recording.write(recording.replay()));
    }

    @ParameterizedTest
    @MethodSource("games")
    void endsAsRecorded(Named game) throws IOException {
        Path file = FOLDER.resolve(game.name() + ".txt");
        renew(file, () -> LawfulGame.play(Rulesets.of(game.setup()), game.seed(), new BotPlayers(game.bots())));
        checkEnding(file);
    }

    private static void renew(Path file, Supplier<Recording> play) throws IOException {
        switch (System.getProperty("coldwake.golden", "check")) {
            case "write" -> record(file, play.get());
            case "replay" -> record(file, Recording.read(Files.readString(file)).recording());
            case "check" -> {}
            default -> throw new IllegalArgumentException("coldwake.golden is check, replay or write");
        }
    }

    /** Games whose chance is one stream, as it was before there were streams, still replay. */
    @ParameterizedTest
    @MethodSource("games")
    void ofOneStreamEndsAsRecorded(Named game) throws IOException {
        Path file = FOLDER.resolve("one-stream").resolve(game.name() + ".txt");
        renew(file, () -> playOneStream(game));
        assertThat(Files.readString(file)).contains("\nchance: one-stream\n");
        checkEnding(file);
    }

    private static Recording playOneStream(Named named) {
        Game game = Game.start(Rulesets.of(named.setup()), Chance.oneStream(named.seed()), null);
        LawfulGame.SeatedPlayers bots = new BotPlayers(named.bots()).sitDown(game, named.seed());
        List<Recording.Answer> answers = new ArrayList<>();
        while (!game.over()) {
            int seat = game.toAct();
            int index = bots.choose(seat);
            answers.add(new Recording.Answer(
                    seat, OptionIds.of(game.state(), game.options(seat)).get(index)));
            game.choose(seat, game.options(seat).get(index));
        }
        return new Recording(named.setup(), named.seed(), true, answers);
    }

    private static String whatToDo(Path file) {
        return """

            The recorded game %s does not go as it went. If no rule was to change, the last change broke one: compare
            the logs before and after. If a rule, a card or the deal was changed on purpose:
            1. Raise Rulesets.VERSION, so that older saves say what they were made with.
            2. Record the games again: ./coldwake test -pl testkit -am -Dtest=GoldenGamesTest
               -Dsurefire.failIfNoSpecifiedTests=false -Djacoco.skip -Dcoldwake.golden=replay
               That keeps their choices. If some are not possible any more, =write plays new games.
            3. Read the difference in review.\
            """.formatted(file.getFileName());
    }

    private static Recording.Ending replay(Recording recording, String advice) {
        try {
            return recording.replay();
        } catch (ChoiceException e) {
            throw new AssertionError("a choice is not possible any more: " + e.getMessage() + advice, e);
        }
    }

    private static void checkEnding(Path file) throws IOException {
        Recording.Golden golden = Recording.read(Files.readString(file));
        String advice = whatToDo(file);
        Recording.Ending ending = replay(golden.recording(), advice);
        assertThat(ending.over()).as("the game is over" + advice).isTrue();
        assertThat(ending.log()).as("the log" + advice).isEqualTo(golden.log());
        assertThat(ending.hash()).as("the state at the end" + advice).isEqualTo(golden.hash());
        assertThat(golden.recording().write(ending)).isEqualTo(Files.readString(file));
    }
}
