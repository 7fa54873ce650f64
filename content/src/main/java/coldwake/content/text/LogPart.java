package coldwake.content.text;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonValue;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A stretch of a line of the log: the words to show and, if they stand for a value of the event, which one. The words of
 * all parts in order are the sentence. A value that the sentence does not mention follows it with empty words, so that
 * nobody has to read words to find out what happened.
 *
 * @param name what the value is called in the event, for example {@code to} of {@code crew-moved}
 * @param id the value if it is a word: the number of a room, the id of a card, of a type of intruder, of a face of a die
 * @param number the value if it is a number: a seat, the number of an intruder, a count; 1 and 0 of a yes or no
 * @param entry the entry of the rules reference, as its address writes it
 */
@JsonInclude(JsonInclude.Include.NON_NULL)
public record LogPart(
        String text,
        @Nullable String name,
        @Nullable Kind kind,
        @Nullable String id,
        @Nullable Integer number,
        @Nullable String entry) {
    /** What a value is. */
    public enum Kind {
        SEAT,
        CHARACTER,
        ROOM,
        PASSAGE,
        CARD,
        INTRUDER,
        /** A type of token in the bag. */
        TOKEN,
        OBJECT,
        NOISE_FACE,
        COMBAT_FACE,
        ACTION,
        NUMBER,
        /** A yes or no. */
        FLAG,
        /** A step, deck, ending and the like; the name of the value says what. */
        WORD;

        @JsonValue
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** Words that stand for no value. */
    public static LogPart words(String text) {
        return new LogPart(text, null, null, null, null, null);
    }

    static LogPart word(String name, Kind kind, @Nullable String id, String text) {
        return new LogPart(text, name, kind, id, null, null);
    }

    static LogPart number(String name, Kind kind, int number, String text) {
        return new LogPart(text, name, kind, null, number, null);
    }

    LogPart withId(String wanted) {
        return new LogPart(text, name, kind, wanted, number, entry);
    }

    LogPart withEntry(@Nullable String wanted) {
        return new LogPart(text, name, kind, id, number, wanted);
    }

    LogPart withText(String wanted) {
        return new LogPart(wanted, name, kind, id, number, entry);
    }
}
