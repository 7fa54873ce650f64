package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateCommandTest extends CommandTest {

    @Test
    void playsAndCounts() {
        assertThat(run("simulate", "--games", "40", "--seats", "3", "--bots", "random,thumb,random"))
                .isZero();
        assertThat(out()).contains("40 games, 3 seats, seed 1", "bot        thumb", "failures   0");
        assertThat(err()).isEmpty();
    }

    @Test
    void filesOfEqualSimulationsAreEqual() throws IOException {
        assertThat(run("simulate", "--games", "60", "--json", file("a.json"))).isZero();
        assertThat(run("simulate", "--games", "60", "--threads", "3", "--json", file("b.json")))
                .isZero();
        String first = Files.readString(Path.of(file("a.json")));
        assertThat(first)
                .contains("\"endings\"", "\"failures\" : [ ]")
                .isEqualTo(Files.readString(Path.of(file("b.json"))));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --seats 6        | the standard game is for 2 to 5 players, not 6
                    --bots wibble    | no bot is called 'wibble'; known are random, thumb
                    --bots random,thumb | for 4 seats name one bot or 4, not 2
                    --games 0        | games and threads must be at least 1
                    --board wibble   | no board is called 'wibble'; known are nemesis-basic
                    --mode wibble    | no mode is called 'wibble'; known are standard
                    --games many     | Invalid value for option '--games': 'many' is not an int
                    """)
    void wrongArgumentsGiveOneLineAndStatusTwo(String arguments, String line) {
        assertThat(run(("simulate " + arguments).split(" "))).isEqualTo(2);
        assertThat(err()).isEqualTo("coldwake: " + line + " (see coldwake simulate --help)" + System.lineSeparator());
        assertThat(out()).isEmpty();
    }
}
