package coldwake.content.facts;

import java.util.List;

/** All that is printed for one species: its creatures with their bag, its decks and what can be found out about it. */
public record SpeciesFacts(
        String id,
        CreaturesFacts creatures,
        List<EventFacts> events,
        List<AttackFacts> attacks,
        List<WeaknessFacts> weaknesses,
        List<SpeciesCardFacts> cards) {

    /** Keeps the lists unchangeable. */
    public SpeciesFacts {
        events = List.copyOf(events);
        attacks = List.copyOf(attacks);
        weaknesses = List.copyOf(weaknesses);
        cards = List.copyOf(cards);
    }

    /** The same with another bag at the start. */
    public SpeciesFacts withBag(BagFacts bag) {
        return new SpeciesFacts(id, creatures.withBag(bag), events, attacks, weaknesses, cards);
    }

    static SpeciesFacts read(FactFiles files, String id) {
        return new SpeciesFacts(
                id,
                files.oneWithConfidence(id + "/creatures", CreaturesFacts::read),
                files.list(id, "events", EventFacts::read, EventFacts::id),
                files.list(id, "attacks", AttackFacts::read, AttackFacts::id),
                files.list(id, "weaknesses", WeaknessFacts::read, WeaknessFacts::id),
                files.list(id, "cards", SpeciesCardFacts::read, SpeciesCardFacts::id));
    }
}
