package coldwake.app;

import coldwake.lab.DecisionTimes;
import coldwake.lab.Distribution;
import coldwake.lab.Failure;
import coldwake.lab.Plan;
import coldwake.lab.Tally;
import coldwake.lab.Tally.Standing;
import coldwake.lab.results.Run;
import coldwake.lab.stats.Durations;
import coldwake.lab.stats.Interval;
import coldwake.lab.stats.Share;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The results of a simulation, for people and for programs. */
final class SimulationText {
    private SimulationText() {}

    static void print(Tally tally, Run run, double seconds, int threads, Map<Failure, String> saved, PrintWriter out) {
        Plan plan = tally.plan();
        long total = tally.games() + tally.failed();
        int earlier = run.from() - run.shard().from(plan);
        line(
                out,
                "%,d games, %d seats, seed %d: %s%.1f s, %,.0f games/s on %d threads",
                total,
                plan.setup().seats(),
                plan.seed(),
                earlier == 0 ? "" : String.format(Locale.ROOT, "%,d played earlier, the others in ", earlier),
                seconds,
                (total - earlier) / seconds,
                threads);
        lengths(out, "rounds", tally.rounds());
        lengths(out, "decisions", tally.decisions());
        shares(out, "ending", tally.endings(), tally.games());
        shares(out, "winners", tally.winners(), tally.games());
        shares(out, "survivors", tally.survivors(), tally.games());
        shares(out, "fate", tally.fates(), tally.seats());
        shares(out, "died of", tally.causes(), tally.seats());
        standings(out, "bot", tally.byBot());
        standings(out, "character", tally.byCharacter());
        times(out, tally.times());
        failures(out, tally, saved);
        out.flush();
    }

    private static void line(PrintWriter out, String format, Object... values) {
        out.println(String.format(Locale.ROOT, format, values));
    }

    private static void lengths(PrintWriter out, String what, Distribution lengths) {
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
        counts.forEach((word, n) -> line(out, "  %-10s %-28s %,10d  %s", what, word, n, percent(new Share(n, total))));
    }

    /** A share in percent with its interval. */
    static String percent(Share share) {
        Interval range = share.interval();
        return String.format(
                Locale.ROOT, "%5.1f %% (%.1f-%.1f)", 100 * share.value(), 100 * range.low(), 100 * range.high());
    }

    private static void standings(PrintWriter out, String what, Map<String, Standing> standings) {
        standings.forEach((name, s) -> line(
                out,
                "  %-10s %-28s %,10d  survived %s  won %s",
                what,
                name,
                s.played(),
                percent(s.survival()),
                percent(s.wins())));
    }

    private static void times(PrintWriter out, Map<String, DecisionTimes> times) {
        times.forEach((bot, t) -> line(
                out,
                "  %-10s %-28s %,10d  mean %s, median %s, 99%% up to %s",
                "times",
                bot,
                t.n(),
                Durations.text(t.meanNanos()),
                Durations.text(t.quantileNanos(0.5)),
                Durations.text(t.quantileNanos(0.99))));
    }

    // ---------------------------------------------------------------- failures

    private static void failures(PrintWriter out, Tally tally, Map<Failure, String> saved) {
        line(out, "  failures   %d", tally.failed());
        tally.failureKinds().forEach((summary, n) -> line(out, "    %,d x %s", n, summary));
        saved.forEach((failure, file) -> {
            line(out, "game %d, after %d decisions: %s", failure.game(), failure.decisions(), failure.summary());
            line(out, "  again: %s", command(tally.plan(), failure.game()));
            line(out, "  saved: %s", file);
        });
    }

    /** The command that plays one game again. */
    static String command(Plan plan, int game) {
        var setup = plan.setup();
        String characters = plan.randomCharacters()
                ? " --characters random"
                : setup.crew().isEmpty() ? "" : " --characters " + String.join(",", setup.crew());
        return "./coldwake simulate --games 1 --seed " + plan.seedOf(game) + " --seats " + setup.seats() + characters
                + " --bots " + String.join(",", plan.botsOf(game)) + " --mode " + setup.mode() + " --board "
                + setup.board() + " --species " + setup.species()
                + (setup.options().isEmpty() ? "" : " --options " + String.join(",", setup.options()))
                + (setup.objectives().isEmpty() ? "" : " --objectives " + String.join(",", setup.objectives()));
    }

    // ---------------------------------------------------------------- JSON

    /** Everything but the time it took, so that equal simulations give equal files. */
    static Map<String, Object> asJson(Tally tally, Map<Failure, String> saved) {
        Plan plan = tally.plan();
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("setup", plan.setup());
        json.put("bots", plan.bots());
        json.put("randomCharacters", plan.randomCharacters());
        json.put("rotate", plan.rotate());
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
        json.put("deathRooms", tally.deathRooms());
        json.put("byBot", tally.byBot());
        json.put("byCharacter", tally.byCharacter());
        json.put("byObjective", tally.byObjective());
        json.put(
                "failures",
                tally.failures().stream()
                        .map(f -> asJson(plan, f, saved.get(f)))
                        .toList());
        return json;
    }

    private static Map<String, Object> asJson(Distribution lengths) {
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
        json.put("seed", plan.seedOf(failure.game()));
        json.put("decisions", failure.decisions());
        json.put("problem", failure.summary());
        json.put("command", command(plan, failure.game()));
        if (saved != null) {
            json.put("saved", saved);
        }
        return json;
    }
}
