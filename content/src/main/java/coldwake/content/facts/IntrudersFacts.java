package coldwake.content.facts;

import java.util.List;

/** The Intruders: types, bag tokens, starting bag, eggs on their board at the start and the objects of the weakness slots. */
public record IntrudersFacts(
        List<IntruderTypeFacts> types,
        List<IntruderTokenFacts> tokens,
        BagFacts bag,
        int eggs,
        List<String> weaknessSlots) {

    /** Keeps the lists unchangeable. */
    public IntrudersFacts {
        types = List.copyOf(types);
        tokens = List.copyOf(tokens);
        weaknessSlots = List.copyOf(weaknessSlots);
    }

    static IntrudersFacts read(Entry entry) {
        return new IntrudersFacts(
                entry.identified("types", IntruderTypeFacts::read, IntruderTypeFacts::id),
                entry.identified("tokens", IntruderTokenFacts::read, IntruderTokenFacts::id),
                entry.entry("bag", BagFacts::read),
                entry.number("eggs"),
                entry.texts("weakness-slots"));
    }
}
