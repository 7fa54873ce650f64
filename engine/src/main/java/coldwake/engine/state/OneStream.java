package coldwake.engine.state;

/**
 * Chance as games had it before there were streams: one generator (SplitMix64) for everything. How far it has been read
 * is kept where other chance keeps its first stream.
 *
 * @param start the number from which the generator counts
 */
record OneStream(long start) implements Chance {
    @Override
    public long bits(Streams streams, int stream, int place) {
        return Rng.mix(at(place + 1));
    }

    private long at(int numbers) {
        return start + numbers * Rng.STEP;
    }

    @Override
    public long next(Streams streams, int stream, int[] read) {
        return bits(streams, stream, read[0]++);
    }

    @Override
    public Chance afterNewDeal(int numbers) {
        return new OneStream(Rng.mix(at(numbers)));
    }

    /** All that is kept of it: where the generator is now. */
    @Override
    public long hash(Streams streams, int[] read) {
        return at(read[0]);
    }
}
