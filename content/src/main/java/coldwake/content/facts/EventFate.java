package coldwake.content.facts;

/** What becomes of an event card after its effect. */
public enum EventFate {
    /** It goes to the discard pile. */
    DISCARD,
    /** It leaves the game; deck and discard pile are shuffled together. */
    REMOVE_AND_RESHUFFLE,
    /** It is shuffled back into the deck. */
    SHUFFLE_BACK
}
