package coldwake.content.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/** An attack card: its effect, the types it works for, and its blood value; a null value makes the Intruder retreat. */
public record AttackFacts(
        String id,
        String effect,
        List<String> symbols,
        @Nullable Integer blood,
        Confidence confidence,
        boolean reconstructed) {

    /** Keeps the lists unchangeable. */
    public AttackFacts {
        symbols = List.copyOf(symbols);
    }

    static AttackFacts read(Entry entry) {
        return new AttackFacts(
                entry.text("id"),
                entry.text("effect"),
                entry.texts("symbols"),
                entry.numberOrNull("blood"),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
