package coldwake.content.facts;

import java.util.IdentityHashMap;

/** Remembers where each fact was read, so that a broken reference can name its line. */
final class Places {

    private final IdentityHashMap<Object, SourceLine> places = new IdentityHashMap<>();

    void put(Object fact, SourceLine place) {
        places.put(fact, place);
    }

    FactsException broken(Object fact, String problem) {
        return new FactsException(places.getOrDefault(fact, new SourceLine("facts", 0)), problem);
    }
}
