package coldwake.content.facts;

/** How often a card is in a deck. */
public record CopiesFacts(String card, int copies) {

    /** Checks that there is at least one copy. */
    public CopiesFacts {
        if (copies < 1) {
            throw new IllegalArgumentException("expected at least 1 copy of " + card + ", found " + copies);
        }
    }
}
