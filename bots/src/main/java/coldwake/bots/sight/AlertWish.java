package coldwake.bots.sight;

/** What the open alert asks of the crew: the wishes of alerts by the same names. */
public enum AlertWish {
    NOTHING,
    ACTIVATION,
    NO_FIRE,
    CORPSE,
    REPAIRS,
    SIGNAL,
    KILLS,
    SAMPLE
}
