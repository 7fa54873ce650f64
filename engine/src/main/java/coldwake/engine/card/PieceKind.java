package coldwake.engine.card;

/** What a piece is; pieces of one kind (and colour) share a back. */
public enum PieceKind {
    ACTION,
    CONTAMINATION,
    ITEM,
    EVENT,
    ATTACK,
    WOUND,
    WEAKNESS,
    OBJECTIVE,
    INTRUDER_TOKEN,
    EXPLORATION,
    TILE,
    /** Cards of a player who plays the intruders. */
    INTRUDER_ACTION,
    /** Cards of decks that a module brings. */
    MODULE
}
