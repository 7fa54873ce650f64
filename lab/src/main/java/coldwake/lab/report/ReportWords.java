package coldwake.lab.report;

import coldwake.lab.stats.Interval;
import coldwake.lab.stats.Share;
import java.util.List;
import java.util.Locale;

/** Ids and numbers for readers. */
final class ReportWords {
    private ReportWords() {}

    /** An id as words: {@code great-hunt} is "Great hunt". */
    static String of(String id) {
        String words = id.replace('-', ' ');
        return words.isEmpty() ? words : words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    static String count(long n) {
        return String.format(Locale.ROOT, "%,d", n);
    }

    /** Cells of a table: count, of how many, percent, interval. */
    static List<String> cells(Share share) {
        return List.of(
                count(share.hits()),
                count(share.n()),
                percent(share.value()),
                percent(share.interval().low()) + " \u2013 "
                        + percent(share.interval().high()));
    }

    static String percent(double value) {
        return String.format(Locale.ROOT, "%.2f %%", 100 * value);
    }

    static String range(Interval interval) {
        return String.format(Locale.ROOT, "%.3f \u2013 %.3f", interval.low(), interval.high());
    }
}
