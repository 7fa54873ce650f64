package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TournamentCommandTest extends CommandTest {
    private static final String OTHER = Bots.names().get(1);
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    private static String program(String name, String more) {
        return name + "=\"" + JAVA + "\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp \""
                + System.getProperty("java.class.path") + "\" coldwake.app.FirstOptionProgram {table}" + more;
    }

    @Test
    void ranksBots() throws IOException {
        assertThat(run("tournament", "--bots", "random," + OTHER, "--games", "20", "--json", file("t.json")))
                .isZero();
        assertThat(out()).contains("20 games a cell, 4 seats", "among " + OTHER, "won", "survived", "p to next");
        assertThat(Files.readString(Path.of(file("t.json")))).contains("\"ranking\"", "\"matrix\"");
    }

    @Test
    void aProgramHoldsASeatOverTheProtocol() {
        assertThat(run(
                        "tournament",
                        "--bots",
                        "random",
                        "--program",
                        program("first", ""),
                        "--seats",
                        "2",
                        "--games",
                        "1",
                        "--logs",
                        file("logs")))
                .as(err())
                .isZero();
        assertThat(out()).containsPattern("first +2 .* 0\\R");
    }

    @Test
    void aProgramThatGivesUpForfeits() {
        assertThat(run(
                        "tournament",
                        "--bots",
                        "random",
                        "--program",
                        program("quitter", " quit"),
                        "--seats",
                        "2",
                        "--games",
                        "1"))
                .isZero();
        assertThat(out()).containsPattern("quitter +2 .* 2\\R");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --bots random           | name two or more contestants with --bots and --program
                    --bots random,random    | two contestants have the same name: random, random
                    --bots random,wibble    | no bot is called 'wibble'
                    --bots random --program wibble | a program is written as NAME=COMMAND, not wibble
                    --bots OTHER --program random=x | a program has the name of a bot; known are
                    --bots random,OTHER --seats 9 | the standard game is for 2 to 5 players, not 9
                    --bots random,OTHER --games 0 | games and threads must be at least 1
                    --bots random,OTHER --patience 0 | --patience takes at least 1 second, not 0
                    """)
    void wrongArgumentsGiveOneLineAndStatusTwo(String arguments, String line) {
        assertThat(run(("tournament " + arguments.replace("OTHER", OTHER)).split(" ")))
                .isEqualTo(2);
        assertThat(err()).startsWith("coldwake: " + line).hasLineCount(1);
        assertThat(out()).isEmpty();
    }

    @Test
    void aProgramThatCannotStartIsNamed() {
        assertThat(run("tournament", "--bots", "random", "--program", "x=no-such-program-here", "--games", "1"))
                .isEqualTo(2);
        assertThat(err()).contains("cannot start 'no-such-program-here'").hasLineCount(1);
    }
}
