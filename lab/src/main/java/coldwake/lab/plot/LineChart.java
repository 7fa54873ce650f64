package coldwake.lab.plot;

import coldwake.lab.plot.Canvas.Anchor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.DoubleFunction;
import java.util.function.ToDoubleFunction;

/**
 * Curves with bands. Each is named at its right end, so that nobody has to match colours with a legend.
 *
 * @param logarithmic whether x is
 */
public record LineChart(List<Series> series, String xTitle, String yTitle, Scale x, Scale y, boolean logarithmic)
        implements Chart {
    private static final double HEIGHT = 380;
    private static final double LEFT = 64;
    private static final double TOP = 26;
    private static final double FOOT = 48;
    private static final double LABEL_ROW = 16;

    /** A curve with its band. */
    public record Series(String name, double[] xs, double[] ys, double[] low, double[] high, Ink ink) {
        double last() {
            return ys[ys.length - 1];
        }
    }

    /** From where to where an axis goes, and how its numbers are written. */
    public record Scale(double low, double high, DoubleFunction<String> text) {
        public static Scale percent(double high) {
            return new Scale(0, Math.min(1, Axis.roomy(high)), Axis::percent);
        }

        public static Scale numbers(double low, double high) {
            return new Scale(low, high, Axis::text);
        }

        public static Scale upTo(double high) {
            return new Scale(0, Axis.roomy(high), Axis::text);
        }
    }

    public LineChart {
        series = List.copyOf(series);
    }

    @Override
    public double height() {
        return HEIGHT;
    }

    private double right() {
        double names = series.stream()
                .mapToDouble(s -> Chart.length(s.name(), WORDS))
                .max()
                .orElse(0);
        return width() - names - 18;
    }

    @Override
    public void draw(Canvas c) {
        double bottom = HEIGHT - FOOT;
        Axis across = logarithmic
                ? Axis.logarithmic(x.low(), x.high(), LEFT, right())
                : new Axis(x.low(), x.high(), LEFT, right());
        Axis up = new Axis(y.low(), y.high(), bottom, TOP);
        for (double mark : up.marks(5)) {
            c.line(LEFT, up.at(mark), right(), up.at(mark), Ink.GRID, 1);
            c.text(LEFT - 8, up.at(mark) + 4, y.text().apply(mark), Ink.QUIET, NUMBERS, Anchor.END);
        }
        for (double mark : across.marks(12)) {
            c.line(across.at(mark), bottom, across.at(mark), bottom + 4, Ink.QUIET, 1);
            c.text(across.at(mark), bottom + 18, x.text().apply(mark), Ink.QUIET, NUMBERS, Anchor.MIDDLE);
        }
        c.line(LEFT, bottom, right(), bottom, Ink.QUIET, 1);
        c.text(LEFT - 8, 12, yTitle, Ink.QUIET, NUMBERS, Anchor.START);
        c.text((LEFT + right()) / 2, HEIGHT - 8, xTitle, Ink.QUIET, NUMBERS, Anchor.MIDDLE);
        series.forEach(s -> band(c, s, across, up));
        series.forEach(s -> curve(c, s, across, up));
        names(c, up);
    }

    private static void band(Canvas c, Series s, Axis across, Axis up) {
        int n = s.xs().length;
        double[] xs = new double[2 * n];
        double[] ys = new double[2 * n];
        for (int k = 0; k < n; k++) {
            xs[k] = across.at(s.xs()[k]);
            ys[k] = up.at(s.high()[k]);
            xs[2 * n - 1 - k] = xs[k];
            ys[2 * n - 1 - k] = up.at(s.low()[k]);
        }
        c.area(xs, ys, s.ink(), 0.22);
    }

    private static void curve(Canvas c, Series s, Axis across, Axis up) {
        int n = s.xs().length;
        double[] xs = new double[n];
        double[] ys = new double[n];
        for (int k = 0; k < n; k++) {
            xs[k] = across.at(s.xs()[k]);
            ys[k] = up.at(s.ys()[k]);
        }
        c.tip(s.name());
        c.path(xs, ys, s.ink(), 2.2);
    }

    /** The names at the right ends, moved apart where they would lie on each other. */
    private void names(Canvas c, Axis up) {
        List<Series> byHeight = new ArrayList<>(series);
        ToDoubleFunction<Series> height = s -> up.at(s.last());
        byHeight.sort(Comparator.comparingDouble(height));
        double lowest = HEIGHT - FOOT + 5 - (byHeight.size() - 1) * LABEL_ROW;
        double free = 0;
        for (Series s : byHeight) {
            double y = Math.max(free, Math.min(height.applyAsDouble(s) + 4.5, lowest));
            c.text(right() + 8, y, s.name(), s.ink(), WORDS, Anchor.START);
            free = y + LABEL_ROW;
            lowest += LABEL_ROW;
        }
    }
}
