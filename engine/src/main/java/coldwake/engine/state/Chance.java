package coldwake.engine.state;

/**
 * Where the chance of a game comes from: for each of its {@link Streams} a row of numbers that never changes, so copies
 * share it. How far each row has been read is in the state.
 */
public sealed interface Chance permits FastChance, SecretChance, OneStream {
    /** Chance from a seed, quick to draw and easy to guess for whoever tries seeds: for bots, laboratory and hot seat. */
    static Chance of(long seed) {
        return new FastChance(seed);
    }

    /** The same for a copy that is dealt again: whoever happens to use the seed of a game does not get its chance. */
    static Chance ofNewDeal(long seed) {
        return new FastChance(Rng.mix(seed + Streams.newDealKey()));
    }

    /** Chance from a key of 256 bits that cannot be told from what it deals: for people. */
    static Chance secret(byte[] key) {
        return new SecretChance(key);
    }

    /** Chance as it was before there were streams, for games that were recorded so. */
    static Chance oneStream(long seed) {
        return new OneStream(Rng.mix(seed));
    }

    /** The number at a place of a stream. */
    long bits(Streams streams, int stream, int place);

    /** Reads the next number of a stream. */
    long next(Streams streams, int stream, int[] read);

    /** The chance of a game that was dealt again from here, by some numbers of the stream for that. */
    Chance afterNewDeal(int numbers);

    /** A number that is equal for equal chance, read equally far, also in a game that has more streams. */
    long hash(Streams streams, int[] read);
}
