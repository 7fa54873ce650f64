package coldwake.content.facts;

import org.jspecify.annotations.Nullable;

/** A token of the Intruder bag; only what stands for no Intruder has no surprise number. A colour tells tokens of one type apart. */
public record IntruderTokenFacts(
        String id,
        String type,
        @Nullable String colour,
        @Nullable Integer surprise) {

    /** The type of the token that stands for no Intruder. */
    public static final String BLANK = "blank";

    /** The type, with the colour if the token has one: what the bag counts. */
    public String kind() {
        return colour == null ? type : type + "-" + colour;
    }

    static IntruderTokenFacts read(FactReader entry) {
        return new IntruderTokenFacts(
                entry.text("id"), entry.text("type"), entry.maybeText("colour"), entry.numberOrNull("surprise"));
    }
}
