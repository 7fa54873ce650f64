package coldwake.app;

import coldwake.lab.Failure;
import coldwake.lab.Lengths;
import coldwake.lab.Plan;
import coldwake.lab.Tally;
import coldwake.lab.Tally.Standing;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The results of a simulation, for people and for programs. */
final class SimulationText {
    private SimulationText() {}

    static void print(Tally tally, double seconds, Map<Failure, String> saved, PrintWriter out) {
        Plan plan = tally.plan();
        long total = tally.games() + tally.failures().size();
        line(
                out,
                "%,d games, %d seats, seed %d: %.1f s, %,.0f games/s, %,.0f decisions/s on %d threads",
                total,
                plan.setup().seats(),
                plan.seed(),
                seconds,
                total / seconds,
                tally.decisions().sum() / seconds,
                plan.threads());
        lengths(out, "rounds", tally.rounds());
        lengths(out, "decisions", tally.decisions());
        shares(out, "ending", tally.endings(), tally.games());
        shares(out, "winners", tally.winners(), tally.games());
        shares(out, "survivors", tally.survivors(), tally.games());
        long characters = tally.games() * plan.setup().seats();
        shares(out, "fate", tally.fates(), characters);
        shares(out, "died of", tally.causes(), characters);
        standings(out, "bot", tally.byBot());
        standings(out, "character", tally.byCharacter());
        failures(out, tally, saved);
        out.flush();
    }

    private static void line(PrintWriter out, String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
    }

    private static void lengths(PrintWriter out, String what, Lengths lengths) {
        line(
                out,
                "  %-10s mean %.1f, median %d, 90%% up to %d, from %d to %d",
                what,
                lengths.mean(),
                lengths.quantile(0.5),
                lengths.quantile(0.9),
                lengths.min(),
                lengths.max());
    }

    private static void shares(PrintWriter out, String what, Map<String, Long> counts, long total) {
        counts.forEach((word, n) -> line(out, "  %-10s %-28s %,10d  %5.1f %%", what, word, n, 100.0 * n / total));
    }

    private static void standings(PrintWriter out, String what, Map<String, Standing> standings) {
        standings.forEach((name, s) -> line(
                out,
                "  %-10s %-28s %,10d  survived %5.1f %%  won %5.1f %%",
                what,
                name,
                s.played(),
                100.0 * s.survived() / s.played(),
                100.0 * s.won() / s.played()));
    }

    // ---------------------------------------------------------------- failures

    private static void failures(PrintWriter out, Tally tally, Map<Failure, String> saved) {
        List<Failure> failures = tally.failures();
        line(out, "  failures   %d", failures.size());
        Map<String, Long> kinds = failures.stream()
                .collect(Collectors.groupingBy(Failure::summary, LinkedHashMap::new, Collectors.counting()));
        kinds.forEach((summary, n) -> line(out, "    %,d x %s", n, summary));
        saved.forEach((failure, file) -> {
            line(
                    out,
                    "game %d, seed %d, after %d decisions: %s",
                    failure.game(),
                    failure.seed(),
                    failure.decisions(),
                    failure.summary());
            line(out, "  again: %s", command(tally.plan(), failure.seed()));
            line(out, "  saved: %s", file);
        });
    }

    /** The command that plays one game again. */
    static String command(Plan plan, long seed) {
        var setup = plan.setup();
        String bots = plan.bots().stream().map(b -> b.word()).collect(Collectors.joining(","));
        String crew = setup.crew().isEmpty() ? "" : " --crew " + String.join(",", setup.crew());
        return "./coldwake simulate --games 1 --seed " + seed + " --seats " + setup.seats() + crew + " --bots " + bots
                + " --mode " + setup.mode() + " --board " + setup.board() + " --species " + setup.species();
    }

    // ---------------------------------------------------------------- JSON

    /** Everything but the time it took, so that equal simulations give equal files. */
    static Map<String, Object> asJson(Tally tally, Map<Failure, String> saved) {
        Plan plan = tally.plan();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("setup", plan.setup());
        json.put("bots", plan.bots().stream().map(b -> b.word()).toList());
        json.put("seed", plan.seed());
        json.put("games", plan.games());
        json.put("finished", tally.games());
        json.put("gamesWon", tally.gamesWon());
        json.put("rounds", asJson(tally.rounds()));
        json.put("decisions", asJson(tally.decisions()));
        json.put("endings", tally.endings());
        json.put("winners", tally.winners());
        json.put("survivors", tally.survivors());
        json.put("fates", tally.fates());
        json.put("causesOfDeath", tally.causes());
        json.put("byBot", tally.byBot());
        json.put("byCharacter", tally.byCharacter());
        json.put(
                "failures",
                tally.failures().stream()
                        .map(f -> asJson(plan, f, saved.get(f)))
                        .toList());
        return json;
    }

    private static Map<String, Object> asJson(Lengths lengths) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("mean", lengths.mean());
        json.put("median", lengths.quantile(0.5));
        json.put("p90", lengths.quantile(0.9));
        json.put("min", lengths.min());
        json.put("max", lengths.max());
        return json;
    }

    private static Map<String, Object> asJson(Plan plan, Failure failure, @Nullable String saved) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("game", failure.game());
        json.put("seed", failure.seed());
        json.put("decisions", failure.decisions());
        json.put("problem", failure.summary());
        json.put("command", command(plan, failure.seed()));
        if (saved != null) {
            json.put("saved", saved);
        }
        return json;
    }
}
