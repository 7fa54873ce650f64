package coldwake.lab.stats;

import java.util.Locale;

/** Times in the unit that reads best. */
public final class Durations {
    private static final double THOUSAND = 1000;

    private Durations() {}

    public static String text(double nanos) {
        double value = nanos;
        for (String unit : new String[] {"ns", "\u00b5s", "ms"}) {
            if (value < THOUSAND) {
                return String.format(Locale.ROOT, value < 10 ? "%.1f %s" : "%.0f %s", value, unit);
            }
            value /= THOUSAND;
        }
        return String.format(Locale.ROOT, "%.1f s", value);
    }
}
