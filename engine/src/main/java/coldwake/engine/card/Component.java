package coldwake.engine.card;

/** Crafting symbols. */
public enum Component {
    CHEMICAL,
    CLOTH,
    MEDICAL,
    TOOL,
    ENERGY,
    NONE
}
