package coldwake.testkit.law;

/** The choices of random players: a stream for each seat, the same as the random bot's, so that games can be found again. */
final class SeatDice {
    private static final long STEP = 0x9E3779B97F4A7C15L;
    private final long[] state;

    SeatDice(long gameSeed, int seats) {
        state = new long[seats];
        for (int seat = 0; seat < seats; seat++) {
            state[seat] = mix(mix(gameSeed ^ 0x5DEECE66DL) + seat);
        }
    }

    /** A number from 0 to bound - 1. */
    int below(int seat, int bound) {
        state[seat] += STEP;
        return (int) (((mix(state[seat]) >>> 32) * bound) >>> 32);
    }

    private static long mix(long z) {
        long x = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
        x = (x ^ (x >>> 27)) * 0x94D049BB133111EBL;
        return x ^ (x >>> 31);
    }
}
