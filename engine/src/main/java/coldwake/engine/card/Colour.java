package coldwake.engine.card;

/** Colours of rooms and item decks. A white room lets the searcher name one of the three search decks. */
public enum Colour {
    RED,
    YELLOW,
    GREEN,
    WHITE,
    BLUE,
    NONE;

    /** The three decks that can be searched. */
    public boolean isSearchDeck() {
        return this == RED || this == YELLOW || this == GREEN;
    }
}
