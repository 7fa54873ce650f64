package coldwake.bots.mind;

/** What something is worth to a bot, or that nobody has taught it anything about it. */
final class Worth {
    /** What nobody has taught the bots. A test lists all of it. */
    static final double UNKNOWN = Double.NaN;

    private Worth() {}

    static boolean isKnown(double worth) {
        return !Double.isNaN(worth);
    }

    static double or(double worth, double otherwise) {
        return isKnown(worth) ? worth : otherwise;
    }

    /** The larger one of those that are known. */
    static double best(double one, double other) {
        return !isKnown(one) ? other : !isKnown(other) ? one : Math.max(one, other);
    }
}
