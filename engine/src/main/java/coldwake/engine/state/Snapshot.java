package coldwake.engine.state;

import coldwake.engine.agenda.Agenda;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.StageName;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.setup.Ruleset;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A state as plain data, to be stored: numbers and tables by name, the pieces of each zone in order, and the agenda from
 * the top. Rigged chance is not part of it.
 *
 * @param pieces the names of all pieces; everything else in the snapshot names a piece by its place in this list
 */
public record Snapshot(
        List<String> pieces,
        Map<String, Long> numbers,
        Map<String, List<Integer>> tables,
        Map<String, List<Integer>> counters,
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
                zones.put(s.rules.zones().name(zone), list);
            }
        }
        List<String> agenda = new ArrayList<>();
        for (Agenda a = s.agenda; !a.isEmpty(); a = a.pop()) {
            agenda.add(StepText.write(a.top()));
        }
        return new Snapshot(s.rules.names(), numbers, tables, counters(s), zones, agenda);
    }

    /** The numbers that modules keep, by name; behind those of a secret counter stands who knows each. */
    private static Map<String, List<Integer>> counters(GameState s) {
        Map<String, List<Integer>> counters = new LinkedHashMap<>();
        for (int k = 0; k < s.rules.counterNames().size(); k++) {
            counters.put(
                    s.rules.counterNames().get(k),
                    IntStream.range(s.rules.firstCell(k), s.rules.firstCell(k + 1))
                            .mapToObj(cell -> s.cells[cell])
                            .toList());
        }
        return counters;
    }

    // ---------------------------------------------------------------- restoring

    /**
     * The state again. Whether the data fit each other is checked as far as needed to build it; that they are the data
     * that were stored is for the caller to check, by {@link GameState#hash}.
     */
    public GameState restore(Ruleset rules) {
        GameState s = new GameState(rules, Chance.of(0));
        int[] numbering = numbering(rules);
        Map<String, Long> others = new LinkedHashMap<>(numbers);
        ChanceText.restore(s, others);
        List<StateFields.Value> stored = StateFields.NUMBERS.stream()
                .filter(n -> others.containsKey(n.name()) || !StateFields.ADDED.contains(n.name()))
                .toList();
        sameKeys(
                "numbers",
                others.keySet(),
                stored.stream().map(StateFields.Value::name).toList());
        stored.forEach(n -> n.restore(s, get(others, n.name()), numbering));
        sameKeys(
                "tables",
                tables.keySet(),
                StateFields.TABLES.stream().map(StateFields.Table::name).toList());
        StateFields.TABLES.forEach(t -> t.write(s, get(tables, t.name()), numbering));
        restoreCounters(s);
        restoreZones(s, numbering);
        Renumbering renumbering = new Renumbering(rules, old -> piece(numbering, old), old -> piece(numbering, old));
        KnownNames names = new KnownNames(tasks(rules), renumbering);
        for (String step : agenda.reversed()) {
            s.agenda = s.agenda.push(renumbering.of(StepText.read(present(step, "agenda"), names)));
        }
        return s;
    }

    private record KnownNames(Map<String, ModuleTask> tasks, Renumbering cards) implements StepText.Names {
        @Override
        public @Nullable ModuleTask task(String name) {
            return tasks.get(name);
        }

        @Override
        public @Nullable StageName stage(Step.Act act, String name) {
            return cards.stage(act, name);
        }
    }

    private static Map<String, ModuleTask> tasks(Ruleset rules) {
        Map<String, ModuleTask> tasks = new TreeMap<>();
        rules.modules().forEach(module -> module.tasks().forEach(task -> tasks.put(StepText.name(task), task)));
        return tasks;
    }

    /** A counter that the snapshot does not name is at its start: its module has got it since. */
    private void restoreCounters(GameState s) {
        List<String> known = s.rules.counterNames();
        if (!known.containsAll(counters.keySet())) {
            throw new SnapshotException(
                    "the counters of the snapshot are " + counters.keySet() + ", known are " + known);
        }
        for (int k = 0; k < known.size(); k++) {
            List<Integer> stored = counters.get(known.get(k));
            if (stored != null) {
                restoreCounter(s, k, known.get(k), stored);
            }
        }
    }

    /** Up to rules version 5 a counter of the table had an entry for each seat, of which the first counted. */
    private static void restoreCounter(GameState s, int counter, String name, List<Integer> stored) {
        int first = s.rules.firstCell(counter);
        int size = s.rules.firstCell(counter + 1) - first;
        boolean perSeat = s.rules.counters().get(counter).ofTable() && stored.size() == s.seats();
        if (stored.size() != size && !perSeat) {
            throw new SnapshotException(
                    "the counter " + name + " has " + stored.size() + " entries, expected are " + size);
        }
        for (int k = 0; k < size; k++) {
            s.cells[first + k] = present(stored.get(k), name);
        }
    }

    /** The pieces of the rules by their numbers in the snapshot; -1 for those that are not in play any more. */
    private int[] numbering(Ruleset rules) {
        return pieces.stream()
                .mapToInt(name -> rules.named(present(name, "pieces")))
                .toArray();
    }

    /** The piece that a number of the snapshot means. */
    static int piece(int[] numbering, int old) {
        if (old < 0 || old >= numbering.length) {
            throw new SnapshotException("piece " + old + " is none of the " + numbering.length + " of the snapshot");
        }
        if (numbering[old] < 0) {
            throw new SnapshotException("piece " + old + " of the snapshot is needed, but is not in these rules");
        }
        return numbering[old];
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

    private void restoreZones(GameState s, int[] numbering) {
        while (s.pieces.first[Zone.BOX] >= 0) {
            s.pieces.unlink(s.pieces.first[Zone.BOX]);
        }
        BitSet placed = new BitSet();
        int restored = 0;
        for (int zone = 0; zone < s.pieces.first.length; zone++) {
            List<Integer> list = zones.get(s.rules.zones().name(zone));
            if (list == null) {
                continue;
            }
            restored++;
            for (Integer old : list) {
                place(s, placed, numbering, present(old, s.rules.zones().name(zone)), zone);
            }
        }
        if (restored < zones.size() || placed.cardinality() < s.pieces.zone.length) {
            throw new SnapshotException("the zones " + zones.keySet() + " hold " + placed.cardinality()
                    + " pieces, expected are all " + s.pieces.zone.length + " in zones of this game");
        }
    }

    /** What lies unused in the box need not be in play any more. */
    private static void place(GameState s, BitSet placed, int[] numbering, int old, int zone) {
        if (zone == Zone.BOX && old >= 0 && old < numbering.length && numbering[old] < 0) {
            return;
        }
        int piece = piece(numbering, old);
        if (placed.get(piece)) {
            throw new SnapshotException(
                    "piece " + old + " in " + s.rules.zones().name(zone) + " is in two zones");
        }
        placed.set(piece);
        s.pieces.append(piece, zone);
    }
}
