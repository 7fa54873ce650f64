package coldwake.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ReportCommandTest extends CommandTest {

    @Test
    void writesAPageAndPictures() throws IOException {
        assertThat(run("simulate", "--games", "30", "-o", file("r.jsonl"))).isZero();
        assertThat(run("report", file("r.jsonl"), "-o", file("r.html"), "--png", file("png")))
                .isZero();
        assertThat(out()).contains("r.html: 30 games, 10 plots", "png: 10 pictures");
        assertThat(Files.readString(Path.of(file("r.html"))))
                .startsWith("<!doctype html>")
                .contains("<svg");
        assertThat(Path.of(file("png"), "survival.png")).isNotEmptyFile();
    }

    @Test
    void whatHoldsNoResultsIsRefused() throws IOException {
        Path foreign = Files.writeString(folder.resolve("foreign.json"), "{\"a\": 1}");
        assertThat(run("report", foreign.toString())).isEqualTo(2);
        assertThat(err())
                .contains("foreign.json holds no results of coldwake simulate")
                .hasLineCount(1);
        assertThat(run("report")).isEqualTo(2);
        assertThat(err()).contains("Missing required parameter: 'RESULTS'").hasLineCount(1);
    }
}
