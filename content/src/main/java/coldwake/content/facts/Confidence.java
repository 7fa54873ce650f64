package coldwake.content.facts;

/** How sure we are of a printed fact. */
public enum Confidence {
    /** Read from the component or confirmed by several sources. */
    HIGH,
    /** Sources disagree or a detail is inferred. */
    MEDIUM,
    /** A guess that fits the rules. */
    LOW;

    static Confidence read(FactReader entry) {
        return entry.word("confidence", Confidence.class);
    }
}
