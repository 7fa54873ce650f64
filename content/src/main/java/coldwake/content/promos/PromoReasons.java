package coldwake.content.promos;

import coldwake.engine.decision.Reason;

/** Why something is refused that only this box has. */
public final class PromoReasons {
    /** Nobody owns two Blood Tests. */
    public static final Reason BLOOD_TEST_OWNED = Reason.of("blood-test-owned", "blood-tests");
    /** All Blood Tests are with players. */
    public static final Reason NO_BLOOD_TEST_LEFT = Reason.of("no-blood-test-left", "blood-tests");
    /** No item lies on a discard pile in the colour of the room. */
    public static final Reason NOTHING_DISCARDED = Reason.of("nothing-discarded", "achievements");

    private PromoReasons() {}
}
