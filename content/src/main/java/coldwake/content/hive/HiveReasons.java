package coldwake.content.hive;

import coldwake.engine.decision.Reason;

/** Why something cannot be done now with eggs. */
public final class HiveReasons {
    public static final Reason HARMLESS_TO_EGGS = Reason.of("harmless-to-eggs", "shoot");
    public static final Reason NO_EGG = Reason.of("no-egg", "nest");

    private HiveReasons() {}
}
