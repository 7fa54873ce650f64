package coldwake.engine.module;

/** What modules are told of. They hear of it in the order in which the ruleset lists them. */
public sealed interface Happening {
    /** A round begins; nobody has drawn cards yet. */
    record RoundBegan() implements Happening {}

    /** A seat that plays on without its character would draw cards now. */
    record DrawsCards(int seat) implements Happening {}

    /** A seat that plays on without its character has passed. */
    record Passed(int seat) implements Happening {}

    /**
     * A character died.
     *
     * @param withTheFirst whether it is the first, or died of the same thing as the first
     */
    record CharacterDied(int seat, boolean withTheFirst) implements Happening {}

    /** The game is over and its winners are known. */
    record WinnersKnown() implements Happening {}
}
