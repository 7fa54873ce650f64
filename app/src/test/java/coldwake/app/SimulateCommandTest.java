package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SimulateCommandTest extends CommandTest {
    private static final String OTHER = Bots.names().get(1);

    @Test
    void playsAndCounts() {
        assertThat(run("simulate", "--games", "40", "--seats", "3", "--bots", "random," + OTHER + ",random"))
                .isZero();
        assertThat(out()).contains("40 games, 3 seats, seed 1", "bot        " + OTHER, "failures   0");
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

    @Test
    void shardsMergeToTheRunInOnePiece() throws IOException {
        String[] run = {"simulate", "--games", "30", "--characters", "random", "--rotate", "-o"};
        assertThat(run(with(run, file("whole.jsonl"), "--csv", file("whole.csv"))))
                .isZero();
        assertThat(run(with(run, file("a.jsonl"), "--shard", "1/2"))).isZero();
        assertThat(run(with(run, file("b.jsonl"), "--shard", "2/2", "--threads", "3")))
                .isZero();
        assertThat(run("merge", file("b.jsonl"), file("a.jsonl"), "-o", file("merged.jsonl")))
                .isZero();
        assertThat(out()).contains("30 games of 2 files");
        assertThat(Path.of(file("merged.jsonl"))).hasSameTextualContentAs(Path.of(file("whole.jsonl")));
        assertThat(Files.readAllLines(Path.of(file("whole.csv")))).hasSize(121);
        assertThat(run("simulate", "--resume", file("a.jsonl"))).isZero();
        assertThat(out()).contains("15 games, 4 seats, seed 1: 15 played earlier");
    }

    @Test
    void mergeNamesWhatIsWrong() throws IOException {
        Path foreign = Files.writeString(Path.of(file("foreign.txt")), "Dear diary");
        assertThat(run("merge", foreign.toString(), "-o", file("out.jsonl"))).isEqualTo(2);
        assertThat(err())
                .contains("foreign.txt holds no results of coldwake simulate")
                .hasLineCount(1);
        assertThat(run("merge", foreign.toString())).isEqualTo(2);
        assertThat(err()).contains("Missing required option: '--out=FILE'").hasLineCount(1);
        assertThat(run("merge", foreign.toString(), "-o", foreign.toString())).isEqualTo(2);
        assertThat(err()).contains("is among the files to be merged");
    }

    private static String[] with(String[] first, String... more) {
        return Stream.concat(Stream.of(first), Stream.of(more)).toArray(String[]::new);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    --seats 6        | the standard game is for 2 to 5 players, not 6
                    --bots wibble    | no bot is called 'wibble'; known are BOTS
                    --bots random,random | for 4 seats name one bot or 4, not 2
                    --games 0        | games and threads must be at least 1
                    --board wibble   | no board is called 'wibble'; known are nemesis-basic, nemesis-alternative
                    --mode wibble    | no mode is called 'wibble'; known are standard, solo, coop, epilogue
                    --shard 3/2      | a shard is written as i/n with i from 1 to n, such as 2/8, not 3/2
                    --seats 4 --characters captain | for 4 players 1 characters are named
                    --resume nowhere | there is no file nowhere
                    --resume a -o b  | --resume writes to the file it goes on with; leave out --out
                    --games many     | Invalid value for option '--games': 'many' is not an int
                    """)
    void wrongArgumentsGiveOneLineAndStatusTwo(String arguments, String line) {
        assertThat(run(("simulate " + arguments).split(" "))).isEqualTo(2);
        assertThat(err())
                .isEqualTo("coldwake: " + line.replace("BOTS", String.join(", ", Bots.names()))
                        + " (see coldwake simulate --help)" + System.lineSeparator());
        assertThat(out()).isEmpty();
    }
}
