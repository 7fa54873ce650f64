package coldwake.content.facts;

/** When a card may be used: the combat symbol printed on it. */
public enum CombatFacts {
    /** No symbol. */
    ANY,
    /** Only with an Intruder in the room. */
    IN_COMBAT,
    /** Only without an Intruder in the room. */
    OUT_OF_COMBAT,
    /** Not an action: it answers something that happens. */
    REACTION
}
