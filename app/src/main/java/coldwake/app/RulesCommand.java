package coldwake.app;

import coldwake.content.text.Language;
import coldwake.content.text.RulesReference;
import coldwake.content.text.RulesReference.Article;
import coldwake.testkit.coverage.Coverage;
import coldwake.testkit.coverage.Coverage.Line;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** The searchable reference. */
@Command(name = "rules", description = "Looks up rules, cards, rooms and tokens.", mixinStandardHelpOptions = true)
final class RulesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(paramLabel = "WORD", arity = "0..1", description = "What to look for; without it all names are listed.")
    private @Nullable String word;

    @Option(names = "--lang", paramLabel = "LANG", defaultValue = "en", description = "en, de or pl; default en.")
    private String lang;

    @Option(names = "--coverage", description = "Prints which scenario covers which rule, card and ruling.")
    private boolean coverage;

    @Override
    public Integer call() {
        PrintWriter out = spec.commandLine().getOut();
        Language language = Arguments.read(spec, () -> Language.of(lang));
        int status = coverage ? printCoverage(out) : print(language, out);
        out.flush();
        return status;
    }

    // ---------------------------------------------------------------- reference

    private int print(Language language, PrintWriter out) {
        RulesReference reference = new RulesReference(language);
        String wanted = word;
        if (wanted == null) {
            reference.entries().forEach(e -> out.println(e.kind() + "  " + e.id() + "  " + e.name()));
            return 0;
        }
        List<Article> found = reference.search(wanted);
        if (found.isEmpty()) {
            out.println("nothing found for '" + wanted + "'");
            return 1;
        }
        for (Article entry : found) {
            out.println(entry.name() + "  [" + entry.kind() + " " + entry.id() + certainty(entry) + "]");
            Wrap.lines(entry.text(), 96).forEach(line -> out.println("  " + line));
            out.println();
        }
        return 0;
    }

    private static String certainty(Article entry) {
        var confidence = entry.confidence();
        if (confidence == null) {
            return "";
        }
        String parts = entry.reconstructedParts().isEmpty()
                ? ""
                : ", reconstructed: " + String.join(" and ", entry.reconstructedParts());
        return ", " + confidence.name().toLowerCase(Locale.ROOT) + (entry.reconstructed() ? ", reconstructed" : parts);
    }

    // ---------------------------------------------------------------- coverage

    private int printCoverage(PrintWriter out) {
        Path root = SourceTree.root();
        Path scenarios = root.resolve("scenarios");
        if (!Files.isDirectory(scenarios)) {
            throw new ParameterException(
                    spec.commandLine(), "--coverage needs the source tree: no folder " + scenarios);
        }
        Map<String, int[]> totals = new LinkedHashMap<>();
        String wanted = word;
        for (Line line : Coverage.of(scenarios, root.resolve("docs"))) {
            if (wanted == null || line.id().contains(wanted) || line.kind().equals(wanted)) {
                int[] total = totals.computeIfAbsent(line.kind(), k -> new int[2]);
                total[0]++;
                total[1] += line.covered() ? 1 : 0;
                String otherwise = line.open() ? "- not covered" : "- needs " + line.needs();
                out.println(line.kind() + "  " + line.id() + "  "
                        + (line.covered() ? String.join(", ", line.scenarios()) : otherwise));
            }
        }
        totals.forEach((kind, n) -> out.println(kind + ": " + n[1] + " of " + n[0] + " covered"));
        return 0;
    }
}
