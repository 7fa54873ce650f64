package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class BenchCommandTest extends CommandTest {

    @Test
    void measures() throws IOException {
        assertThat(run("bench", "--warm-up", "0.1", "--run", "0.1", "--json", file("bench.json")))
                .isZero();
        assertThat(out()).contains("decisions/s", "copies/s", "redealt copies/s", "KB allocated a decision");
        assertThat(Files.readString(Path.of(file("bench.json")))).contains("\"decisions/s\"");
    }
}
