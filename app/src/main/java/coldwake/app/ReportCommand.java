package coldwake.app;

import coldwake.content.Rulesets;
import coldwake.lab.Tally;
import coldwake.lab.plot.Picture;
import coldwake.lab.report.Figure;
import coldwake.lab.report.Figures;
import coldwake.lab.report.Page;
import coldwake.lab.results.Header;
import coldwake.lab.results.ResultFile;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Shows what a run found. */
@Command(
        name = "report",
        description = "Writes a page with plots of what a run found: one HTML file that needs nothing else.",
        mixinStandardHelpOptions = true)
final class ReportCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "RESULTS", description = "A file that simulate --out wrote, or merge.")
    private Path results;

    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            defaultValue = "report.html",
            description = "The page; default report.html.")
    private Path out;

    @Option(names = "--png", paramLabel = "FOLDER", description = "Also writes each plot as a picture.")
    private @Nullable Path png;

    /** What a file holds, counted. */
    private record Counted(Header header, Tally tally, List<Figure> figures) {}

    @Override
    public Integer call() throws IOException {
        Counted counted = Arguments.read(spec, this::count);
        Files.writeString(out, Page.of(counted.header(), counted.tally(), counted.figures()));
        PrintWriter to = spec.commandLine().getOut();
        to.println(out + ": " + counted.tally().games() + " games, "
                + counted.figures().size() + " plots");
        if (png != null) {
            Files.createDirectories(png);
            for (Figure figure : counted.figures()) {
                Picture.write(png.resolve(figure.id() + ".png"), figure.chart(), figure.title(), figure.note());
            }
            to.println(png + ": " + counted.figures().size() + " pictures");
        }
        to.flush();
        return 0;
    }

    private Counted count() {
        Header header;
        try (ResultFile file = ResultFile.open(results)) {
            header = file.header();
        }
        Tally tally = new Tally(header.plan());
        ResultFile.readAll(results, tally::add);
        if (tally.games() == 0) {
            throw new IllegalArgumentException(results + " holds no finished game");
        }
        return new Counted(
                header, tally, Figures.of(tally, Rulesets.of(header.plan().setup())));
    }
}
