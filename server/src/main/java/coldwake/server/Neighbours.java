package coldwake.server;

import coldwake.server.store.Presence;
import coldwake.server.store.Presence.Seat;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * Who looks at tables from other nodes. Each node writes down who came and left since the last look, and reads what the
 * others wrote, so that a seat that is connected anywhere looks connected everywhere a moment later.
 */
final class Neighbours {
    private final Presence presence;
    private final Supplier<Set<Seat>> here;
    private final Consumer<Set<Seat>> elsewhere;
    private final Map<String, At> others = new HashMap<>();
    private Set<Seat> told = Set.of();

    /** What another node told last. */
    private record At(long count, Set<Seat> seats) {}

    /**
     * @param here the seats connected at this node
     * @param elsewhere hears of the seats connected at all others
     */
    Neighbours(Presence presence, Supplier<Set<Seat>> here, Consumer<Set<Seat>> elsewhere) {
        this.presence = presence;
        this.here = here;
        this.elsewhere = elsewhere;
    }

    /** The node has begun a new lease: nobody knows what it told before. */
    void forget() {
        told = Set.of();
    }

    void look(String node) {
        tell(node);
        Map<String, Long> counts = presence.others(node);
        boolean news = others.keySet().retainAll(counts.keySet());
        for (Map.Entry<String, Long> other : counts.entrySet()) {
            At known = others.get(other.getKey());
            if (known == null || known.count() != other.getValue()) {
                others.put(other.getKey(), new At(other.getValue(), presence.at(other.getKey())));
                news = true;
            }
        }
        if (news) {
            Set<Seat> all = new HashSet<>();
            others.values().forEach(at -> all.addAll(at.seats()));
            elsewhere.accept(all);
        }
    }

    private void tell(String node) {
        Set<Seat> now = here.get();
        Set<Seat> came = new HashSet<>(now);
        came.removeAll(told);
        Set<Seat> left = new HashSet<>(told);
        left.removeAll(now);
        if (!came.isEmpty() || !left.isEmpty()) {
            presence.tell(node, came, left);
            told = now;
        }
    }
}
