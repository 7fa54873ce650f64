package coldwake.content.facts;

import java.util.List;

/** A type of Intruder: size rank, miniatures, attack cards per injury check (0: one injury kills), and what hurts it. */
public record IntruderTypeFacts(
        String id, int size, int miniatures, int checkCards, boolean carcass, List<String> hitBy) {

    /** Keeps the lists unchangeable. */
    public IntruderTypeFacts {
        hitBy = List.copyOf(hitBy);
    }

    static IntruderTypeFacts read(FactReader entry) {
        return new IntruderTypeFacts(
                entry.text("id"),
                entry.number("size"),
                entry.number("miniatures"),
                entry.number("check-cards"),
                entry.truth("carcass"),
                entry.texts("hit-by"));
    }
}
