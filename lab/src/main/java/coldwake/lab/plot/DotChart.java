package coldwake.lab.plot;

import coldwake.lab.plot.Canvas.Anchor;
import coldwake.lab.stats.Interval;
import coldwake.lab.stats.Share;
import java.util.List;
import java.util.stream.IntStream;

/** Several shares of each of several things, as dots with intervals. */
public record DotChart(List<String> series, List<Row> rows) implements Chart {
    private static final double LANE = 17;
    private static final double GAP = 10;
    private static final double FOOT = 30;
    private static final double VALUE = 235;

    /** One thing with a share for each series. */
    public record Row(String label, List<Share> shares) {}

    public DotChart {
        series = List.copyOf(series);
        rows = List.copyOf(rows);
    }

    private double row() {
        return series.size() * LANE + GAP;
    }

    private List<Legend> legend() {
        return IntStream.range(0, series.size())
                .mapToObj(k -> new Legend(series.get(k), Ink.series(k)))
                .toList();
    }

    @Override
    public double height() {
        return Legend.height(legend()) + rows.size() * row() + FOOT;
    }

    @Override
    public void draw(Canvas c) {
        double top = Legend.height(legend());
        Legend.draw(c, legend(), 0);
        double left = rows.stream()
                        .mapToDouble(r -> Chart.length(r.label(), WORDS))
                        .max()
                        .orElse(0)
                + 14;
        double most = rows.stream()
                .flatMap(r -> r.shares().stream())
                .mapToDouble(s -> s.interval().high())
                .max()
                .orElse(1);
        Axis axis = new Axis(0, Math.min(1, Axis.roomy(most)), left, width() - VALUE);
        double bottom = top + rows.size() * row();
        for (double mark : axis.marks(5)) {
            c.line(axis.at(mark), top, axis.at(mark), bottom + 4, Ink.GRID, 1);
            c.text(axis.at(mark), bottom + 19, Axis.percent(mark), Ink.QUIET, NUMBERS, Anchor.MIDDLE);
        }
        for (int k = 0; k < rows.size(); k++) {
            draw(c, rows.get(k), axis, top + k * row());
        }
    }

    private void draw(Canvas c, Row row, Axis axis, double top) {
        c.line(0, top, width(), top, Ink.GRID, 1);
        c.text(axis.at(0) - 8, top + row() / 2 + 4.5, row.label(), Ink.TEXT, WORDS, Anchor.END);
        for (int k = 0; k < row.shares().size(); k++) {
            Share share = row.shares().get(k);
            Interval range = share.interval();
            double y = top + GAP / 2 + (k + 0.5) * LANE;
            Whisker.across(c, axis.at(range.low()), axis.at(range.high()), y, Ink.series(k));
            c.tip(row.label() + ", " + series.get(k) + ": " + BarChart.text(share));
            c.circle(axis.at(share.value()), y, 5, Ink.series(k), Ink.PAPER);
            c.text(width() - VALUE + 12, y + 4.5, BarChart.text(share), Ink.TEXT, NUMBERS, Anchor.START);
        }
    }
}
