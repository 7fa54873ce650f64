package coldwake.lab;

import java.util.Map;
import java.util.TreeMap;

/** A distribution of whole numbers. */
public final class Distribution {
    private final TreeMap<Integer, Long> counts = new TreeMap<>();
    private long n;
    private long sum;

    void add(int value) {
        counts.merge(value, 1L, Long::sum);
        n++;
        sum += value;
    }

    public long sum() {
        return sum;
    }

    public double mean() {
        return n == 0 ? 0 : (double) sum / n;
    }

    public int min() {
        return n == 0 ? 0 : counts.firstKey();
    }

    public int max() {
        return n == 0 ? 0 : counts.lastKey();
    }

    public long n() {
        return n;
    }

    /** How many values are not above a limit. */
    public long upTo(int limit) {
        return counts.headMap(limit, true).values().stream().mapToLong(k -> k).sum();
    }

    /** The smallest value that at least this share of all values does not exceed. */
    public int quantile(double share) {
        long wanted = (long) Math.ceil(share * n);
        long seen = 0;
        for (Map.Entry<Integer, Long> entry : counts.entrySet()) {
            seen += entry.getValue();
            if (seen >= wanted) {
                return entry.getKey();
            }
        }
        return 0;
    }
}
