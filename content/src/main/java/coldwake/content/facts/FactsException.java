package coldwake.content.facts;

/** A fact file breaks its shape or contradicts another one; the message names file, line and what was expected. */
public final class FactsException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final String file;
    private final int line;

    FactsException(SourceLine place, String problem) {
        super(place.file() + ":" + place.line() + ": " + problem);
        this.file = place.file();
        this.line = place.line();
    }

    /** The name of the fact file at fault. */
    public String file() {
        return file;
    }

    /** The line at fault, counted from 1. */
    public int line() {
        return line;
    }
}
