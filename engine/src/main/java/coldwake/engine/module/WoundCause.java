package coldwake.engine.module;

/** Where wounds come from, as far as a rule asks for it. */
public enum WoundCause {
    /** An intruder attack, whatever brought it about. */
    ATTACK,
    OTHER
}
