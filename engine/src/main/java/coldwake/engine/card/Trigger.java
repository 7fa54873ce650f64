package coldwake.engine.card;

/** What a card or item reacts to. */
public enum Trigger {
    NONE,
    /** Another character in the room acts or reacts. */
    ACTION,
    /** An intruder makes a surprise attack on the owner. */
    SURPRISE_ATTACK,
    /** An intruder attacks the owner. */
    ATTACK,
    /** The owner has passed and somebody else has not. */
    PASSED,
    /** Another character in the room has chosen which of the items it found it keeps. */
    FIND,
    /** The owner has rolled for noise. */
    NOISE_ROLL
}
