package coldwake.content.facts;

import java.util.List;

/**
 * The creatures of a species: types, bag tokens, starting bag, eggs on their board at the start and the objects of the
 * weakness slots.
 *
 * @param tokenTypes kinds of tokens besides the blank, if they are not the types
 * @param track levels of a track on every character board
 * @param leftOut rooms and exploration tokens that stay in the box
 * @param explorationTokens tokens of its own
 */
public record CreaturesFacts(
        List<IntruderTypeFacts> types,
        List<IntruderTokenFacts> tokens,
        BagFacts bag,
        int eggs,
        List<String> weaknessSlots,
        List<String> tokenTypes,
        List<TrackFacts> track,
        List<String> leftOut,
        List<ExplorationFacts> explorationTokens) {

    /** Keeps the lists unchangeable. */
    public CreaturesFacts {
        types = List.copyOf(types);
        tokens = List.copyOf(tokens);
        weaknessSlots = List.copyOf(weaknessSlots);
        tokenTypes = List.copyOf(tokenTypes);
        track = List.copyOf(track);
        leftOut = List.copyOf(leftOut);
        explorationTokens = List.copyOf(explorationTokens);
    }

    CreaturesFacts withBag(BagFacts other) {
        return new CreaturesFacts(
                types, tokens, other, eggs, weaknessSlots, tokenTypes, track, leftOut, explorationTokens);
    }

    static CreaturesFacts read(FactReader entry) {
        return new CreaturesFacts(
                entry.identified("types", IntruderTypeFacts::read, IntruderTypeFacts::id),
                entry.identified("tokens", IntruderTokenFacts::read, IntruderTokenFacts::id),
                entry.entry("bag", BagFacts::read),
                entry.number("eggs"),
                entry.texts("weakness-slots"),
                entry.maybeTexts("token-types"),
                entry.maybeIdentified("track", TrackFacts::read, TrackFacts::id),
                entry.maybeTexts("left-out"),
                entry.maybeIdentified("exploration-tokens", ExplorationFacts::read, ExplorationFacts::id));
    }
}
