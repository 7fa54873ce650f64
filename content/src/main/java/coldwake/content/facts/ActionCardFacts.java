package coldwake.content.facts;

import java.util.List;

/** An action card: cards to discard besides itself, combat symbol and the alternatives to pick from. */
public record ActionCardFacts(
        String id, int cost, CombatFacts combat, List<String> branches, Confidence confidence, boolean reconstructed) {

    /** Keeps the lists unchangeable. */
    public ActionCardFacts {
        branches = List.copyOf(branches);
    }

    static ActionCardFacts read(Entry entry) {
        return new ActionCardFacts(
                entry.text("id"),
                entry.number("cost"),
                entry.word("combat", CombatFacts.class),
                entry.texts("branches"),
                Confidence.read(entry),
                entry.flag("reconstructed"));
    }
}
