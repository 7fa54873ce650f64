package coldwake.engine.state;

/**
 * Heavy objects, as small numbers: an egg, a carcass, the blue corpse, and the red corpse of each seat.
 *
 * <p>Objects of one number are alike; they are counted, not listed.
 */
public final class Thing {
    private Thing() {}

    public static final int NONE = -1;
    public static final int EGG = 0;
    public static final int CARCASS = 1;
    public static final int BLUE_CORPSE = 2;
    private static final int RED_CORPSE = 3;
    static final int COUNT = RED_CORPSE + 5;

    /** No object at all: a living character that is analysed in place of a corpse. */
    public static final int LIVING = COUNT;

    public static int corpseOf(int seat) {
        return RED_CORPSE + seat;
    }

    public static boolean isCorpse(int thing) {
        return thing >= BLUE_CORPSE && thing < COUNT;
    }

    public static boolean isRedCorpse(int thing) {
        return thing >= RED_CORPSE && thing < COUNT;
    }

    /** The seat whose corpse this is. */
    public static int seatOf(int redCorpse) {
        return redCorpse - RED_CORPSE;
    }

    /** The weakness slot it is analysed for: corpse 0, egg 1, carcass 2. */
    public static int weaknessSlot(int thing) {
        return switch (thing) {
            case EGG -> 1;
            case CARCASS -> 2;
            default -> 0;
        };
    }

    /** The id players and files use. */
    public static String id(int thing) {
        return switch (thing) {
            case EGG -> "intruder-egg";
            case CARCASS -> "intruder-carcass";
            case BLUE_CORPSE -> "blue-character-corpse";
            case LIVING -> "living-character";
            default -> "red-character-corpse";
        };
    }
}
