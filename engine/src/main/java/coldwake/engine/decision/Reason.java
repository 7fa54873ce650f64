package coldwake.engine.decision;

import java.util.Locale;

/** Why something a player may expect cannot be done now. Each names the rule it comes from. */
public enum Reason {
    OK("none"),
    IN_COMBAT("combat"),
    NOT_IN_COMBAT("combat"),
    NOT_ENOUGH_CARDS("action-cost"),
    NO_TARGET("actions"),
    DOOR_CLOSED("doors"),
    CORRIDORS_NOISY("careful-movement"),
    HANDS_FULL("hands"),
    NOBODY_HERE("trade"),
    NOTHING_TO_TRADE("trade"),
    MISSING_COMPONENTS("craft-item"),
    NONE_LEFT("craft-item"),
    NO_WEAPON("shoot"),
    NO_AMMO("shoot"),
    WEAPON_FULL("ammo"),
    HARMLESS_TO_EGGS("shoot"),
    NOT_AN_ENERGY_WEAPON("ammo"),
    NO_SUCH_WEAPON("ammo"),
    NO_INTRUDER("combat"),
    NO_PREY("intruder-player"),
    NO_INJURY("intruder-player"),
    INTRUDER_THERE("coordinates"),
    NO_ROOM_ACTION("room-actions"),
    MALFUNCTION("malfunction"),
    NO_MALFUNCTION("malfunction"),
    HAS_MALFUNCTION("malfunction"),
    CANNOT_MALFUNCTION("malfunction"),
    NOT_EXPLORED("exploration"),
    NO_ITEMS_LEFT("searching"),
    CANNOT_SEARCH("searching"),
    NO_COMPUTER("computer"),
    HAS_COMPUTER("computer"),
    WRONG_ROOM("room-actions"),
    NOT_BURNING("fire"),
    ALREADY_BURNING("fire"),
    NO_DOOR("doors"),
    NO_CONTAMINATION("contamination"),
    NO_WOUND("wounds"),
    NO_SLIME("slime"),
    NO_ITEM("items"),
    WRONG_PLACE_FOR_QUEST("quest-items"),
    MISSING_QUEST_ITEM("quest-items"),
    NO_POD("escape-pods"),
    PODS_LOCKED("escape-pods"),
    POD_FULL("escape-pods"),
    POD_OCCUPIED("escape-pods"),
    HIBERNATION_CLOSED("hibernation"),
    SOMEONE_ASLEEP("hibernation"),
    TOO_LATE("self-destruct"),
    NO_EGG("nest"),
    NO_OBJECT("laboratory"),
    ALREADY_KNOWN("laboratory"),
    NOT_REVEALED("adaptations"),
    ALREADY_DONE("signal"),
    NO_UNEXPLORED_ROOM("exploration"),
    NO_ENTRANCE("technical-corridors"),
    NO_SIGNAL("objectives"),
    NOTHING_SECRET("objectives"),
    REACTION_ONLY("interruption"),
    ENOUGH_CARDS("quest-items"),
    DOOR_DESTROYED("doors");

    private final String rule;

    Reason(String rule) {
        this.rule = rule;
    }

    /** The rule it comes from, as in the rules reference. */
    public String rule() {
        return rule;
    }

    /** The id used in files and messages. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
