package coldwake.server.table;

import java.util.List;

/** How secret and contributions make a seed; docs/protocol.md tells it to those who want to check by hand. */
final class Fairness {
    private static final int SEED_DIGITS = 16;

    private Fairness() {}

    /** The seed of a game: the first 64 bits of the hash of the secret and of what each seat contributed. */
    static long seed(String secret, List<SeatState> seats) {
        StringBuilder mixed = new StringBuilder(secret);
        seats.forEach(seat -> mixed.append('|').append(seat.contribution()));
        return Long.parseUnsignedLong(Tokens.hash(mixed.toString()).substring(0, SEED_DIGITS), 16);
    }

    /** The seed of a new deal after choices were taken back: the same mixing, of the seed of the game and the number. */
    static long seed(long seed, Entry.NewDeal deal) {
        return Long.parseUnsignedLong(Tokens.hash(seed + "|" + deal.number()).substring(0, SEED_DIGITS), 16);
    }
}
