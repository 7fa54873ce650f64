package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class TuneCommandTest extends CommandTest {

    @Test
    void fitsAnEvaluation() throws IOException {
        assertThat(run("tune", "fit", "--games", "3", "--epochs", "1", "--hidden", "4", "-o", file("evaluation.txt")))
                .isZero();
        assertThat(Files.readAllLines(Path.of(file("evaluation.txt"))).getFirst())
                .isEqualTo("4");
    }

    @Test
    void judgesChoices() {
        assertThat(run("tune", "trial", "--games", "1", "--every", "20", "--worlds", "2", "--bots", "normal,random"))
                .isZero();
        assertThat(out()).contains("gain over normal", "random", "answered otherwise");
    }

    @Test
    void refusesABotThatDoesNotExist() {
        assertThat(run("tune", "trial", "--bots", "wibble")).isEqualTo(2);
        assertThat(err()).contains("no bot is called 'wibble'");
    }
}
