package coldwake.testkit.box;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.content.Rulesets;
import coldwake.engine.Game;
import coldwake.engine.card.PieceKind;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.setup.SetupException;
import coldwake.engine.state.Snapshot;
import coldwake.testkit.Project;
import coldwake.testkit.golden.Recording;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A box that is added changes no game that does not use it, and is whole in one that does. */
class AnotherBoxTest {
    private static final Path GOLDEN = Project.root().resolve("testkit/src/test/resources/golden");
    private static final int GAMES = 20;
    private static final int MOST_GAMES = 1_000;
    /** What leads to the lantern, the best first. */
    private static final List<String> WANTED =
            List.of("item:" + Lantern.ID, "keep:" + Lantern.ID, "deck:red", "card:search", "card:scavenging");

    private static final Rulesets WITH_LANTERN = Rulesets.with(Lantern.ADD_ON);

    static List<Path> goldenGames() throws IOException {
        try (Stream<Path> files = Files.walk(GOLDEN)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    /** Recorded without it, replayed with it: the same state, the same events, the same snapshot at every tenth choice. */
    @ParameterizedTest
    @MethodSource("goldenGames")
    void recordedGamesReplayByteForByte(Path file) throws IOException {
        String text = Files.readString(file);
        Recording.Golden golden = Recording.read(text);
        Recording recording = golden.recording();
        Ruleset with = WITH_LANTERN.compose(recording.setup());
        assertThat(recording.write(recording.replay(with))).isEqualTo(text);

        Ruleset without = Rulesets.of(recording.setup());
        Game before = Game.start(without, recording.chance(), null);
        Game after = Game.start(with, recording.chance(), null);
        for (int k = 0; k < recording.choices().size(); k++) {
            Recording.Answer answer = recording.choices().get(k);
            if (k % 10 == 0) {
                Snapshot saved = Snapshot.of(before.state());
                assertThat(Snapshot.of(after.state())).isEqualTo(saved);
                after = Game.resume(saved.restore(with));
            }
            before.choose(new Choice(before.state().decisionNumber(), answer.seat(), answer.option()));
            after.choose(new Choice(after.state().decisionNumber(), answer.seat(), answer.option()));
        }
        assertThat(after.state().hash()).isEqualTo(golden.hash());
    }

    @Test
    void isUnknownWhereItIsNotCompiledIn() {
        GameSetup setup = GameSetup.standard(3).withMode("standard", Lantern.ID);
        assertThatThrownBy(() -> Rulesets.of(setup))
                .isInstanceOf(SetupException.class)
                .hasMessageContaining("no option is called 'lantern'");
    }

    @Test
    void isWholeInAGameThatUsesIt() {
        Ruleset rules = WITH_LANTERN.compose(GameSetup.standard(3).withMode("standard", Lantern.ID));
        assertThat(rules.find(PieceKind.ITEM, Lantern.ID)).isNotNegative();
        int nights = rules.counter(Lantern.ID + "." + Lantern.NIGHTS);
        Random chance = new Random(3);
        int lit = 0;
        for (long seed = 0; seed < MOST_GAMES && (seed < GAMES || lit == 0); seed++) {
            Game game = Game.start(rules, seed, null);
            while (!game.over()) {
                assertThat(game.state().counter(nights, 0))
                        .isEqualTo(game.state().round());
                int seat = game.toAct();
                List<String> ids = OptionIds.of(game.state(), game.options(seat));
                boolean use = ids.contains("item:" + Lantern.ID);
                lit += use ? 1 : 0;
                String option = WANTED.stream()
                        .filter(ids::contains)
                        .findFirst()
                        .orElseGet(() -> ids.get(chance.nextInt(ids.size())));
                game.choose(new Choice(game.state().decisionNumber(), seat, option));
                Snapshot saved = Snapshot.of(game.state());
                assertThat(saved.restore(rules).hash()).isEqualTo(game.state().hash());
            }
        }
        assertThat(lit).as("how often the lantern was lit").isPositive();
    }
}
