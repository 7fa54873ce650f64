package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayCommandTest extends CommandTest {

    /** Always the first answer, and Enter where the keyboard changes hands. */
    private static final String FIRST = "1\n".repeat(3000);

    private static final int MOST_SEEDS = 60;

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
                        "Stopped.")
                .doesNotContain("hourglass");
    }

    /** Each mode, ship, species and addition can be played, and says what is different about it. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --mode solo                                            | Solo: | Your objectives (you keep one at the first encounter):
                    --mode solo --options medic --crew medic               | The Medic: | Medic (seat 1): What do you do?
                    --mode coop --seats 3 --seed 2                         | Co-operative game: | Shared objectives:
                    --mode coop --seats 2 --seed 2 --options none          | Co-operative game: | hand (5):
                    --options intruder-player --seats 3 --me 1,2,3 --seed 4 | Playing as the Intruder: | You play the Intruders. Your cards (3):
                    --board nemesis-alternative --seats 2                  | Alternative ship: | Technical corridors: red: quiet, blue: quiet
                    --species carnomorphs --seats 2                        | Aboard: Carnomorphs | Adaptations:
                    --species void-seeders --seats 2                       | Aboard: Void Seeders | Weaknesses: Insanity of a character
                    --species void-seeders --mode coop --seats 2 --board nemesis-alternative | Aboard: Void Seeders | U Lurker
                    """)
    void everyWayToPlaySaysWhatIsDifferent(String setup, String agreed, String shown) {
        String command = "play --bots easy " + (setup.contains("--seed") ? "" : "--seed 3 ") + setup;
        assertThat(runWith(FIRST, command.split(" "))).isZero();
        assertThat(out()).contains(agreed, shown, "The game is over");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    en | 2 actions left) | You never get a mutation marker this way.
                    de | noch 2 Aktionen) | Einen Mutationsmarker bekommst du so nie.
                    pl | zostały 2 akcje) | Znacznika mutacji nigdy w ten sposób nie dostajesz.
                    """)
    void countsAndLooksUpInTheWordsOfLanguageAndSpecies(String lang, String left, String text) {
        String command = "play --mode solo --crew soldier --seed 3 --species carnomorphs --lang " + lang;
        assertThat(runWith("1\nrules alcohol\nrules alkohol\nquit\n", command.split(" ")))
                .isZero();
        assertThat(out().replaceAll("\\s+", " ")).contains(left, text);
    }

    /** Which game has a corpse to carry and a broken room follows from the rules; one of the first ones does. */
    @Test
    void saysWhoCanBeBroughtBackAndHow() {
        String corpse = "Revive \\w+ \\(seat \\d\\): the corpse lies in \\d{3} [^.]+\\. ";
        Pattern broken = Pattern.compile(corpse + "The Emergency Room \\(\\d{3}\\) has a malfunction");
        Pattern mended = Pattern.compile(corpse + "Put it down in the Emergency Room \\(\\d{3}\\)");
        boolean both = false;
        for (int seed = 1; seed <= MOST_SEEDS && !both; seed++) {
            assertThat(runWith(
                            FIRST, "play", "--mode", "coop", "--seats", "3", "--seed", "" + seed, "--bots", "random"))
                    .isZero();
            both = broken.matcher(out()).find() && mended.matcher(out()).find();
        }
        assertThat(both).isTrue();
    }

    @Test
    void theHourglassIsPickedUpUsedOnceARoundAndPutAwayForGood() {
        String save = file("sand.json");
        String input = "1\n1\nhelp\nhourglass off\nhourglass 999\nhourglass 001\nhourglass 002\nquit\n";
        assertThat(runWith(
                        input,
                        ("play --mode solo --crew soldier --seed 3 --options hourglass --hourglass 0 --save " + save)
                                .split(" ")))
                .isZero();
        assertThat(out())
                .contains(
                        "Hourglass: the sand has run out. hourglass ROOM rolls for noise there.",
                        "hourglass ROOM: roll for noise there; hourglass off: take it out of the game",
                        "Rooms for the hourglass: 001, 002,",
                        "Soldier picks up the hourglass",
                        "Hourglass: used this round. hourglass off takes it out of the game.");

        assertThat(runWith("hourglass off\nhourglass 001\nquit\n", "play", "--resume", save))
                .isZero();
        assertThat(out())
                .contains(
                        "Hourglass: used this round.",
                        "takes the hourglass out",
                        "There is no hourglass in this game.");
        assertThat(run("replay", save)).isZero();
        assertThat(runWith("quit\n", "play", "--resume", save)).isZero();
        assertThat(out()).doesNotContain("Hourglass: used", "Hourglass: the sand");
    }

    @Test
    void theHourglassCannotBePickedUpWhileSandRuns() {
        assertThat(runWith(
                        "1\nhourglass 001\nquit\n",
                        "play --mode solo --crew soldier --seed 3 --options hourglass".split(" ")))
                .isZero();
        assertThat(out()).containsPattern("Hourglass: 1[78]\\d seconds left").doesNotContain("picks up the hourglass");
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
        assertThat(out()).startsWith("everything fits");
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
                    play --hourglass -1          | --hourglass is -1; it takes seconds from 0 on
                    play --mode solo --options revive | the option revive needs the mode coop, not solo
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
