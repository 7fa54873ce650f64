package coldwake.content.text;

import coldwake.content.facts.AftermathFacts;
import coldwake.content.facts.Confidence;
import coldwake.content.facts.Facts;
import coldwake.content.facts.PromoFacts;
import coldwake.content.facts.SpeciesFacts;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
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
            "trait",
            "action",
            "item",
            "room",
            "exploration",
            "room-token-card",
            "intruder",
            "marker",
            "event",
            "alert-card",
            "achievement-card",
            "crawl-card",
            "panic-check-card",
            "attack",
            "track",
            "weakness",
            "species-card",
            "wound",
            "objective",
            "offer",
            "intruder-action");

    /**
     * One entry.
     *
     * @param confidence how sure we are of the printed fact, null where nothing printed is told
     * @param reconstructed whether no source was found for what is printed
     * @param reconstructedParts what of it no source was found for, if one was found for the rest
     */
    public record Article(
            String kind,
            String id,
            String name,
            String text,
            @Nullable Confidence confidence,
            boolean reconstructed,
            List<String> reconstructedParts) {}

    /** How sure we are of what is printed on something. */
    private record Source(Confidence confidence, boolean reconstructed, List<String> reconstructedParts) {
        Source(Confidence confidence, boolean reconstructed) {
            this(confidence, reconstructed, List.of());
        }
    }

    private final List<Article> entries;

    public RulesReference(Language language) {
        this(Messages.of(language));
    }

    /** With the words of a species where it has its own. */
    public RulesReference(Language language, String species) {
        this(Messages.of(language, species));
    }

    /** Kinds of things that a game has only if there are facts of them; words may be there before. */
    private static final List<String> PRINTED =
            List.of("character", "trait", "action", "item", "room", "exploration", "wound");

    private RulesReference(Messages messages) {
        Map<String, Source> sources = sources(Facts.load());
        entries = KINDS.stream()
                .flatMap(kind -> messages.between(kind + ".", ".text").stream()
                        .filter(id -> !PRINTED.contains(kind) || sources.containsKey(kind + "." + id))
                        .map(id -> entry(messages, kind, id, sources.get(kind + "." + id))))
                .toList();
    }

    private static Article entry(Messages messages, String kind, String id, @Nullable Source source) {
        return new Article(
                kind,
                id,
                Names.plain(messages.text(kind + "." + id + ".name")),
                Names.plain(messages.text(kind + "." + id + ".text")),
                source == null ? null : source.confidence(),
                source != null && source.reconstructed(),
                source == null ? List.of() : source.reconstructedParts());
    }

    /** All entries, the rules first. */
    public List<Article> entries() {
        return entries;
    }

    /** Entries with a word in their name, then those with it in their id or text. Case and accents do not matter. */
    public List<Article> search(String word) {
        String wanted = folded(word);
        List<Article> found = new ArrayList<>();
        List<Article> inText = new ArrayList<>();
        for (Article entry : entries) {
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
        Map<String, Source> sources = new LinkedHashMap<>();
        add(sources, "character", facts.characters(), c -> c.id(), c -> new Source(c.confidence(), c.reconstructed()));
        add(
                sources,
                "action",
                facts.actionCards(),
                c -> c.id(),
                c -> new Source(c.confidence(), c.reconstructed(), c.reconstructedParts()));
        add(
                sources,
                "item",
                facts.items(),
                i -> i.id(),
                i -> new Source(i.confidence(), i.reconstructed(), i.reconstructedParts()));
        add(
                sources,
                "room",
                facts.rooms(),
                r -> r.id(),
                r -> new Source(r.confidence(), r.reconstructed(), r.reconstructedParts()));
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
        AftermathFacts aftermath = facts.aftermath();
        add(sources, "event", aftermath.events(), e -> e.id(), e -> new Source(e.confidence(), e.reconstructed()));
        add(
                sources,
                "room-token-card",
                aftermath.tokens(),
                t -> t.id(),
                t -> new Source(t.confidence(), t.reconstructed()));
        add(sources, "alert-card", aftermath.alerts(), a -> a.id(), a -> new Source(a.confidence(), a.reconstructed()));
        PromoFacts promos = facts.promos();
        add(
                sources,
                "achievement-card",
                promos.achievements(),
                c -> c.id(),
                c -> new Source(c.confidence(), c.reconstructed()));
        add(sources, "crawl-card", promos.crawl(), c -> c.id(), c -> new Source(c.confidence(), c.reconstructed()));
        add(
                sources,
                "panic-check-card",
                facts.panicChecks(),
                c -> c.id(),
                c -> new Source(c.confidence(), c.reconstructed()));
        add(sources, "wound", facts.wounds(), w -> w.id(), w -> new Source(w.confidence(), w.reconstructed()));
        add(
                sources,
                "intruder-action",
                facts.intruderActions(),
                c -> c.id(),
                c -> new Source(c.confidence(), c.reconstructed()));
        add(
                sources,
                "trait",
                facts.traits(),
                t -> t.id(),
                t -> new Source(t.confidence(), t.reconstructed(), t.reconstructedParts()));
        add(
                sources,
                "objective",
                aftermath.requirements(),
                r -> r.id(),
                r -> new Source(r.confidence(), r.reconstructed()));
        add(sources, "offer", aftermath.offers(), o -> o.id(), o -> new Source(o.confidence(), o.reconstructed()));
        add(sources, "objective", facts.objectives(), o -> o.id(), o -> new Source(o.confidence(), o.reconstructed()));
        addAll(
                sources,
                facts,
                "exploration-tokens",
                facts.base().explorationTokens(),
                t -> "exploration." + t.effect());
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
