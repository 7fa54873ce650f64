package coldwake.lab.plot;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Maps values to places between two ends, and finds round numbers for its marks. */
final class Axis {
    private static final double[] STEPS = {1, 2, 2.5, 5, 10};

    private final double low;
    private final double high;
    private final double from;
    private final double to;
    private final boolean log;

    Axis(double low, double high, double from, double to) {
        this(low, high, from, to, false);
    }

    private Axis(double low, double high, double from, double to, boolean log) {
        this.low = low;
        this.high = high > low ? high : low + 1;
        this.from = from;
        this.to = to;
        this.log = log;
    }

    static Axis logarithmic(double low, double high, double from, double to) {
        return new Axis(low, high, from, to, true);
    }

    double at(double value) {
        double share = log ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low);
        return from + share * (to - from);
    }

    /** Round values, about as many as wanted. */
    List<Double> marks(int wanted) {
        List<Double> marks = new ArrayList<>();
        if (log) {
            for (double mark = Math.pow(10, Math.ceil(Math.log10(low) - 1e-9)); mark <= high * 1.0001; mark *= 10) {
                marks.add(mark);
            }
            return marks;
        }
        double step = step((high - low) / wanted);
        for (double mark = Math.ceil(low / step - 1e-9) * step; mark <= high + step * 1e-6; mark += step) {
            marks.add(mark);
        }
        return marks;
    }

    private static double step(double rough) {
        double unit = Math.pow(10, Math.floor(Math.log10(rough)));
        for (double step : STEPS) {
            if (step * unit >= rough * 0.9999) {
                return step * unit;
            }
        }
        return 10 * unit;
    }

    /** An upper end a little above a value, at which a mark stands well. */
    static double roomy(double value) {
        if (value <= 0) {
            return 1;
        }
        double step = step(value / 5);
        return Math.ceil(value * 1.02 / step) * step;
    }

    static String text(double value) {
        if (Math.abs(value) < 1e-9) {
            return "0";
        }
        return String.format(Locale.ROOT, Math.abs(value) < 0.095 ? "%.3f" : "%.2f", value)
                .replaceAll("\\.?0+$", "");
    }

    static String percent(double value) {
        return text(Math.round(value * 1e6) / 1e4) + " %";
    }
}
