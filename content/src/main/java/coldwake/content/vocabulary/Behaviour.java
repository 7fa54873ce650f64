package coldwake.content.vocabulary;

import coldwake.engine.card.Branch;
import coldwake.engine.card.Effect;
import coldwake.engine.card.Trigger;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a card, item or room does; its numbers are facts and its words are messages, both under the same id.
 *
 * @param trigger what it reacts to
 * @param onEvent for a room: what happens to whoever enters; for a quest item: what happens on activation
 */
public record Behaviour(String id, List<Branch> branches, Trigger trigger, Effect onEvent) {
    private static final Effect NOTHING = r -> {};

    /** Something that offers actions, or nothing at all. */
    public static Behaviour of(String id, Branch... branches) {
        return new Behaviour(id, List.of(branches), Trigger.NONE, NOTHING);
    }

    /** Something that is played when something else happens; the rules of that moment know what it does. */
    public Behaviour reactingTo(Trigger what) {
        return new Behaviour(id, branches, what, onEvent);
    }

    /** Adds what happens when the room is entered, or the quest item activated. */
    public Behaviour when(Effect effect) {
        return new Behaviour(id, branches, trigger, effect);
    }

    // ---------------------------------------------------------------- behaviour by id

    /** Behaviour by id; every id has one and no other has. */
    public static Map<String, Behaviour> byId(Stream<Behaviour> behaviours, Stream<String> ids, String kind) {
        Map<String, Behaviour> map = new TreeMap<>();
        behaviours.forEach(b -> {
            if (map.put(b.id(), b) != null) {
                throw new IllegalStateException(kind + " " + b.id() + " is defined twice");
            }
        });
        Set<String> known = ids.collect(Collectors.toCollection(TreeSet::new));
        if (!map.keySet().equals(known)) {
            Set<String> missing = new TreeSet<>(known);
            missing.removeAll(map.keySet());
            Set<String> unknown = new TreeSet<>(map.keySet());
            unknown.removeAll(known);
            throw new IllegalStateException(
                    kind + "s without behaviour: " + missing + "; behaviour without facts: " + unknown);
        }
        return map;
    }

    /** Facts and code name the same branches; a reaction has none in code, the rules of its moment know it. */
    public static void checkBranches(String kind, String id, List<String> expected, Behaviour behaviour) {
        List<String> found = behaviour.branches().stream().map(Branch::id).toList();
        boolean reaction = found.isEmpty() && behaviour.trigger() != Trigger.NONE;
        if (!reaction && !found.equals(expected)) {
            throw new IllegalStateException(
                    kind + " " + id + " has the branches " + found + ", but the facts say " + expected);
        }
    }

    /** The behaviour of an id that is known to have one. */
    public static Behaviour find(Map<String, Behaviour> map, String id) {
        Behaviour behaviour = map.get(id);
        if (behaviour == null) {
            throw new IllegalStateException("nothing is known of " + id);
        }
        return behaviour;
    }
}
