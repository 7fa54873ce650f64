package coldwake.content.facts;

/** The pile an item card belongs to. */
public enum ItemDeck {
    /** Military items, found in red rooms. */
    RED,
    /** Technical items, found in yellow rooms. */
    YELLOW,
    /** Medical items, found in green rooms. */
    GREEN,
    /** Crafted items. */
    BLUE,
    /** The weapon a character starts with. */
    STARTING,
    /** The two quest items of a character. */
    QUEST
}
