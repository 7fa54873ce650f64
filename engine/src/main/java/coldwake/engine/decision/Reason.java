package coldwake.engine.decision;

/**
 * Why something a player may expect cannot be done now. Each names the rule it comes from. Those that only one box knows
 * are declared there.
 *
 * @see #of
 */
public final class Reason {
    public static final Reason OK = of("ok", "none");
    public static final Reason IN_COMBAT = of("in-combat", "combat");
    public static final Reason NOT_IN_COMBAT = of("not-in-combat", "combat");
    public static final Reason NOT_ENOUGH_CARDS = of("not-enough-cards", "action-cost");
    public static final Reason NO_TARGET = of("no-target", "actions");
    public static final Reason DOOR_CLOSED = of("door-closed", "doors");
    public static final Reason CORRIDORS_NOISY = of("corridors-noisy", "careful-movement");
    public static final Reason HANDS_FULL = of("hands-full", "hands");
    public static final Reason NOBODY_HERE = of("nobody-here", "trade");
    public static final Reason NOTHING_TO_TRADE = of("nothing-to-trade", "trade");
    public static final Reason MISSING_COMPONENTS = of("missing-components", "craft-item");
    public static final Reason NONE_LEFT = of("none-left", "craft-item");
    public static final Reason NO_WEAPON = of("no-weapon", "shoot");
    public static final Reason NO_AMMO = of("no-ammo", "shoot");
    public static final Reason WEAPON_FULL = of("weapon-full", "ammo");
    public static final Reason NOT_AN_ENERGY_WEAPON = of("not-an-energy-weapon", "ammo");
    public static final Reason NO_SUCH_WEAPON = of("no-such-weapon", "ammo");
    public static final Reason NO_INTRUDER = of("no-intruder", "combat");
    public static final Reason NO_PREY = of("no-prey", "intruder-player");
    public static final Reason NO_INJURY = of("no-injury", "intruder-player");
    public static final Reason NO_ROOM_ACTION = of("no-room-action", "room-actions");
    public static final Reason MALFUNCTION = of("malfunction", "malfunction");
    public static final Reason NO_MALFUNCTION = of("no-malfunction", "malfunction");
    public static final Reason HAS_MALFUNCTION = of("has-malfunction", "malfunction");
    public static final Reason CANNOT_MALFUNCTION = of("cannot-malfunction", "malfunction");
    public static final Reason NOT_EXPLORED = of("not-explored", "exploration");
    public static final Reason NO_ITEMS_LEFT = of("no-items-left", "searching");
    public static final Reason CANNOT_SEARCH = of("cannot-search", "searching");
    public static final Reason NO_COMPUTER = of("no-computer", "computer");
    public static final Reason HAS_COMPUTER = of("has-computer", "computer");
    public static final Reason WRONG_ROOM = of("wrong-room", "room-actions");
    public static final Reason NOT_BURNING = of("not-burning", "fire");
    public static final Reason ALREADY_BURNING = of("already-burning", "fire");
    public static final Reason NO_DOOR = of("no-door", "doors");
    public static final Reason NO_CONTAMINATION = of("no-contamination", "contamination");
    public static final Reason NO_WOUND = of("no-wound", "wounds");
    public static final Reason NO_SLIME = of("no-slime", "slime");
    public static final Reason NO_ITEM = of("no-item", "items");
    public static final Reason WRONG_PLACE_FOR_QUEST = of("wrong-place-for-quest", "quest-items");
    public static final Reason MISSING_QUEST_ITEM = of("missing-quest-item", "quest-items");
    public static final Reason NO_OBJECT = of("no-object", "laboratory");
    public static final Reason ALREADY_KNOWN = of("already-known", "laboratory");
    public static final Reason NOT_REVEALED = of("not-revealed", "adaptations");
    public static final Reason ALREADY_DONE = of("already-done", "signal");
    public static final Reason NO_UNEXPLORED_ROOM = of("no-unexplored-room", "exploration");
    public static final Reason NO_ENTRANCE = of("no-entrance", "technical-corridors");
    public static final Reason NO_SIGNAL = of("no-signal", "objectives");
    public static final Reason NOTHING_SECRET = of("nothing-secret", "objectives");
    public static final Reason REACTION_ONLY = of("reaction-only", "interruption");
    public static final Reason ENOUGH_CARDS = of("enough-cards", "quest-items");
    public static final Reason DOOR_DESTROYED = of("door-destroyed", "doors");

    private final String id;
    private final String rule;

    private Reason(String id, String rule) {
        this.id = id;
        this.rule = rule;
    }

    /** Declares a reason: a constant of the box that knows it. */
    public static Reason of(String id, String rule) {
        return new Reason(id, rule);
    }

    /** The rule it comes from, as in the rules reference. */
    public String rule() {
        return rule;
    }

    /** The id used in files and messages. */
    public String id() {
        return id;
    }

    @Override
    public String toString() {
        return id;
    }
}
