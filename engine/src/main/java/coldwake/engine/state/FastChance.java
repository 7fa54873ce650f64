package coldwake.engine.state;

/** Chance from 64 bits: each stream is the generator SplitMix64, started from the seed and the name of the stream. */
record FastChance(long seed) implements Chance {
    @Override
    public long bits(int stream, int place) {
        return Rng.mix(Rng.mix(seed + Streams.key(stream)) + (place + 1) * Rng.STEP);
    }

    @Override
    public long next(int stream, int[] read) {
        return bits(stream, read[stream]++);
    }

    @Override
    public Chance afterNewDeal(int numbers) {
        return this;
    }

    @Override
    public long hash(int[] read) {
        return Rng.mix(seed) + hashOf(read);
    }

    /** Streams that nobody has read do not count, nor does the order of the streams. */
    static long hashOf(int[] read) {
        long sum = 0;
        for (int stream = 0; stream < read.length; stream++) {
            sum += read[stream] == 0 ? 0 : Rng.mix(Streams.key(stream) + read[stream]);
        }
        return sum;
    }
}
