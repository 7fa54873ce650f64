package coldwake.content.facts;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An attack card: its effect, the types it works for, and its blood value; a null value makes the Intruder retreat.
 *
 * @param secondBlood whether it has a second value, for the smallest type
 */
public record AttackFacts(
        String id,
        String effect,
        List<String> symbols,
        @Nullable Integer blood,
        boolean secondBlood,
        @Nullable Integer smallBlood,
        Confidence confidence,
        boolean reconstructed) {

    /** Keeps the lists unchangeable. */
    public AttackFacts {
        symbols = List.copyOf(symbols);
    }

    static AttackFacts read(FactReader entry) {
        return new AttackFacts(
                entry.text("id"),
                entry.text("effect"),
                entry.texts("symbols"),
                entry.numberOrNull("blood"),
                entry.has("small-blood"),
                entry.maybeNumber("small-blood"),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
