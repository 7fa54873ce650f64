package coldwake.engine.card;

/**
 * An event card.
 *
 * @param direction the number of the corridor intruders take
 * @param symbols the intruder types that move, as a bit set
 * @param branch what the event does; it has no targets, but may have stages
 */
public record EventCard(String id, int direction, int symbols, Fate fate, Branch branch) implements Definition {
    /** What becomes of the card. */
    public enum Fate {
        DISCARD,
        /** The card leaves the game; deck and discard pile are shuffled together. */
        REMOVE_AND_RESHUFFLE,
        /** The card is shuffled into the deck; the discard pile stays. */
        SHUFFLE_BACK
    }

    @Override
    public PieceKind kind() {
        return PieceKind.EVENT;
    }
}
