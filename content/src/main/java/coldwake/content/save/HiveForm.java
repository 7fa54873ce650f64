package coldwake.content.save;

import coldwake.engine.state.Snapshot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Reads what was saved up to rules version 5, when eggs and larvae were a part of the core: what is a counter of the species
 * now was a number of the state or a flag of a seat, and two of its works had steps of their own.
 */
final class HiveForm {
    private static final String EGGS = "eggs";
    private static final String CREW = "crew";

    /** How many entries of the table of the crew a seat has, which of them are its flags, and which flag is a larva. */
    private static final int CREW_SIZE = 14;

    private static final int FLAGS = 5;
    private static final int LARVA = 2;

    private HiveForm() {}

    /** The snapshot in the form of now; one that is in it already is not changed. */
    static Snapshot read(Snapshot old) {
        Long eggs = old.numbers().get(EGGS);
        if (eggs == null) {
            return old;
        }
        String species = OldForm.species(old.pieces());
        Map<String, Long> numbers = new LinkedHashMap<>(old.numbers());
        numbers.remove(EGGS);
        numbers.remove("nestDestroyed");
        Map<String, List<Integer>> tables = new LinkedHashMap<>(old.tables());
        Map<String, List<Integer>> counters = new LinkedHashMap<>(old.counters());
        counters.put(species + "." + EGGS, List.of(eggs.intValue()));
        List<Integer> larvae = takeLarvae(tables);
        if (species.equals("intruders")) {
            counters.put(species + ".larva", larvae);
        }
        List<String> agenda = old.agenda().stream().map(HiveForm::step).toList();
        return new Snapshot(old.pieces(), numbers, tables, counters, old.zones(), agenda);
    }

    /** Lowers the flags of the larvae, and returns who had one. */
    private static List<Integer> takeLarvae(Map<String, List<Integer>> tables) {
        List<Integer> crew = new ArrayList<>(Objects.requireNonNullElse(tables.get(CREW), List.of()));
        List<Integer> larvae = new ArrayList<>();
        for (int k = FLAGS; k < crew.size(); k += CREW_SIZE) {
            larvae.add((crew.get(k) & LARVA) == 0 ? 0 : 1);
            crew.set(k, crew.get(k) & ~LARVA);
        }
        if (!crew.isEmpty()) {
            tables.put(CREW, List.copyOf(crew));
        }
        return List.copyOf(larvae);
    }

    private static String step(String old) {
        return old.replaceAll("\\bInfest (-?\\d+) (-?\\d+)", "ModuleWork intruders.INFEST $1 $2 0")
                .replaceAll("\\bDestroyEggs\\b", "HitRoomTarget");
    }
}
