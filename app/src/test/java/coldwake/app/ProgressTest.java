package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class ProgressTest {
    @Test
    void withoutATerminalEachTenthIsALine() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        Progress.Lines lines = new Progress.Lines(new PrintStream(out, true, StandardCharsets.UTF_8), "tables", 250);
        IntStream.rangeClosed(1, 250).forEach(lines::accept);
        assertThat(out.toString(StandardCharsets.UTF_8).lines())
                .hasSize(10)
                .first()
                .isEqualTo("tables: 25 of 250, 0 s");
    }
}
