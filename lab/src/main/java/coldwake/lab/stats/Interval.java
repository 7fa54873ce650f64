package coldwake.lab.stats;

/** Where a value lies with 95 % confidence. */
public record Interval(double low, double high) {
    /** The quantile of the normal distribution that leaves 2.5 % above it. */
    public static final double Z = 1.959963984540054;

    public boolean contains(double value) {
        return low <= value && value <= high;
    }
}
