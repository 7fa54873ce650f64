package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CompareCommandTest extends CommandTest {
    private static final String OTHER = Bots.names().get(1);

    @Test
    void comparesBots() throws IOException {
        assertThat(run("compare", "random", OTHER, "--games", "40", "--json", file("c.json")))
                .isZero();
        assertThat(out())
                .contains("A  random,random,random,random; standard", "40 games on the same seeds", "all seats")
                .containsPattern("rounds +[\\d.]+ +[\\d.]+ +[+][\\d.]+ +\\[.*, .*\\] +[+][\\d.]+  (< )?0");
        assertThat(Files.readString(Path.of(file("c.json")))).contains("\"survived\"", "\"interval\"", "\"p\"");
    }

    @Test
    void comparesSettingsAndFiles() {
        assertThat(run("compare", "characters=random", "seats=3;bots=random", "--games", "20"))
                .isZero();
        assertThat(out()).contains("A  random,random,random,random", "random characters", "B  random,random,random;");
        assertThat(run("simulate", "--games", "20", "-o", file("a.jsonl"))).isZero();
        assertThat(run("simulate", "--games", "20", "--bots", OTHER + ",random,random,random", "-o", file("b.jsonl")))
                .isZero();
        assertThat(run("compare", file("a.jsonl"), file("b.jsonl"))).isZero();
        assertThat(out()).contains("measured: the 1 seats whose bots differ");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
                    random random           | A and B are the same; name two bots, or two settings
                    random wibble           | no bot is called 'wibble'
                    random colour=red       | 'colour' is nothing to compare; known are bots, board
                    random board=wibble     | no board is called 'wibble'
                    random seats=many       | 'many' is no number of seats
                    random random,random,random --games 1 --seats 3  | a comparison needs two or more games
                    random easy --threads 0 | games and threads must be at least 1
                    random                  | Missing required parameter: 'B'
                    """)
    void wrongArgumentsGiveOneLineAndStatusTwo(String arguments, String line) {
        assertThat(run(("compare " + arguments).split(" "))).isEqualTo(2);
        assertThat(err()).startsWith("coldwake: " + line).hasLineCount(1);
        assertThat(out()).isEmpty();
    }
}
