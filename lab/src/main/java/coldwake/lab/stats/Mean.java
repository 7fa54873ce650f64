package coldwake.lab.stats;

/** A mean of whole numbers, from their sum and the sum of their squares. */
public record Mean(long n, long sum, long squares) {
    public double value() {
        return n == 0 ? 0 : (double) sum / n;
    }

    /** The interval of the central limit theorem. */
    public Interval interval() {
        if (n < 2) {
            return new Interval(value(), value());
        }
        double variance = Math.max(0, (squares - (double) sum * sum / n) / (n - 1));
        double half = Interval.Z * Math.sqrt(variance / n);
        return new Interval(value() - half, value() + half);
    }
}
