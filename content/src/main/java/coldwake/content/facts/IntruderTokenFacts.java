package coldwake.content.facts;

import org.jspecify.annotations.Nullable;

/** A token of the Intruder bag; only the blank one has no surprise number. */
public record IntruderTokenFacts(
        String id, String type, @Nullable Integer surprise) {

    /** The type of the token that stands for no Intruder. */
    public static final String BLANK = "blank";

    /** Checks that the number is there unless the token is blank. */
    public IntruderTokenFacts {
        if (type.equals(BLANK) != (surprise == null)) {
            throw new IllegalArgumentException("expected a surprise number on all tokens but the blank, see " + id);
        }
    }

    static IntruderTokenFacts read(Entry entry) {
        return new IntruderTokenFacts(entry.text("id"), entry.text("type"), entry.numberOrNull("surprise"));
    }
}
