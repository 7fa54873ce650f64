package coldwake.engine.state;

/** The mixing of SplitMix64: from a row of numbers that are {@link #STEP} apart it makes a row of random ones. */
final class Rng {
    private Rng() {}

    static final long STEP = 0x9E3779B97F4A7C15L;

    static long mix(long z) {
        long x = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        x = (x ^ (x >>> 27)) * 0x94D049BB133111EBL;
        return x ^ (x >>> 31);
    }

    /** Maps 32 random bits to 0..bound-1; the bias is below bound / 2^32. */
    static int below(long bits, int bound) {
        return (int) (((bits >>> 32) * bound) >>> 32);
    }
}
