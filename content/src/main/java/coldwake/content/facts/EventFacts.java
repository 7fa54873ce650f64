package coldwake.content.facts;

import java.util.List;

/** An event card: the corridor number Intruders move through, the types that move, and what becomes of the card. */
public record EventFacts(
        String id, int direction, List<String> symbols, EventFate fate, Confidence confidence, boolean reconstructed) {

    /** Checks the direction. */
    public EventFacts {
        symbols = List.copyOf(symbols);
        if (direction < 1 || direction > 4) {
            throw new IllegalArgumentException("expected a direction from 1 to 4, found " + direction);
        }
    }

    static EventFacts read(Entry entry) {
        return new EventFacts(
                entry.text("id"),
                entry.number("direction"),
                entry.texts("symbols"),
                entry.word("fate", EventFate.class),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
