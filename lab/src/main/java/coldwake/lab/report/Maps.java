package coldwake.lab.report;

import coldwake.content.facts.BoardFacts;
import coldwake.content.facts.Facts;
import coldwake.engine.setup.Ruleset;
import coldwake.lab.Tally;
import coldwake.lab.plot.BoardChart;
import coldwake.lab.stats.Interval;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntToLongFunction;

/** What happens where, on the drawing of the ship. */
final class Maps {
    private final Tally tally;
    private final BoardFacts board;

    Maps(Tally tally, Ruleset rules) {
        this.tally = tally;
        board = Facts.load().board(rules.setup().board());
    }

    Figure visits() {
        return map(
                "visits",
                "Where characters go",
                "entries a game",
                slot -> slot < tally.visits().size() ? tally.visits().get(slot) : 0,
                1);
    }

    Figure deaths() {
        return map(
                "deaths",
                "Where characters die",
                "deaths in 100 games",
                slot -> tally.deathRooms().getOrDefault(board.rooms().get(slot).number(), 0L),
                100);
    }

    private Figure map(String id, String title, String unit, IntToLongFunction count, int per) {
        List<Double> values = new ArrayList<>();
        List<String> tips = new ArrayList<>();
        List<List<String>> table = new ArrayList<>();
        table.add(List.of("room", "count", unit, "95 %"));
        for (int slot = 0; slot < board.rooms().size(); slot++) {
            long n = count.applyAsLong(slot);
            double value = per * (double) n / Math.max(1, tally.games());
            Interval range = rate(n, per);
            String number = board.rooms().get(slot).number();
            values.add(value);
            tips.add(String.format(Locale.ROOT, "%s: %.2f %s, %s", number, value, unit, ReportWords.range(range)));
            table.add(List.of(
                    number, ReportWords.count(n), String.format(Locale.ROOT, "%.3f", value), ReportWords.range(range)));
        }
        return new Figure(
                id,
                title,
                ReportWords.count(tally.games()) + " games; " + unit
                        + ". Intervals (of counts, 95 %) are in the table and at the rooms.",
                new BoardChart(board, values, tips, unit),
                table);
    }

    /** The interval of a rate of events, from the square root of their count. */
    private Interval rate(long n, int per) {
        double root = Math.sqrt(n + 0.375);
        double games = Math.max(1, tally.games());
        double low = Math.max(0, root - Interval.Z / 2);
        double high = root + Interval.Z / 2;
        return new Interval(n == 0 ? 0 : per * low * low / games, per * high * high / games);
    }
}
