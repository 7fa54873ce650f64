package coldwake.lab.report;

import coldwake.engine.setup.Ruleset;
import coldwake.lab.Tally;
import coldwake.lab.Tally.Standing;
import coldwake.lab.plot.BarChart;
import coldwake.lab.plot.BarChart.Bar;
import coldwake.lab.plot.DotChart;
import coldwake.lab.plot.Ink;
import coldwake.lab.plot.Legend;
import coldwake.lab.stats.Share;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** All figures of a report, in order. A figure with nothing to show is left out. */
public final class Figures {
    private static final String WILSON = "Intervals: Wilson, 95 %.";

    private final Tally tally;
    private final Ruleset rules;

    private Figures(Tally tally, Ruleset rules) {
        this.tally = tally;
        this.rules = rules;
    }

    public static List<Figure> of(Tally tally, Ruleset rules) {
        Figures figures = new Figures(tally, rules);
        Curves curves = new Curves(tally, rules);
        Maps maps = new Maps(tally, rules);
        return Stream.of(
                        figures.standings("bots", "Survival and wins by bot", tally.byBot(), bot -> bot),
                        curves.survival(),
                        figures.endings(),
                        figures.causes(),
                        figures.objectives(),
                        figures.standings(
                                "characters", "Survival and wins by character", tally.byCharacter(), ReportWords::of),
                        maps.visits(),
                        maps.deaths(),
                        curves.bag(),
                        curves.times())
                .filter(figure -> figure.table().size() > 1)
                .toList();
    }

    // ---------------------------------------------------------------- bars

    private Figure endings() {
        return bars(
                "endings",
                "How games end",
                ReportWords.count(tally.games()) + " games. " + WILSON,
                tally.endings(),
                tally.games());
    }

    private Figure causes() {
        return bars(
                "causes",
                "What characters die of",
                "Share of all " + ReportWords.count(tally.seats()) + " characters; the others lived. " + WILSON,
                tally.causes(),
                tally.seats());
    }

    private static Figure bars(String id, String title, String note, Map<String, Long> counts, long n) {
        List<Bar> bars = counts.entrySet().stream()
                .sorted(Map.Entry.<String, Long>comparingByValue().reversed())
                .map(entry -> new Bar(ReportWords.of(entry.getKey()), new Share(entry.getValue(), n), Ink.S1))
                .toList();
        return new Figure(id, title, note, new BarChart(bars, List.of()), table("", bars));
    }

    private static List<List<String>> table(String first, List<Bar> bars) {
        List<List<String>> table = new ArrayList<>();
        table.add(List.of(first, "count", "of", "share", "95 %"));
        bars.forEach(bar -> table.add(row(bar.label(), ReportWords.cells(bar.share()))));
        return table;
    }

    private static List<String> row(String label, List<String> cells) {
        return Stream.concat(Stream.of(label), cells.stream()).toList();
    }

    private Figure objectives() {
        List<String> decks = Decks.of(rules);
        List<Bar> bars = tally.byObjective().entrySet().stream()
                .map(entry -> new Bar(
                        ReportWords.of(entry.getKey()),
                        entry.getValue().wins(),
                        Ink.series(Math.max(0, decks.indexOf(Decks.of(rules, entry.getKey()))))))
                .sorted(Comparator.comparing(Bar::ink)
                        .thenComparing(Comparator.comparingDouble(
                                        (Bar bar) -> bar.share().value())
                                .reversed()))
                .toList();
        List<Legend> legend = new ArrayList<>();
        for (int k = 0; k < decks.size(); k++) {
            legend.add(new Legend(ReportWords.of(decks.get(k)), Ink.series(k)));
        }
        return new Figure(
                "objectives",
                "How often objectives are fulfilled",
                "Each of all its checks at the end of " + ReportWords.count(tally.games())
                        + " games; the dead fulfil none. " + WILSON,
                new BarChart(bars, legend),
                table("objective", bars));
    }

    // ---------------------------------------------------------------- dots

    private Figure standings(String id, String title, Map<String, Standing> standings, UnaryOperator<String> name) {
        List<DotChart.Row> rows = standings.entrySet().stream()
                .sorted(Comparator.comparingDouble((Map.Entry<String, Standing> entry) ->
                                entry.getValue().survival().value())
                        .reversed())
                .map(entry -> new DotChart.Row(
                        name.apply(entry.getKey()),
                        List.of(entry.getValue().survival(), entry.getValue().wins())))
                .toList();
        List<List<String>> table = new ArrayList<>();
        table.add(List.of("", "survived", "of", "share", "95 %", "won", "of", "share", "95 %"));
        rows.forEach(r -> table.add(row(
                r.label(),
                r.shares().stream().flatMap(s -> ReportWords.cells(s).stream()).toList())));
        return new Figure(
                id,
                title,
                ReportWords.count(tally.seats()) + " characters in " + ReportWords.count(tally.games()) + " games. "
                        + WILSON,
                new DotChart(List.of("survived", "won"), rows),
                table);
    }
}
