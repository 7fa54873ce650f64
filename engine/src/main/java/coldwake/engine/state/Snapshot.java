package coldwake.engine.state;

import coldwake.engine.agenda.Agenda;
import coldwake.engine.setup.Ruleset;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A state as plain data, to be stored: numbers and tables by name, the pieces of each zone in order, and the agenda from
 * the top. Rigged chance is not part of it.
 *
 * @param pieces tells one list of pieces from another; piece numbers mean nothing without it
 */
public record Snapshot(
        String pieces,
        Map<String, Long> numbers,
        Map<String, List<Integer>> tables,
        Map<String, List<Integer>> zones,
        List<String> agenda) {

    public static Snapshot of(GameState s) {
        Map<String, Long> numbers = ChanceText.write(s);
        StateFields.NUMBERS.forEach(n -> numbers.put(n.name(), n.read().applyAsLong(s)));
        Map<String, List<Integer>> tables = new LinkedHashMap<>();
        StateFields.TABLES.forEach(t -> tables.put(t.name(), t.read(s)));
        Map<String, List<Integer>> zones = new LinkedHashMap<>();
        for (int zone = 0; zone < s.pieces.first.length; zone++) {
            List<Integer> list = new ArrayList<>();
            for (int p = s.pieces.first[zone]; p >= 0; p = s.pieces.next[p]) {
                list.add(p);
            }
            if (!list.isEmpty()) {
                zones.put(Zone.name(zone), list);
            }
        }
        List<String> agenda = new ArrayList<>();
        for (Agenda a = s.agenda; !a.isEmpty(); a = a.pop()) {
            agenda.add(StepText.write(a.top()));
        }
        return new Snapshot(fingerprint(s.rules), numbers, tables, zones, agenda);
    }

    /** A name for a list of pieces: how many there are, and a number made from their ids in order. */
    public static String fingerprint(Ruleset rules) {
        long h = 17;
        for (int p = 0; p < rules.pieceCount(); p++) {
            h = h * 1_000_003 + rules.kind(p).name().hashCode();
            h = h * 1_000_003 + rules.idOf(p).hashCode();
        }
        return rules.pieceCount() + "-" + Long.toHexString(h);
    }

    // ---------------------------------------------------------------- restoring

    /**
     * The state again. Whether the data fit each other is checked as far as needed to build it; that they are the data
     * that were stored is for the caller to check, by {@link GameState#hash}.
     */
    public GameState restore(Ruleset rules) {
        if (!pieces.equals(fingerprint(rules))) {
            throw new SnapshotException(
                    "the snapshot is of the pieces " + pieces + ", but these rules have " + fingerprint(rules));
        }
        GameState s = new GameState(rules, Chance.of(0));
        Map<String, Long> others = new LinkedHashMap<>(numbers);
        ChanceText.restore(s, others);
        sameKeys(
                "numbers",
                others.keySet(),
                StateFields.NUMBERS.stream().map(StateFields.Value::name).toList());
        StateFields.NUMBERS.forEach(n -> n.restore(s, get(others, n.name())));
        sameKeys(
                "tables",
                tables.keySet(),
                StateFields.TABLES.stream().map(StateFields.Table::name).toList());
        StateFields.TABLES.forEach(t -> t.write(s, get(tables, t.name())));
        restoreZones(s);
        for (String step : agenda.reversed()) {
            s.agenda = s.agenda.push(StepText.read(present(step, "agenda")));
        }
        return s;
    }

    private static void sameKeys(String what, Set<String> found, List<String> expected) {
        Set<String> wanted = new TreeSet<>(expected);
        Set<String> unknown = new TreeSet<>(found);
        unknown.removeAll(wanted);
        wanted.removeAll(found);
        if (!unknown.isEmpty() || !wanted.isEmpty()) {
            throw new SnapshotException("the " + what + " of the snapshot are not those expected: unknown " + unknown
                    + ", missing " + wanted);
        }
    }

    private static <T> T get(Map<String, T> map, String key) {
        return present(map.get(key), key);
    }

    static <T> T present(@Nullable T value, String where) {
        if (value == null) {
            throw new SnapshotException("nothing is written where " + where + " is expected");
        }
        return value;
    }

    private void restoreZones(GameState s) {
        while (s.pieces.first[Zone.BOX] >= 0) {
            s.pieces.unlink(s.pieces.first[Zone.BOX]);
        }
        BitSet placed = new BitSet();
        int restored = 0;
        for (int zone = 0; zone < s.pieces.first.length; zone++) {
            List<Integer> list = zones.get(Zone.name(zone));
            if (list == null) {
                continue;
            }
            restored++;
            for (Integer piece : list) {
                place(s, placed, present(piece, Zone.name(zone)), zone);
            }
        }
        if (restored < zones.size() || placed.cardinality() < s.pieces.zone.length) {
            throw new SnapshotException("the zones " + zones.keySet() + " hold " + placed.cardinality()
                    + " pieces, expected are all " + s.pieces.zone.length + " in zones of this game");
        }
    }

    private static void place(GameState s, BitSet placed, int piece, int zone) {
        if (piece < 0 || piece >= s.pieces.zone.length || placed.get(piece)) {
            throw new SnapshotException(
                    "piece " + piece + " in " + Zone.name(zone) + " does not exist or is in two zones");
        }
        placed.set(piece);
        s.pieces.append(piece, zone);
    }
}
