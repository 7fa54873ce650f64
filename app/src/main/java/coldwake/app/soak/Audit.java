package coldwake.app.soak;

import coldwake.server.store.Store;
import coldwake.server.table.Entry;
import coldwake.server.table.Tables;
import java.time.Clock;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * What the records of a store say about choices that were acknowledged.
 *
 * @param choices all choices in the records, of people and bots
 * @param lost acknowledged choices that no record holds
 * @param twice questions that a seat has answered twice
 */
public record Audit(int games, int choices, int acknowledged, int lost, int twice) {
    static final Audit NONE = new Audit(0, 0, 0, 0, 0);

    /** Some players, the tables they sat at, and what they were told was taken. */
    record Played(Collection<String> tables, Collection<KillPlayer.Acknowledged> acknowledged) {}

    /** Opens a store that no node uses and looks every acknowledged choice up. */
    static Audit of(String database, Collection<Played> players) {
        Audit sum = NONE;
        try (Store store = Store.open(database, false)) {
            Tables tables = new Tables(store, Clock.systemUTC(), Integer.MAX_VALUE);
            for (Played player : players) {
                sum = sum.plus(of(store, tables, player));
            }
            tables.close();
        }
        return sum;
    }

    private static Audit of(Store store, Tables tables, Played player) {
        int choices = 0;
        int twice = 0;
        for (String table : player.tables()) {
            Map<String, Long> answers = answers(tables, table);
            choices += answers.size();
            twice += (int) answers.values().stream().filter(n -> n > 1).count();
            checkPlayed(tables, table, answers.size());
        }
        int lost = (int) player.acknowledged().stream()
                .filter(choice -> !kept(store, choice))
                .count();
        return new Audit(player.tables().size(), choices, player.acknowledged().size(), lost, twice);
    }

    Audit plus(Audit other) {
        return new Audit(
                games + other.games,
                choices + other.choices,
                acknowledged + other.acknowledged,
                lost + other.lost,
                twice + other.twice);
    }

    /** Whether the record holds an acknowledged choice as it was made. */
    private static boolean kept(Store store, KillPlayer.Acknowledged choice) {
        return store.find(choice.table(), choice.command())
                .map(Store.Row::body)
                .filter(body -> body.contains("\"number\":" + choice.number() + ","))
                .filter(body -> body.contains(SoakTable.JSON.writeValueAsString(choice.option())))
                .isPresent();
    }

    /** How often each question was answered by each seat. */
    private static Map<String, Long> answers(Tables tables, String id) {
        return tables.record(id).stream()
                .filter(Entry.Chosen.class::isInstance)
                .map(Entry.Chosen.class::cast)
                .collect(Collectors.groupingBy(c -> c.number() + " of seat " + c.seat(), Collectors.counting()));
    }

    /** The game can be played again from its record, with every answer. */
    private static void checkPlayed(Tables tables, String id, int answers) {
        int played = tables.read(
                id, table -> table.started() == null ? 0 : table.choices().size());
        if (played != answers) {
            throw new IllegalStateException("table " + id + " has played " + played + " of " + answers + " choices");
        }
    }
}
