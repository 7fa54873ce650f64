package coldwake.testkit.coverage;

import coldwake.content.text.Language;
import coldwake.content.text.RulesReference;
import coldwake.content.text.RulesReference.Article;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Which scenario covers which rule, card and ruling. */
public final class Coverage {
    private static final Pattern RULING = Pattern.compile("^### ([a-z]+-[a-z0-9-]+)$");
    private static final Pattern CHECKLIST =
            Pattern.compile("^- ([A-Z]+(?:-[A-Z0-9]+)+)(?: \\(needs ([^)]+)\\))?: .*$");

    /**
     * A rule, card or ruling with the scenarios that cover it.
     *
     * @param kind as in the rules reference, or {@code ruling} or {@code checklist}
     * @param needs what must be part of the game before it can be covered, or empty
     */
    public record Line(String kind, String id, List<String> scenarios, String needs) {
        public boolean covered() {
            return !scenarios.isEmpty();
        }

        /** Not covered, although it could be. */
        public boolean open() {
            return scenarios.isEmpty() && needs.isEmpty();
        }
    }

    private Coverage() {}

    /** Everything in the rules reference, then every ruling, then every line of the checklists. */
    public static List<Line> of(Path scenarios, Path docs) {
        List<Mentions> all = Mentions.in(scenarios);
        List<Line> lines = new ArrayList<>();
        for (Article entry : new RulesReference(Language.EN).entries()) {
            lines.add(line(all, entry.kind(), entry.id(), "", covers(entry)));
        }
        for (Matcher ruling : matches(docs.resolve("rulings.md"), RULING)) {
            lines.add(line(all, "ruling", ruling.group(1), "", refersTo(ruling.group(1))));
        }
        for (Path list : checklists(docs.resolve("checklists"))) {
            for (Matcher rule : matches(list, CHECKLIST)) {
                String needs = rule.group(2) == null ? "" : rule.group(2);
                lines.add(line(all, "checklist", rule.group(1), needs, refersTo(rule.group(1))));
            }
        }
        return List.copyOf(lines);
    }

    private static Line line(List<Mentions> all, String kind, String id, String needs, Predicate<Mentions> covers) {
        return new Line(
                kind, id, all.stream().filter(covers).map(Mentions::scenario).toList(), needs);
    }

    private static Predicate<Mentions> refersTo(String id) {
        String ref = id.toLowerCase(Locale.ROOT);
        return m -> m.refs().contains(ref);
    }

    private static Predicate<Mentions> covers(Article entry) {
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

    private static List<Path> checklists(Path folder) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".md"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + folder, e);
        }
    }

    private static List<Matcher> matches(Path file, Pattern line) {
        try {
            return Files.readAllLines(file).stream()
                    .map(line::matcher)
                    .filter(Matcher::matches)
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
