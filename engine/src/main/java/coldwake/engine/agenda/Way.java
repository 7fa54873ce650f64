package coldwake.engine.agenda;

/**
 * How somebody comes into a room, as steps and saved games write it: a corridor; or no corridor; or either corridor of a
 * pair, as long as nobody has named which.
 */
public final class Way {
    /** By no corridor. */
    public static final int NONE = -1;

    private static final int EITHER = -2;

    private Way() {}

    /** Either corridor of the pair that a corridor belongs to. */
    public static int eitherOfPair(int corridor) {
        return EITHER - corridor;
    }

    /** Whether the way is either corridor of a pair. */
    public static boolean isEither(int way) {
        return way <= EITHER;
    }

    /** A corridor of the pair, if the way is either of them. */
    public static int corridorOfPair(int way) {
        return EITHER - way;
    }
}
