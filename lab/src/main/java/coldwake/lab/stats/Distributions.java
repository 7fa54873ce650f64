package coldwake.lab.stats;

/** The few distributions that the tests need, all from the regularised incomplete beta function. */
public final class Distributions {
    private static final double[] LANCZOS = {
        0.9999999999998099,
        676.5203681218851,
        -1259.1392167224028,
        771.3234287776531,
        -176.6150291621406,
        12.507343278686905,
        -0.13857109526572012,
        9.984369578019572e-6,
        1.5056327351493116e-7
    };
    private static final int TERMS = 10_000;
    private static final double TINY = 1e-300;
    private static final double PRECISE = 1e-15;

    private Distributions() {}

    /** The chance of a value at least this far from 0 on either side in Student's t distribution. */
    static double studentTwoSided(double t, double degrees) {
        return Double.isInfinite(t) ? 0 : beta(degrees / (degrees + t * t), degrees / 2, 0.5);
    }

    /** The chance of at most {@code k} heads in {@code n} throws of a fair coin. */
    static double fairCoinAtMost(long k, long n) {
        return k < 0 ? 0 : k >= n ? 1 : beta(0.5, (double) (n - k), k + 1.0);
    }

    /** The regularised incomplete beta function I_x(a, b). */
    static double beta(double x, double a, double b) {
        if (x <= 0 || x >= 1) {
            return x <= 0 ? 0 : 1;
        }
        double front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
        return x < (a + 1) / (a + b + 2) ? front * fraction(x, a, b) / a : 1 - front * fraction(1 - x, b, a) / b;
    }

    /** The continued fraction of the function, by the method of Lentz. */
    private static double fraction(double x, double a, double b) {
        double c = 1;
        double d = 1 / away(1 - (a + b) * x / (a + 1));
        double h = d;
        for (int m = 1; m <= TERMS; m++) {
            double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
            d = 1 / away(1 + even * d);
            c = away(1 + even / c);
            h *= d * c;
            double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
            d = 1 / away(1 + odd * d);
            c = away(1 + odd / c);
            h *= d * c;
            if (Math.abs(d * c - 1) < PRECISE) {
                break;
            }
        }
        return h;
    }

    private static double away(double value) {
        return Math.abs(value) < TINY ? TINY : value;
    }

    private static double logGamma(double x) {
        if (x < 0.5) {
            return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
        }
        double sum = LANCZOS[0];
        for (int k = 1; k < LANCZOS.length; k++) {
            sum += LANCZOS[k] / (x - 1 + k);
        }
        double t = x + 6.5;
        return 0.5 * Math.log(2 * Math.PI) + (x - 0.5) * Math.log(t) - t + Math.log(sum);
    }
}
