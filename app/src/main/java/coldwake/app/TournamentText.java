package coldwake.app;

import coldwake.lab.Tally.Standing;
import coldwake.lab.stats.Share;
import coldwake.lab.tournament.Tournament;
import coldwake.lab.tournament.Tournament.Rank;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/** The outcome of a tournament, for people and for programs. */
final class TournamentText {
    private TournamentText() {}

    static void print(Tournament t, PrintWriter out) {
        out.println(t.terms().games() + " games a cell, " + t.terms().setup().seats() + " seats, seeds from "
                + t.terms().seed() + " on; one seat among others of one kind"
                + (t.failed() == 0 ? "" : "; " + t.failed() + " games failed and are left out"));
        int width = Math.max(
                12, t.contestants().stream().mapToInt(String::length).max().orElse(0) + 1);
        out.println(String.format(
                "%n  %-3s %-" + width + "s %8s  %-22s %-22s %-10s %s",
                "",
                "",
                "seats",
                "won (95 %)",
                "survived (95 %)",
                "p to next",
                "forfeited"));
        List<Rank> ranking = t.ranking();
        for (int k = 0; k < ranking.size(); k++) {
            Rank rank = ranking.get(k);
            out.println(String.format(
                    Locale.ROOT,
                    "  %-3d %-" + width + "s %,8d  %-22s %-22s %-10s %d",
                    k + 1,
                    rank.name(),
                    rank.standing().played(),
                    SimulationText.percent(rank.standing().wins()),
                    SimulationText.percent(rank.standing().survival()),
                    k + 1 == ranking.size() ? "" : CompareCommand.chance(rank.pToNext()),
                    rank.forfeited()));
        }
        matrix(t, ranking, "won", width, Standing::wins, out);
        matrix(t, ranking, "survived", width, Standing::survival, out);
        out.flush();
    }

    /** Rows sit alone, columns are the others at the table. */
    private static void matrix(
            Tournament t, List<Rank> order, String what, int width, Function<Standing, Share> share, PrintWriter out) {
        StringBuilder head = new StringBuilder(String.format("%n  %-" + width + "s", what));
        order.forEach(column -> head.append(String.format(" %22s", "among " + column.name())));
        out.println(head);
        for (Rank row : order) {
            StringBuilder line = new StringBuilder(String.format("  %-" + width + "s", row.name()));
            for (Rank column : order) {
                Share value = share.apply(t.cell(row.name(), column.name()).standing());
                line.append(String.format(" %22s", SimulationText.percent(value)));
            }
            out.println(line);
        }
    }

    static Map<String, Object> asJson(Tournament t) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("setup", t.terms().setup());
        json.put("gamesPerCell", t.terms().games());
        json.put("seed", t.terms().seed());
        json.put("failed", t.failed());
        List<Object> ranking = new ArrayList<>();
        t.ranking().forEach(rank -> {
            Map<String, Object> row = standing(rank.standing());
            row.put("name", rank.name());
            row.put("forfeited", rank.forfeited());
            row.put("pToNext", rank.pToNext());
            ranking.add(row);
        });
        json.put("ranking", ranking);
        List<Object> matrix = new ArrayList<>();
        t.cells().forEach(cell -> {
            Map<String, Object> row = standing(cell.standing());
            row.put("name", cell.row());
            row.put("among", cell.column());
            row.put("forfeited", cell.forfeited());
            matrix.add(row);
        });
        json.put("matrix", matrix);
        return json;
    }

    private static Map<String, Object> standing(Standing standing) {
        Map<String, Object> row = new LinkedHashMap<>();
        row.put("played", standing.played());
        row.put("survived", standing.survived());
        row.put("survivedInterval", standing.survival().interval());
        row.put("won", standing.won());
        row.put("wonInterval", standing.wins().interval());
        return row;
    }
}
