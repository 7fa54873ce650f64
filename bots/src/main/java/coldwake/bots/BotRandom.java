package coldwake.bots;

/** A generator of a bot's own (SplitMix64), so that a game with bots is its setup, its seed and their names. */
final class BotRandom {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private long state;

    /** A stream that differs for each seat, and from the stream of the game itself. */
    BotRandom(long gameSeed, int seat) {
        state = mix(mix(gameSeed ^ 0x5DEECE66DL) + seat);
    }

    /** Any number. */
    long next() {
        state += STEP;
        return mix(state);
    }

    /** A number from 0 to bound - 1; the bias is below bound / 2^32. */
    int below(int bound) {
        state += STEP;
        return (int) (((mix(state) >>> 32) * bound) >>> 32);
    }

    private static long mix(long z) {
        long x = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        x = (x ^ (x >>> 27)) * 0x94D049BB133111EBL;
        return x ^ (x >>> 31);
    }
}
