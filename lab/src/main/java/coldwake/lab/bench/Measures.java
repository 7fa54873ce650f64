package coldwake.lab.bench;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * What a bench run found.
 *
 * @param check a sum over all results, so that no work can be optimised away
 */
public record Measures(
        Playing playing,
        double copiesPerSecond,
        double redealtCopiesPerSecond,
        double optionListsPerSecond,
        Searching searching,
        int check) {
    /** The figures in the order in which tables show them. */
    public Map<String, Double> table() {
        Map<String, Double> table = new LinkedHashMap<>();
        table.put("games/s", playing.gamesPerSecond());
        table.put("decisions/s", playing.decisionsPerSecond());
        table.put("decisions a game", playing.decisionsPerGame());
        table.put("options a decision", playing.optionsPerDecision());
        table.put("copies/s", copiesPerSecond);
        table.put("redealt copies/s", redealtCopiesPerSecond);
        table.put("option lists/s", optionListsPerSecond);
        table.put("search iterations/s, 10 decisions", searching.shortPerSecond());
        table.put("search iterations/s, to the end", searching.fullPerSecond());
        table.put("KB allocated a decision", playing.kilobytesPerDecision());
        return table;
    }
}
