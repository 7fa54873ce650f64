package coldwake.lab.journal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import coldwake.engine.Game;
import coldwake.engine.decision.Choice;
import coldwake.engine.setup.GameSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JournalFileTest {
    @TempDir
    Path folder;

    private static Journal someChoices() {
        Journal journal = Journal.begin(GameSetup.standard(3), 77, "salt");
        Game game = journal.start();
        for (int k = 0; k < 30; k++) {
            int seat = game.toAct();
            Choice choice = new Choice(
                    game.state().decisionNumber(),
                    seat,
                    game.decision(seat).options().getFirst());
            game.choose(choice);
            journal = journal.with(choice);
        }
        return journal;
    }

    @Test
    void readsWhatItWroteAndPlaysOn() {
        Journal journal = someChoices();
        Path file = folder.resolve("game.json");
        JournalFile.write(file, journal);
        assertThat(JournalFile.read(file)).isEqualTo(journal);
        assertThat(JournalFile.read(file).replay().state().hash())
                .isEqualTo(journal.replay().state().hash());
        assertThat(folder.toFile().list()).containsExactly("game.json");
    }

    @Test
    void fingerprintBelongsToSetupSeedAndSalt() {
        Journal journal = someChoices();
        assertThat(journal.fingerprint())
                .isEqualTo(journal.expectedFingerprint())
                .hasSize(64);
        assertThat(Journal.begin(GameSetup.standard(3), 78, "salt").fingerprint())
                .isNotEqualTo(journal.fingerprint());
        assertThat(Journal.begin(GameSetup.standard(3), 77, "pepper").fingerprint())
                .isNotEqualTo(journal.fingerprint());
    }

    @Test
    void anotherVersionOfTheRulesIsRefused() {
        Journal old = new Journal("0", GameSetup.standard(2), 1, "", "", List.of());
        assertThatThrownBy(old::replay).isInstanceOf(JournalException.class).hasMessageContaining("rules version 0");
    }

    @Test
    void aChoiceThatIsNotPossibleIsToldByItsPlace() {
        Journal journal = Journal.begin(GameSetup.standard(2), 1, "").with(new Choice(1, 0, "wibble"));
        assertThatThrownBy(journal::replay)
                .isInstanceOf(JournalException.class)
                .hasMessageStartingWith("choice 1 of 1 is not possible");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "{\"format\":\"coldwake-journal-1\"}",
                "{\"format\":\"other\",\"game\":null}",
                "{\"format\":\"coldwake-journal-1\",\"game\":{\"version\":\"1\"}}",
                "{\"format\":\"coldwake-journal-1\",\"wibble\":1}"
            })
    void whatIsNoGameIsRefused(String text) throws IOException {
        Path file = Files.writeString(folder.resolve("broken.json"), text);
        assertThatThrownBy(() -> JournalFile.read(file)).isInstanceOf(JournalException.class);
    }

    @Test
    void aMissingFileIsRefused() {
        assertThatThrownBy(() -> JournalFile.read(folder.resolve("none.json")))
                .isInstanceOf(JournalException.class)
                .hasMessageContaining("none.json");
    }
}
