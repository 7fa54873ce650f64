package coldwake.engine.state;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Chance rigged by outcome, for scenarios: what the next dice show and what is drawn next, by kind. */
public final class Rigging {
    private final Map<String, Deque<String>> outcomes = new TreeMap<>();
    private final Map<String, String> otherwise = new TreeMap<>();
    private final Set<String> ordered = new TreeSet<>();
    private final boolean strict;
    private final boolean wished;

    /** @param strict whether chance of a kind that is never mentioned is an error rather than left to chance */
    public Rigging(Map<String, List<String>> outcomes, boolean strict) {
        this(outcomes, Map.of(), strict, false);
    }

    private Rigging(Map<String, List<String>> outcomes, Map<String, String> otherwise, boolean strict, boolean wished) {
        outcomes.forEach((kind, list) -> this.outcomes.put(kind, new ArrayDeque<>(list)));
        this.otherwise.putAll(otherwise);
        this.strict = strict;
        this.wished = wished;
    }

    /**
     * Chance as a lesson wishes it: these outcomes in order, then one of each kind as often as it is needed. What cannot
     * happen is left to chance, so it never runs out.
     */
    public static Rigging wished(Map<String, List<String>> outcomes, Map<String, String> otherwise) {
        return new Rigging(outcomes, otherwise, false, true);
    }

    Rigging copy() {
        Rigging copy = new Rigging(new TreeMap<>(), otherwise, strict, wished);
        outcomes.forEach((kind, list) -> copy.outcomes.put(kind, new ArrayDeque<>(list)));
        copy.ordered.addAll(ordered);
        return copy;
    }

    /** Adds outcomes behind those that are left. */
    public void add(String kind, List<String> more) {
        outcomes.computeIfAbsent(kind, k -> new ArrayDeque<>()).addAll(more);
    }

    /** The deck of this kind lies in an order that is known: what is drawn from it needs no outcome until it is shuffled. */
    public void order(String kind) {
        ordered.add(kind);
    }

    void shuffled(String kind) {
        ordered.remove(kind);
    }

    /** Whether an outcome that cannot happen is an error. */
    boolean binds() {
        return !wished;
    }

    @Nullable String take(String kind) {
        return take(kind, kind);
    }

    /** @param moment what is wished when no outcome of the kind is left */
    @Nullable String take(String kind, String moment) {
        Deque<String> left = outcomes.get(kind);
        String outcome = left == null ? null : left.poll();
        if (wished) {
            return outcome == null ? otherwise.get(moment) : outcome;
        }
        if (outcome == null && !ordered.contains(kind) && (strict || left != null)) {
            throw new RiggingException("chance of kind '" + kind + "' was needed but no outcome is rigged for it");
        }
        return outcome;
    }

    /** Outcomes that were not used, by kind. */
    public Map<String, List<String>> left() {
        Map<String, List<String>> result = new TreeMap<>();
        outcomes.forEach((kind, list) -> {
            if (!list.isEmpty()) {
                result.put(kind, List.copyOf(list));
            }
        });
        return result;
    }

    /** A rigged outcome that is missing or cannot happen. */
    public static final class RiggingException extends RuntimeException {
        private static final long serialVersionUID = 1L;

        RiggingException(String message) {
            super(message);
        }
    }
}
