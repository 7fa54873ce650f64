package coldwake.content.aftermath;

import coldwake.engine.state.GameState;

/** The options of the box. */
public final class Aftermath {
    /** Its characters may be chosen instead of those of the same colours. */
    public static final String CHARACTERS = "aftermath-characters";

    /** Characters have traits. */
    public static final String TRAITS = "traits";

    /** Its rooms and what is crafted in one of them may turn up. */
    public static final String ROOMS = "aftermath-rooms";

    /** Exploration tokens hide turrets. */
    public static final String TURRETS = "turrets";

    /** The house variant: its modes with species for which they have no rules. */
    public static final String HOUSE_SPECIES = "house-species";

    private Aftermath() {}

    /** Whether the characters of a game have traits. */
    static boolean hasTraits(GameState s) {
        return s.rules().setup().options().contains(TRAITS);
    }
}
