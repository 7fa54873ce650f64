package coldwake.lab.plot;

import coldwake.lab.plot.Canvas.Anchor;
import coldwake.lab.stats.Interval;
import coldwake.lab.stats.Share;
import java.util.List;
import java.util.Locale;

/** Shares as bars from the left, each with its interval, value and count. */
public record BarChart(List<Bar> bars, List<Legend> legend) implements Chart {
    private static final double ROW = 27;
    private static final double THICK = 15;
    private static final double FOOT = 30;
    private static final double VALUE = 235;

    /** One bar. */
    public record Bar(String label, Share share, Ink ink) {}

    public BarChart {
        bars = List.copyOf(bars);
        legend = List.copyOf(legend);
    }

    @Override
    public double height() {
        return Legend.height(legend) + bars.size() * ROW + FOOT;
    }

    @Override
    public void draw(Canvas c) {
        double top = Legend.height(legend);
        Legend.draw(c, legend, 0);
        double left = bars.stream()
                        .mapToDouble(b -> Chart.length(b.label(), WORDS))
                        .max()
                        .orElse(0)
                + 14;
        double most = bars.stream()
                .mapToDouble(b -> b.share().interval().high())
                .max()
                .orElse(1);
        Axis axis = new Axis(0, Math.min(1, Axis.roomy(most)), left, width() - VALUE);
        double bottom = top + bars.size() * ROW;
        for (double mark : axis.marks(5)) {
            c.line(axis.at(mark), top, axis.at(mark), bottom + 4, Ink.GRID, 1);
            c.text(axis.at(mark), bottom + 19, Axis.percent(mark), Ink.QUIET, NUMBERS, Anchor.MIDDLE);
        }
        for (int k = 0; k < bars.size(); k++) {
            draw(c, bars.get(k), axis, top + k * ROW + ROW / 2);
        }
        c.line(left, top, left, bottom, Ink.QUIET, 1);
    }

    private void draw(Canvas c, Bar bar, Axis axis, double y) {
        Interval range = bar.share().interval();
        double value = bar.share().value();
        c.text(axis.at(0) - 8, y + 4.5, bar.label(), Ink.TEXT, WORDS, Anchor.END);
        c.tip(bar.label() + ": " + text(bar.share()));
        c.rect(axis.at(0), y - THICK / 2, axis.at(value) - axis.at(0), THICK, bar.ink());
        Whisker.across(c, axis.at(range.low()), axis.at(range.high()), y, Ink.TEXT);
        c.text(width() - VALUE + 12, y + 4.5, text(bar.share()), Ink.TEXT, NUMBERS, Anchor.START);
    }

    /** A share for people: value, interval and count. */
    public static String text(Share share) {
        Interval range = share.interval();
        return String.format(
                Locale.ROOT,
                "%.1f %% [%.1f\u2013%.1f]  %,d/%,d",
                100 * share.value(),
                100 * range.low(),
                100 * range.high(),
                share.hits(),
                share.n());
    }
}
