package coldwake.content.text;

import coldwake.content.facts.Confidence;
import coldwake.content.facts.Facts;
import coldwake.content.facts.SpeciesFacts;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Every rule, card, room and token with its text in one language, to look up by word. */
public final class RulesReference {
    /** Kinds of entries in the order in which they are shown; a key is {@code kind.id.text}. */
    private static final List<String> KINDS = List.of(
            "rule",
            "character",
            "action",
            "item",
            "room",
            "exploration",
            "intruder",
            "marker",
            "event",
            "attack",
            "track",
            "weakness",
            "species-card",
            "wound",
            "objective",
            "intruder-action");

    /**
     * One entry.
     *
     * @param confidence how sure we are of the printed fact, null where nothing printed is told
     * @param reconstructed whether no source was found for what is printed
     */
    public record Entry(
            String kind,
            String id,
            String name,
            String text,
            @Nullable Confidence confidence,
            boolean reconstructed) {}

    /** How sure we are of what is printed on something. */
    private record Source(Confidence confidence, boolean reconstructed) {}

    private final List<Entry> entries;

    public RulesReference(Language language) {
        this(Messages.of(language));
    }

    /** With the words of a species where it has its own. */
    public RulesReference(Language language, String species) {
        this(Messages.of(language, species));
    }

    private RulesReference(Messages messages) {
        Map<String, Source> sources = sources(Facts.load());
        entries = KINDS.stream()
                .flatMap(kind -> messages.between(kind + ".", ".text").stream()
                        .map(id -> entry(messages, kind, id, sources.get(kind + "." + id))))
                .toList();
    }

    private static Entry entry(Messages messages, String kind, String id, @Nullable Source source) {
        return new Entry(
                kind,
                id,
                Names.plain(messages.text(kind + "." + id + ".name")),
                Names.plain(messages.text(kind + "." + id + ".text")),
                source == null ? null : source.confidence(),
                source != null && source.reconstructed());
    }

    /** All entries, the rules first. */
    public List<Entry> entries() {
        return entries;
    }

    /** Entries with a word in their name, then those with it in their id or text. Case and accents do not matter. */
    public List<Entry> search(String word) {
        String wanted = folded(word);
        List<Entry> found = new ArrayList<>();
        List<Entry> inText = new ArrayList<>();
        for (Entry entry : entries) {
            if (folded(entry.name()).contains(wanted)) {
                found.add(entry);
            } else if (entry.id().contains(wanted) || folded(entry.text()).contains(wanted)) {
                inText.add(entry);
            }
        }
        found.addAll(inText);
        return found;
    }

    private static String folded(String text) {
        return Normalizer.normalize(text.toLowerCase(Locale.ROOT), Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replace('ł', 'l')
                .replace("ß", "ss");
    }

    // ---------------------------------------------------------------- what is printed, and how sure we are of it

    private static Map<String, Source> sources(Facts facts) {
        Map<String, Source> sources = new HashMap<>();
        add(sources, "character", facts.characters(), c -> c.id(), c -> new Source(c.confidence(), c.reconstructed()));
        add(sources, "action", facts.actionCards(), c -> c.id(), c -> new Source(c.confidence(), c.reconstructed()));
        add(sources, "item", facts.items(), i -> i.id(), i -> new Source(i.confidence(), i.reconstructed()));
        add(sources, "room", facts.rooms(), r -> r.id(), r -> new Source(r.confidence(), r.reconstructed()));
        add(
                sources,
                "event",
                all(facts, SpeciesFacts::events),
                e -> e.id(),
                e -> new Source(e.confidence(), e.reconstructed()));
        add(
                sources,
                "attack",
                all(facts, SpeciesFacts::attacks),
                a -> a.effect(),
                a -> new Source(a.confidence(), a.reconstructed()));
        add(
                sources,
                "species-card",
                all(facts, SpeciesFacts::cards),
                c -> c.id(),
                c -> new Source(c.confidence(), c.reconstructed()));
        add(
                sources,
                "weakness",
                all(facts, SpeciesFacts::weaknesses),
                w -> w.id(),
                w -> new Source(w.confidence(), w.reconstructed()));
        add(sources, "wound", facts.wounds(), w -> w.id(), w -> new Source(w.confidence(), w.reconstructed()));
        add(
                sources,
                "intruder-action",
                facts.intruderActions(),
                c -> c.id(),
                c -> new Source(c.confidence(), c.reconstructed()));
        add(sources, "objective", facts.objectives(), o -> o.id(), o -> new Source(o.confidence(), o.reconstructed()));
        addAll(sources, facts, "exploration-tokens", facts.explorationTokens(), t -> "exploration." + t.effect());
        add(
                sources,
                "exploration",
                all(facts, s -> s.creatures().explorationTokens()),
                t -> t.effect(),
                t -> new Source(Confidence.LOW, t.reconstructed()));
        add(
                sources,
                "track",
                all(facts, s -> s.creatures().track()),
                t -> t.id(),
                t -> new Source(t.confidence(), t.reconstructed()));
        facts.species()
                .forEach(s -> addAll(
                        sources, facts, s.id() + "/creatures", s.creatures().tokens(), t -> "intruder." + t.kind()));
        facts.species()
                .forEach(s -> addAll(
                        sources, facts, s.id() + "/creatures", s.creatures().types(), t -> "intruder." + t.id()));
        return sources;
    }

    private static <T> List<T> all(Facts facts, Function<SpeciesFacts, List<T>> of) {
        return facts.species().stream()
                .flatMap(species -> of.apply(species).stream())
                .toList();
    }

    /** Of several cards of one kind the least certain counts. */
    private static <T> void add(
            Map<String, Source> sources,
            String kind,
            Collection<T> facts,
            Function<T, String> id,
            Function<T, Source> source) {
        facts.forEach(fact -> sources.merge(
                kind + "." + id.apply(fact),
                source.apply(fact),
                (a, b) -> a.confidence().compareTo(b.confidence()) >= 0 ? a : b));
    }

    /** Facts of a file that has one confidence for all. */
    private static <T> void addAll(
            Map<String, Source> sources, Facts facts, String file, Collection<T> all, Function<T, String> key) {
        Confidence confidence = facts.confidence().get(file);
        if (confidence == null) {
            throw new IllegalStateException("the facts " + file + " have no confidence");
        }
        all.forEach(fact -> sources.put(key.apply(fact), new Source(confidence, false)));
    }
}
