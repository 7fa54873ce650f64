package coldwake.lab;

/** How long decisions took, in nanoseconds: buckets that are four to the doubling. */
public final class DecisionTimes {
    private static final int BITS = 2;
    private static final int BUCKETS = Long.SIZE << BITS;

    private final long[] counts = new long[BUCKETS];
    private long n;
    private long nanos;

    void add(long took) {
        counts[bucketOf(took)]++;
        n++;
        nanos += took;
    }

    void add(DecisionTimes other) {
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            counts[bucket] += other.counts[bucket];
        }
        n += other.n;
        nanos += other.nanos;
    }

    /** The highest bit and the two bits below it. */
    private static int bucketOf(long took) {
        long nanos = Math.max(took, 1L << BITS);
        int high = Long.SIZE - 1 - Long.numberOfLeadingZeros(nanos);
        return high << BITS | (int) (nanos >>> high - BITS) & (1 << BITS) - 1;
    }

    /** Where a bucket begins, in nanoseconds. */
    public static double start(int bucket) {
        int parts = 1 << BITS;
        return Math.scalb(1 + bucket % parts / (double) parts, bucket / parts);
    }

    public static int buckets() {
        return BUCKETS;
    }

    /** How many decisions fell into a bucket. */
    public long count(int bucket) {
        return counts[bucket];
    }

    public long n() {
        return n;
    }

    public double meanNanos() {
        return n == 0 ? 0 : (double) nanos / n;
    }

    /** About the time that this share of the decisions did not exceed: the middle of its bucket. */
    public double quantileNanos(double share) {
        long wanted = (long) Math.ceil(share * n);
        long seen = 0;
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            seen += counts[bucket];
            if (seen >= wanted) {
                return (start(bucket) + start(bucket + 1)) / 2;
            }
        }
        return 0;
    }

    // ---------------------------------------------------------------- as text

    /** Compact: the sum, then each bucket that is not empty with its count. */
    public String write() {
        StringBuilder text = new StringBuilder().append(nanos);
        for (int bucket = 0; bucket < BUCKETS; bucket++) {
            if (counts[bucket] > 0) {
                text.append(' ').append(bucket).append('x').append(counts[bucket]);
            }
        }
        return text.toString();
    }

    /** Reads what was written; anything else is an illegal argument. */
    public static DecisionTimes read(String text) {
        DecisionTimes times = new DecisionTimes();
        String[] parts = text.split(" ");
        times.nanos = Long.parseLong(parts[0]);
        for (int k = 1; k < parts.length; k++) {
            int x = Math.max(0, parts[k].indexOf('x'));
            int bucket = Integer.parseInt(parts[k].substring(0, x));
            if (bucket < 0 || bucket >= BUCKETS) {
                throw new IllegalArgumentException("no bucket " + bucket);
            }
            times.counts[bucket] = Long.parseLong(parts[k].substring(x + 1));
            times.n += times.counts[bucket];
        }
        return times;
    }
}
