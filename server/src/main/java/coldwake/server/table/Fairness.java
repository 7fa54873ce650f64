package coldwake.server.table;

import coldwake.engine.state.Chance;
import java.util.HexFormat;
import java.util.List;
import java.util.regex.Pattern;

/** How secret and contributions make the seed of a game; docs/protocol.md tells it to those who want to check by hand. */
final class Fairness {
    private static final int SEED_DIGITS = 16;
    private static final int KEY_DIGITS = 64;
    private static final Pattern HASH = Pattern.compile("[0-9a-f]{64}");
    private static final Pattern CONTRIBUTION = Pattern.compile("[A-Za-z0-9_-]{22,64}");

    private Fairness() {}

    /** The seed of a game: 256 bits, the hash of the secret and of what each seat contributed. */
    static String seed(String secret, List<SeatState> seats) {
        StringBuilder mixed = new StringBuilder(secret);
        seats.forEach(seat -> mixed.append('|').append(seat.contribution()));
        return Tokens.hash(mixed.toString());
    }

    /** The seed of a new deal after choices were taken back: the same mixing, of the seed of the game and the number. */
    private static String seed(String seed, Entry.NewDeal deal) {
        return Tokens.hash(seed + "|" + deal.number());
    }

    /**
     * Whether this is the seed of a game. Games of earlier versions have its first 64 bits only, as a number; they had no
     * draw. A game with one has a single seed, or a server could choose between two deals.
     */
    static boolean isSeed(String seed, String secret, List<SeatState> seats, boolean drawn) {
        String whole = seed(secret, seats);
        return seed.equals(whole) || !drawn && seed.equals(Long.toString(firstBits(whole)));
    }

    private static long firstBits(String hash) {
        return Long.parseUnsignedLong(hash.substring(0, SEED_DIGITS), 16);
    }

    private static boolean isOfEarlierVersions(String seed) {
        return seed.length() < KEY_DIGITS;
    }

    /** Where the chance of a game comes from. */
    static Chance chance(String seed) {
        return isOfEarlierVersions(seed)
                ? Chance.oneStream(Long.parseLong(seed))
                : Chance.secret(HexFormat.of().parseHex(seed));
    }

    /** Where the chance of a new deal comes from. */
    static Chance chance(String seed, Entry.NewDeal deal) {
        String again = seed(seed, deal);
        return isOfEarlierVersions(seed)
                ? Chance.oneStream(firstBits(again))
                : Chance.secret(HexFormat.of().parseHex(again));
    }

    /** What a bot thinks with; nobody gets from it to the seed. */
    static long botSeed(String seed, int version) {
        return firstBits(Tokens.hash(seed + "|bot|" + version));
    }

    static boolean isHash(String text) {
        return HASH.matcher(text).matches();
    }

    static boolean isContribution(String text) {
        return CONTRIBUTION.matcher(text).matches();
    }
}
