package coldwake.lab.stats;

import java.util.Arrays;
import java.util.SplittableRandom;

/**
 * The difference of two measures of the same games. The game is the unit: seats of one game share its luck.
 *
 * @param difference mean of the second minus mean of the first
 * @param interval of the difference, by resampling whole pairs
 * @param effect the difference in standard deviations of the differences
 * @param p two-sided: exact McNemar test if every value is 0 or 1, else the paired t-test
 * @param up pairs in which the second is larger
 * @param down pairs in which the first is larger
 */
public record Paired(
        int n,
        double first,
        double second,
        double difference,
        Interval interval,
        double effect,
        double p,
        long up,
        long down) {
    private static final long WORK = 100_000_000;
    private static final int MOST = 10_000;
    private static final int FEWEST = 500;

    public static Paired of(double[] first, double[] second) {
        if (first.length != second.length || first.length < 2) {
            throw new IllegalArgumentException("a paired comparison needs two or more pairs");
        }
        int n = first.length;
        double[] differences = new double[n];
        Arrays.setAll(differences, k -> second[k] - first[k]);
        double mean = Arrays.stream(differences).sum() / n;
        double sd = Math.sqrt(
                Arrays.stream(differences).map(d -> (d - mean) * (d - mean)).sum() / (n - 1));
        long up = Arrays.stream(differences).filter(d -> d > 0).count();
        long down = Arrays.stream(differences).filter(d -> d < 0).count();
        boolean binary = Arrays.stream(first).allMatch(Paired::binary)
                && Arrays.stream(second).allMatch(Paired::binary);
        return new Paired(
                n,
                Arrays.stream(first).sum() / n,
                Arrays.stream(second).sum() / n,
                mean,
                bootstrap(differences),
                sd == 0 ? 0 : mean / sd,
                binary ? mcNemar(up, down) : studentTest(mean, sd, n),
                up,
                down);
    }

    private static boolean binary(double value) {
        return value == 0 || value == 1;
    }

    /** The exact test on the pairs that disagree. */
    static double mcNemar(long up, long down) {
        return Math.min(1, 2 * Distributions.fairCoinAtMost(Math.min(up, down), up + down));
    }

    private static double studentTest(double mean, double sd, int n) {
        if (sd == 0) {
            return mean == 0 ? 1 : 0;
        }
        return Distributions.studentTwoSided(mean / (sd / Math.sqrt(n)), n - 1);
    }

    /** The middle 95 % of the means of samples drawn with replacement; the same for the same data. */
    private static Interval bootstrap(double[] differences) {
        int n = differences.length;
        int samples = Math.clamp(WORK / n, FEWEST, MOST);
        SplittableRandom random = new SplittableRandom(n);
        double[] means = new double[samples];
        for (int s = 0; s < samples; s++) {
            double sum = 0;
            for (int k = 0; k < n; k++) {
                sum += differences[random.nextInt(n)];
            }
            means[s] = sum / n;
        }
        Arrays.sort(means);
        return new Interval(means[(int) (0.025 * samples)], means[(int) (0.975 * samples)]);
    }
}
