package coldwake.app;

import coldwake.engine.setup.GameSetup;
import coldwake.lab.Plan;
import coldwake.lab.compare.Comparison;
import coldwake.lab.compare.Comparison.Result;
import coldwake.lab.stats.Paired;
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
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Compares two bots or two settings on the same seeds. */
@Command(
        name = "compare",
        description = "Plays the same seeds in two ways and tells what differs, by how much, and how certain that is.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "A and B are bots (hard, or hard,easy,easy,easy), settings such as 'board=ID' or",
            "'bots=hard mode=ID options=ID,... species=ID seats=N characters=random objectives=ID,...', or two files of simulate --out.",
            "What they do not say comes from the options. If only some bots differ, their seats are measured."
        })
final class CompareCommand implements Callable<Integer> {
    private static final List<String> KEYS =
            List.of("bots", "board", "species", "mode", "options", "seats", "characters", "objectives");

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "A", description = "The first way.")
    private String a;

    @Parameters(index = "1", paramLabel = "B", description = "The second way.")
    private String b;

    @Mixin
    private PlanOptions plan;

    /** Who plays if A and B do not say. */
    @Mixin
    private BotOptions bots;

    @Option(names = "--json", paramLabel = "FILE", description = "Writes the comparison to a file.")
    private @Nullable Path json;

    @Override
    public Integer call() {
        Comparison comparison = Files.isRegularFile(Path.of(a)) && Files.isRegularFile(Path.of(b))
                ? Arguments.read(spec, () -> Comparison.read(Path.of(a), Path.of(b)))
                : play();
        print(comparison, spec.commandLine().getOut());
        if (json != null) {
            Json.write(json, asJson(comparison));
        }
        return comparison.failed() == 0 ? 0 : 1;
    }

    private Comparison play() {
        Comparison.Ready ready = Arguments.read(spec, () -> Comparison.ready(read(a), read(b)));
        try (Progress progress = Progress.on("games", 2 * plan.games)) {
            return ready.play(plan.threads, progress);
        }
    }

    /** What one side means: bots, or words like {@code board=ID}. */
    private Plan read(String side) {
        Map<String, String> said = new LinkedHashMap<>();
        for (String word : side.strip().split("[\\s;]+")) {
            int equals = word.indexOf('=');
            String key = equals < 0 ? "bots" : word.substring(0, equals);
            if (!KEYS.contains(key)) {
                throw new IllegalArgumentException(
                        "'" + key + "' is nothing to compare; known are " + String.join(", ", KEYS));
            }
            said.put(key, word.substring(equals + 1));
        }
        List<String> names = said.containsKey("bots") ? List.of(said.get("bots").split(",")) : bots.names;
        return plan.plan(names, bots.rotate, said);
    }

    // ---------------------------------------------------------------- telling

    private static void print(Comparison c, PrintWriter out) {
        int n = c.results().getFirst().paired().n();
        out.println("A  " + words(c.first()));
        out.println("B  " + words(c.second()));
        out.println(n + " games on the same seeds, from " + c.first().seed() + " on; measured: "
                + (c.places().isEmpty() ? "all seats" : "the " + c.places().size() + " seats whose bots differ")
                + (c.failed() == 0 ? "" : "; " + c.failed() + " games failed or are missing and are left out"));
        out.println(String.format(
                "%n  %-15s %10s %10s %10s   %-20s %7s  %s", "", "A", "B", "B - A", "95 %", "effect", "p"));
        c.results().forEach(result -> out.println(line(result)));
        out.println();
        out.println("  95 %: bootstrap over games. Effect: difference in standard deviations. p: paired t-test,");
        out.println("  or exact McNemar test where a game can only say yes or no.");
        out.flush();
    }

    private static String words(Plan plan) {
        GameSetup setup = plan.setup();
        return String.join(",", plan.bots()) + "; " + setup.mode() + ", " + setup.board() + ", " + setup.species()
                + (setup.options().isEmpty() ? "" : ", " + String.join(",", setup.options()))
                + (plan.randomCharacters()
                        ? ", random characters"
                        : setup.crew().isEmpty() ? "" : ", " + String.join(",", setup.crew()))
                + (setup.objectives().isEmpty() ? "" : ", " + String.join(",", setup.objectives()));
    }

    private static String line(Result result) {
        Paired p = result.paired();
        double unit = result.measure().share() ? 100 : 1;
        String sign = result.measure().share() ? " %" : "";
        return String.format(
                Locale.ROOT,
                "  %-15s %10s %10s %+10.2f   %-20s %+7.2f  %s",
                result.measure().name(),
                String.format(Locale.ROOT, "%.2f%s", unit * p.first(), sign),
                String.format(Locale.ROOT, "%.2f%s", unit * p.second(), sign),
                unit * p.difference(),
                String.format(
                        Locale.ROOT,
                        "[%+.2f, %+.2f]",
                        unit * p.interval().low(),
                        unit * p.interval().high()),
                p.effect(),
                chance(p.p()));
    }

    /** A p-value for people. */
    static String chance(double p) {
        return p < 0.0001 ? "< 0.0001" : String.format(Locale.ROOT, "%.4f", p);
    }

    private static Map<String, Object> asJson(Comparison c) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("a", c.first());
        json.put("b", c.second());
        json.put("seatsMeasured", c.places());
        json.put("leftOut", c.failed());
        Map<String, Object> measures = new LinkedHashMap<>();
        c.results().forEach(result -> measures.put(result.measure().name(), result.paired()));
        json.put("measures", measures);
        return json;
    }
}
