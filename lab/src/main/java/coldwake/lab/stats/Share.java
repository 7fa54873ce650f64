package coldwake.lab.stats;

/** How many of how many. */
public record Share(long hits, long n) {
    public double value() {
        return n == 0 ? 0 : (double) hits / n;
    }

    /** Wilson's score interval: sound for small samples and for shares near 0 and 1. */
    public Interval interval() {
        if (n == 0) {
            return new Interval(0, 1);
        }
        double z2 = Interval.Z * Interval.Z;
        double p = value();
        double centre = (p + z2 / (2 * n)) / (1 + z2 / n);
        double half = Interval.Z * Math.sqrt(p * (1 - p) / n + z2 / (4.0 * n * n)) / (1 + z2 / n);
        return new Interval(hits == 0 ? 0 : centre - half, hits == n ? 1 : centre + half);
    }
}
