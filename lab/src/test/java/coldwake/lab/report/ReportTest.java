package coldwake.lab.report;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.bots.Bots;
import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import coldwake.lab.Plan;
import coldwake.lab.Shard;
import coldwake.lab.Simulation;
import coldwake.lab.Tally;
import coldwake.lab.plot.Ink;
import coldwake.lab.plot.Picture;
import coldwake.lab.results.Header;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import javax.imageio.ImageIO;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.xml.sax.InputSource;

class ReportTest {
    private static final String OTHER = Bots.names().get(1);
    private static final Plan PLAN = Plan.of(GameSetup.standard(3), List.of("random", OTHER, "random"), 60, 3);

    @TempDir
    Path folder;

    private static Tally tally;
    private static List<Figure> figures;

    @BeforeAll
    static void play() {
        tally = new Tally(PLAN);
        new Simulation(PLAN).run(0, 60, 1, tally::add);
        figures = Figures.of(tally, Rulesets.of(PLAN.setup()));
    }

    @Test
    void showsEverythingWithSampleAndInterval() {
        assertThat(figures)
                .extracting(Figure::id)
                .containsExactly(
                        "bots",
                        "survival",
                        "endings",
                        "causes",
                        "objectives",
                        "characters",
                        "visits",
                        "deaths",
                        "bag",
                        "times");
        assertThat(figures).allSatisfy(figure -> {
            assertThat(figure.note()).containsPattern("\\d").contains("95 %");
            assertThat(figure.table()).hasSizeGreaterThan(1);
            int columns = figure.table().getFirst().size();
            assertThat(figure.table()).allMatch(row -> row.size() == columns);
        });
    }

    @Test
    void thePageNeedsNothingElseAndIsWellFormed() throws Exception {
        String page = Page.of(Header.of("1", PLAN, Shard.WHOLE), tally, figures);
        assertThat(page).doesNotContain("http", "src=", "@import", "NaN", "-0 ");
        assertThat(page).contains("60 games", "prefers-color-scheme: dark", OTHER, "Seeds 3 to 62");
        var builder = DocumentBuilderFactory.newInstance().newDocumentBuilder();
        var drawings = Pattern.compile("(?s)<svg.*?</svg>").matcher(page);
        int count = 0;
        for (; drawings.find(); count++) {
            assertThat(builder.parse(new InputSource(new StringReader(drawings.group())))
                            .getElementsByTagName("text")
                            .getLength())
                    .isGreaterThan(4);
        }
        assertThat(count).isEqualTo(figures.size());
    }

    @Test
    void picturesAreDrawn() throws IOException {
        for (Figure figure : figures) {
            Path file = folder.resolve(figure.id() + ".png");
            Picture.write(file, figure.chart(), figure.title(), figure.note());
            var image = ImageIO.read(file.toFile());
            assertThat(image.getWidth()).isGreaterThan(2000);
            int[] pixels = image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
            long colours = Arrays.stream(pixels).distinct().count();
            assertThat(colours).as(figure.id()).isGreaterThan(20);
        }
    }

    /** Words must be readable on their paper, and heat must grow in contrast to it. */
    @Test
    void inksContrast() {
        for (Ink ink : List.of(Ink.TEXT, Ink.QUIET)) {
            assertThat(contrast(ink.light(), Ink.PAPER.light())).isGreaterThan(4.5);
            assertThat(contrast(ink.dark(), Ink.PAPER.dark())).isGreaterThan(4.5);
        }
        for (int k = 0; k < 8; k++) {
            assertThat(contrast(Ink.series(k).light(), Ink.PAPER.light())).isGreaterThan(2.8);
            assertThat(contrast(Ink.series(k).dark(), Ink.PAPER.dark())).isGreaterThan(4);
        }
        Ink[] all = Ink.values();
        for (int k = Ink.H1.ordinal(); k < all.length; k++) {
            assertThat(contrast(all[k].light(), Ink.PAPER.light()))
                    .isGreaterThan(contrast(all[k - 1].light(), Ink.PAPER.light()));
            assertThat(contrast(all[k].dark(), Ink.PAPER.dark()))
                    .isGreaterThan(contrast(all[k - 1].dark(), Ink.PAPER.dark()));
        }
    }

    private static double contrast(String a, String b) {
        double la = luminance(Integer.decode(a));
        double lb = luminance(Integer.decode(b));
        return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05);
    }

    private static double luminance(int rgb) {
        return 0.2126 * part(rgb >> 16) + 0.7152 * part(rgb >> 8) + 0.0722 * part(rgb);
    }

    private static double part(int value) {
        double share = (value & 255) / 255.0;
        return share <= 0.03928 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    }
}
