package coldwake.engine.card;

/** When an action may be taken; a reaction is never taken as an action of one's turn. */
public enum Combat {
    ANY,
    IN_COMBAT,
    OUT_OF_COMBAT,
    REACTION
}
