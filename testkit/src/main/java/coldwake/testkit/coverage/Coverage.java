package coldwake.testkit.coverage;

import coldwake.content.text.Language;
import coldwake.content.text.RulesReference;
import coldwake.content.text.RulesReference.Entry;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** Which scenario covers which rule, card and ruling. */
public final class Coverage {
    private static final Pattern RULING = Pattern.compile("^### ([a-z]+-[a-z0-9-]+)$");

    /**
     * A rule, card or ruling with the scenarios that cover it.
     *
     * @param kind as in the rules reference, or {@code ruling}
     */
    public record Line(String kind, String id, List<String> scenarios) {
        public boolean covered() {
            return !scenarios.isEmpty();
        }
    }

    private Coverage() {}

    /** Everything in the rules reference, then every ruling. */
    public static List<Line> of(Path scenarios, Path rulings) {
        List<Mentions> all = Mentions.in(scenarios);
        List<Line> lines = new ArrayList<>();
        for (Entry entry : new RulesReference(Language.EN).entries()) {
            lines.add(line(all, entry.kind(), entry.id(), covers(entry)));
        }
        for (String id : rulingIds(rulings)) {
            lines.add(line(all, "ruling", id, m -> m.refs().contains(id)));
        }
        return List.copyOf(lines);
    }

    private static Line line(List<Mentions> all, String kind, String id, Predicate<Mentions> covers) {
        return new Line(
                kind, id, all.stream().filter(covers).map(Mentions::scenario).toList());
    }

    private static Predicate<Mentions> covers(Entry entry) {
        return switch (entry.kind()) {
            case "rule" -> {
                String name = entry.name().toLowerCase(Locale.ROOT);
                String words = entry.id().replace('-', ' ');
                yield m -> m.refersTo(words) || m.refersTo(name);
            }
            case "attack" ->
                m -> m.mentions(entry.id()) || m.words().stream().anyMatch(w -> w.startsWith("attack-" + entry.id()));
            case "event" -> m -> m.mentions(entry.id()) || m.mentions("event-" + entry.id());
            default -> m -> m.mentions(entry.id());
        };
    }

    private static List<String> rulingIds(Path rulings) {
        try {
            return Files.readAllLines(rulings).stream()
                    .map(RULING::matcher)
                    .filter(matcher -> matcher.matches())
                    .map(matcher -> matcher.group(1))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + rulings, e);
        }
    }
}
