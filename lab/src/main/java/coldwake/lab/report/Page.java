package coldwake.lab.report;

import coldwake.engine.setup.GameSetup;
import coldwake.lab.Plan;
import coldwake.lab.Tally;
import coldwake.lab.plot.SvgCanvas;
import coldwake.lab.results.Header;
import java.util.List;
import java.util.stream.Collectors;

/** A report as one HTML file that needs nothing else. */
public final class Page {
    private static final String STYLE = """
        body { margin: 0 auto; max-width: 62rem; padding: 1.5rem 1rem 4rem; background: var(--paper);
               color: var(--text); font: 16px/1.5 system-ui, sans-serif }
        h1 { font-size: 1.7rem; margin: 0 0 .3rem } h2 { font-size: 1.2rem; margin: 0 }
        p { margin: .2rem 0 .6rem } .quiet { color: var(--quiet) }
        figure { margin: 2.6rem 0 0 } figure svg { display: block; width: 100%; height: auto; margin-top: .6rem }
        svg { font-family: system-ui, sans-serif } svg polyline { stroke-linejoin: round }
        details { margin-top: .4rem } summary { cursor: pointer; color: var(--quiet) }
        .scroll { overflow-x: auto } table { border-collapse: collapse; font-size: .85rem; margin-top: .4rem }
        th, td { padding: .15rem .7rem; text-align: right; border-bottom: 1px solid var(--grid);
                 white-space: nowrap; font-variant-numeric: tabular-nums }
        th:first-child, td:first-child { text-align: left }
        nav a { color: inherit; margin-right: 1rem; white-space: nowrap }
        @media print { details { display: none } figure { break-inside: avoid } }
        """;

    private Page() {}

    public static String of(Header header, Tally tally, List<Figure> figures) {
        return "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n"
                + "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
                + "<meta name=\"color-scheme\" content=\"light dark\">\n<title>Coldwake: "
                + ReportWords.count(tally.games()) + " games</title>\n<style>\n" + SvgCanvas.style() + STYLE
                + "</style>\n</head>\n<body>\n" + head(header, tally) + contents(figures)
                + figures.stream().map(Page::figure).collect(Collectors.joining())
                + "</body>\n</html>\n";
    }

    private static String head(Header header, Tally tally) {
        Plan plan = header.plan();
        GameSetup setup = plan.setup();
        String characters = plan.randomCharacters()
                ? "dealt at random"
                : setup.crew().isEmpty() ? "drafted by the bots" : String.join(", ", setup.crew());
        String missing = tally.games() + tally.failed() < plan.games()
                ? " of " + ReportWords.count(plan.games()) + " planned"
                : "";
        return "<h1>" + ReportWords.count(tally.games()) + " games" + missing + "</h1>\n<p>"
                + SvgCanvas.escape(setup.mode() + " mode, ship " + setup.board() + ", " + setup.species() + ", "
                        + (setup.options().isEmpty() ? "" : String.join(", ", setup.options()) + ", ")
                        + setup.seats() + " seats: " + String.join(", ", plan.bots())
                        + (plan.rotate() ? " (moving on one seat with each game)" : "") + ". Characters "
                        + characters
                        + (setup.objectives().isEmpty() ? "" : ". Objectives " + String.join(", ", setup.objectives()))
                        + ". Seeds " + plan.seed() + " to " + (plan.seedOf(plan.games()) - 1) + ", rules "
                        + header.rules() + ".")
                + (tally.failed() == 0
                        ? ""
                        : " " + ReportWords.count(tally.failed()) + " games failed and are left out.")
                + "</p>\n";
    }

    private static String contents(List<Figure> figures) {
        return figures.stream()
                .map(figure -> "<a href=\"#" + figure.id() + "\">" + SvgCanvas.escape(figure.title()) + "</a> ")
                .collect(Collectors.joining("", "<nav class=\"quiet\">", "</nav>\n"));
    }

    private static String figure(Figure figure) {
        return "<figure id=\"" + figure.id() + "\">\n<figcaption><h2>" + SvgCanvas.escape(figure.title())
                + "</h2><span class=\"quiet\">" + SvgCanvas.escape(figure.note()) + "</span></figcaption>\n"
                + SvgCanvas.draw(figure.chart(), figure.title())
                + "<details><summary>In numbers</summary><div class=\"scroll\"><table>\n" + rows(figure.table())
                + "</table></div></details>\n</figure>\n";
    }

    private static String rows(List<List<String>> table) {
        StringBuilder rows = new StringBuilder();
        for (int k = 0; k < table.size(); k++) {
            String cell = k == 0 ? "th" : "td";
            rows.append("<tr>");
            table.get(k)
                    .forEach(text -> rows.append('<')
                            .append(cell)
                            .append('>')
                            .append(SvgCanvas.escape(text))
                            .append("</")
                            .append(cell)
                            .append('>'));
            rows.append("</tr>\n");
        }
        return rows.toString();
    }
}
