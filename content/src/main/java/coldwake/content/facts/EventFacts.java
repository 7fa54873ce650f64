package coldwake.content.facts;

import java.util.List;

/**
 * An event card: the corridor number Intruders move through, the types that move, and what becomes of the card.
 *
 * @param alert whether it shows the alert symbol
 */
public record EventFacts(
        String id,
        int direction,
        List<String> symbols,
        boolean alert,
        EventFate fate,
        Confidence confidence,
        boolean reconstructed) {

    /** Checks the direction. */
    public EventFacts {
        symbols = List.copyOf(symbols);
        if (direction < 1 || direction > 4) {
            throw new IllegalArgumentException("expected a direction from 1 to 4, found " + direction);
        }
    }

    /** The same card for other kinds of intruders. */
    public EventFacts withSymbols(List<String> others) {
        return new EventFacts(id, direction, others, alert, fate, confidence, reconstructed);
    }

    static EventFacts read(FactReader entry) {
        return new EventFacts(
                entry.text("id"),
                entry.number("direction"),
                entry.texts("symbols"),
                entry.flag("alert"),
                entry.word("fate", EventFate.class),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
