package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest extends CommandTest {

    /** Always the first answer, and Enter where the keyboard changes hands. */
    private static final String FIRST = "1\n".repeat(3000);

    @ParameterizedTest
    @ValueSource(strings = {"en", "de", "pl"})
    void playsToTheEnd(String lang) {
        assertThat(runWith(FIRST, "play", "--seed", "3", "--lang", lang)).isZero();
        assertThat(out()).contains("+-011---", "\n  1  ").doesNotContain("no-input");
        assertThat(out().strip()).matches("(?s).*: 3 [0-9a-f]{32}");
    }

    @Test
    void nobodySeesTheHandOfTheOther() {
        assertThat(runWith(FIRST, "play", "--seats", "2", "--me", "1,2", "--seed", "3"))
                .isZero();
        String[] turns = out().split("Hand over to ");
        assertThat(turns.length).isGreaterThan(3);
        for (String turn : turns) {
            long seats = turn.lines()
                    .filter(line -> line.matches(".*\\(seat \\d\\): .*"))
                    .map(line -> line.replaceAll(".*\\(seat (\\d)\\).*", "$1"))
                    .distinct()
                    .count();
            assertThat(seats).isLessThanOrEqualTo(2);
        }
        assertThat(out()).contains("The game is over");
    }

    @Test
    void helpsAndExplains() {
        String input = "1\n" + "1\n".repeat(12)
                + "help\nwhy\nboard\nme\ncrew\nlog\nrules medkit\nrules wibble\nwibble\nsave\nquit\n";
        assertThat(runWith(input, "play", "--seats", "2", "--seed", "5", "--bots", "random"))
                .isZero();
        assertThat(out())
                .contains(
                        "number or option id",
                        "Nothing found for 'wibble'.",
                        "There is no answer 'wibble'.",
                        "Medkit",
                        "Name a file",
                        "Stopped.");
    }

    @Test
    void goesOnWithASavedGame() {
        String save = file("game.json");
        assertThat(runWith("1\n1\n1\nquit\n", "play", "--seed", "9", "--save", save))
                .isZero();
        assertThat(Path.of(save)).exists();
        assertThat(run("replay", save)).isZero();
        assertThat(out()).contains("not over");
        assertThat(run("export", save, file("out.json"))).isEqualTo(2);
        assertThat(err()).contains("is not over");
        assertThat(runWith(FIRST, "play", "--resume", save)).isZero();
        assertThat(out()).contains("The game is over");

        assertThat(run("replay", save, "--log", "--trace", "--seat", "2")).isZero();
        assertThat(out()).contains("Round 1 begins.", "#1 seat", "over: ");
        assertThat(run("verify", save)).isZero();
        assertThat(run("export", save, file("out.json"))).isZero();
        assertThat(run("verify", file("out.json"))).isZero();
        assertThat(out()).startsWith("all fits");
        assertThat(run("verify", file("out.json"), "--commitment", "00")).isEqualTo(1);
    }

    @Test
    void aChangedSeedOrChoiceIsFoundOut() throws Exception {
        String save = file("game.json");
        assertThat(runWith(FIRST, "play", "--seed", "9", "--save", save)).isZero();
        String text = Files.readString(Path.of(save));
        Path forged = folder.resolve("forged.json");
        Files.writeString(forged, text.replace("\"seed\":9,", "\"seed\":10,"));
        assertThat(run("verify", forged.toString())).isEqualTo(1);
        assertThat(out()).contains("commitment");
        Files.writeString(forged, text.replaceFirst("\"0 [a-z:-]+\"", "\"0 wibble\""));
        assertThat(run("verify", forged.toString())).isEqualTo(1);
        assertThat(out()).contains("'0 wibble', cannot be played");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    play --me 7                  | --me names seat 7; there are seats 1 to 4
                    play --lang xx               | unknown language 'xx', expected one of en, de, pl
                    play --seats 9               | the standard game is for 2 to 5 players, not 9
                    play --crew captain,captain --seats 2 | two characters of the colour blue are named; each colour can be in a game once
                    """)
    void wrongArgumentsGiveOneLineAndStatusTwo(String arguments, String line) {
        assertThat(run(arguments.split(" "))).isEqualTo(2);
        assertThat(err()).isEqualTo("coldwake: " + line + " (see coldwake play --help)" + System.lineSeparator());
    }

    @ParameterizedTest
    @ValueSource(strings = {"replay", "verify", "play --resume"})
    void whatIsNoGameIsRefused(String command) throws Exception {
        Path file = Files.writeString(folder.resolve("broken.json"), "{}");
        String[] args = (command + " " + file).split(" ");
        assertThat(run(args)).isEqualTo(2);
        assertThat(err()).startsWith("coldwake: ").hasLineCount(1);
        assertThat(file).hasContent("{}");
    }
}
