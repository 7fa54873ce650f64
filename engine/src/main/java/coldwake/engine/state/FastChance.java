package coldwake.engine.state;

/** Chance from 64 bits: each stream is the generator SplitMix64, started from the seed and the name of the stream. */
record FastChance(long seed) implements Chance {
    @Override
    public long bits(Streams streams, int stream, int place) {
        return Rng.mix(Rng.mix(seed + streams.key(stream)) + (place + 1) * Rng.STEP);
    }

    @Override
    public long next(Streams streams, int stream, int[] read) {
        return bits(streams, stream, read[stream]++);
    }

    @Override
    public Chance afterNewDeal(int numbers) {
        return this;
    }

    @Override
    public long hash(Streams streams, int[] read) {
        return Rng.mix(seed) + hashOf(streams, read);
    }

    /** Streams that nobody has read do not count, nor does the order of the streams. */
    static long hashOf(Streams streams, int[] read) {
        long sum = 0;
        for (int stream = 0; stream < read.length; stream++) {
            sum += read[stream] == 0 ? 0 : Rng.mix(streams.key(stream) + read[stream]);
        }
        return sum;
    }
}
