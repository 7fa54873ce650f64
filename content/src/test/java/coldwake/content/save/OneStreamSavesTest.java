package coldwake.content.save;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.content.Rulesets;
import coldwake.content.save.SaveException.Problem;
import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.decision.OptionIds;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Games that were saved when all chance was one stream. The files were written by a build of that time. */
class OneStreamSavesTest {
    private static String file(String name) throws IOException {
        try (var in = OneStreamSavesTest.class.getResourceAsStream("/save/one-stream/" + name + ".json")) {
            assertThat(in).as("the file of %s", name).isNotNull();
            return new String(in.readAllBytes(), StandardCharsets.UTF_8).strip();
        }
    }

    private static void play(Journal journal, int choices) {
        for (int k = 0; k < choices && !journal.game().over(); k++) {
            Game game = journal.game();
            int seat = game.toAct();
            List<String> ids = OptionIds.of(game.state(), game.options(seat));
            journal.choose(new Choice(game.state().decisionNumber(), seat, ids.get(k % ids.size())));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"intruders-finished", "carnomorphs-running", "void-seeders-running", "coop-running"})
    void isWrittenAsItWasReadAndGoesOnInItsForm(String name) throws IOException {
        String text = file(name);
        Journal journal = Journal.resume(SavedGames.read(text));
        String rulesOfNow = text.replaceFirst("\"rules\":\"[^\"]*\"", "\"rules\":\"" + Rulesets.VERSION + "\"");
        assertThat(SavedGames.write(journal.save())).isEqualTo(rulesOfNow);
        play(journal, 100);
        SavedGame later = journal.save();
        assertThat(later.version()).isEqualTo(SavedGame.ONE_STREAM);
        assertThat(SavedGames.read(SavedGames.write(later)).game().state().hash())
                .isEqualTo(journal.game().state().hash());
    }

    /** With the rules it was saved with it replays to the same state; with others it does, or says why not. */
    @ParameterizedTest
    @ValueSource(strings = {"intruders-finished", "carnomorphs-running", "void-seeders-running", "coop-running"})
    void replays(String name) throws IOException {
        SavedGames.Loaded loaded = SavedGames.read(file(name));
        try {
            assertThat(Replay.run(loaded.saved(), null).state().hash())
                    .isEqualTo(loaded.game().state().hash());
        } catch (SaveException e) {
            assertThat(loaded.otherRules()).as(e.getMessage()).isTrue();
            assertThat(e.problem()).isIn(Problem.REPLAY, Problem.HASH);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"intruders-finished", "coop-running"})
    void isAnotherGameInTheFormOfNow(String name) throws IOException {
        String now = file(name).replace("\"version\":2", "\"version\":3");
        SavedGame saved = SavedGames.read(now).saved();
        assertThatThrownBy(() -> Replay.run(saved, null)).isInstanceOf(SaveException.class);
    }
}
