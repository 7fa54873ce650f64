package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesCommandTest extends CommandTest {

    @AfterEach
    void forgetTheRoot() {
        System.clearProperty("coldwake.root");
    }

    @ParameterizedTest
    @CsvSource({"en, medkit", "de, medkit", "pl, medkit"})
    void findsAWordInEachLanguage(String lang, String word) {
        assertThat(run("rules", word, "--lang", lang)).isZero();
        assertThat(out()).contains("[item medkit, high]");
    }

    @Test
    void listsEverythingWithoutAWord() {
        assertThat(run("rules")).isZero();
        assertThat(out()).contains("action  search  Search", "room  nest  Nest");
    }

    @Test
    void saysThatNothingWasFound() {
        assertThat(run("rules", "wibblewobble")).isEqualTo(1);
        assertThat(out()).contains("nothing found for 'wibblewobble'");
    }

    @Test
    void coverageTellsScenariosAndGaps() {
        System.setProperty(
                "coldwake.root", Path.of("..").toAbsolutePath().normalize().toString());
        assertThat(run("rules", "--coverage")).isZero();
        assertThat(out()).contains("ruling  cmb-001  ", "escape-several", "ruling: ", " covered");
        assertThat(run("rules", "--coverage", "ruling")).isZero();
        assertThat(out()).doesNotContain("action  ");
    }

    @Test
    void coverageNeedsTheSourceTree() {
        System.setProperty("coldwake.root", folder.toString());
        assertThat(run("rules", "--coverage")).isEqualTo(2);
        assertThat(err()).contains("--coverage needs the source tree").hasLineCount(1);
    }

    @Test
    void unknownLanguagesAreRefused() {
        assertThat(run("rules", "--lang", "xx")).isEqualTo(2);
        assertThat(err()).contains("expected one of en, de, pl").hasLineCount(1);
    }
}
