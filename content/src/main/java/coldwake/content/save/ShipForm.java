package coldwake.content.save;

import coldwake.engine.state.Snapshot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reads what was saved up to rules version 5, when the ship was a part of the core: what is a counter of the ship now was a
 * number or a table of the state, and its work had steps of its own.
 */
final class ShipForm {
    private static final int ENGINES = 3;

    /** Old steps, and what is written for them now; each number after a name is a group. */
    private static final Map<String, String> STEPS = steps();

    private ShipForm() {}

    private static Map<String, String> steps() {
        String number = " (-?\\d+)";
        Map<String, String> steps = new LinkedHashMap<>();
        steps.put("BoardPod" + number.repeat(3), "ModuleWork ship.BOARD_POD $1 $2 $3");
        steps.put("LaunchPod" + number, "ModuleWork ship.LAUNCH_POD $1 0 0");
        steps.put("LeavePod" + number, "ModuleWork ship.LEAVE_POD $1 0 0");
        steps.put("Hibernate" + number.repeat(2), "ModuleWork ship.HIBERNATE $1 $2 0");
        steps.put("HandleEngine" + number.repeat(2), "ModuleWork ship.HANDLE_ENGINE $1 $2 0");
        steps.put("ArrangeEngine" + number.repeat(2) + " false", "ModuleWork ship.ARRANGE_ENGINE $1 $2 0");
        steps.put("ArrangeEngine" + number.repeat(2) + " true", "ModuleWork ship.ARRANGE_ENGINE $1 $2 1");
        steps.put("CheckShip", "ModuleWork ship.CHECK_SHIP 0 0 0");
        steps.put("ChooseInPod" + number, "ModuleQuestion $1 ship.CHOOSE_IN_POD 0 0");
        steps.put("ChooseLaunch" + number.repeat(2), "ModuleQuestion $1 ship.CHOOSE_LAUNCH $2 0");
        steps.put("ChooseEngineOrder" + number.repeat(2), "ModuleQuestion $1 ship.CHOOSE_ENGINE_ORDER $2 0");
        return steps;
    }

    /** The snapshot in the form of now; one that is in it already is not changed. */
    static Snapshot read(Snapshot old) {
        if (!old.numbers().containsKey("enginesWorking")) {
            return old;
        }
        Map<String, Long> numbers = new LinkedHashMap<>(old.numbers());
        Map<String, List<Integer>> tables = new LinkedHashMap<>(old.tables());
        Map<String, List<Integer>> counters = new LinkedHashMap<>(old.counters());
        counters.put("ship.destination", List.of(take(numbers, "destination")));
        counters.put("ship.self-destruct", List.of(take(numbers, "selfDestruct")));
        counters.put("ship.pods-unlocked-by-yellow", List.of(take(numbers, "podsUnlockedByYellow")));
        counters.put("ship.depressurizing", List.of(take(numbers, "depressurizing")));
        int working = take(numbers, "enginesWorking");
        List<Integer> engines = new ArrayList<>();
        for (int engine = 0; engine < ENGINES; engine++) {
            engines.add(working >> engine & 1);
        }
        engines.addAll(takeTable(tables, "engineKnown"));
        counters.put("ship.engine", engines);
        counters.put("ship.pod", takeTable(tables, "podState"));
        counters.put("ship.pod-section", takeTable(tables, "podSection"));
        List<String> agenda = old.agenda().stream().map(ShipForm::step).toList();
        return new Snapshot(old.pieces(), numbers, tables, counters, old.zones(), agenda);
    }

    private static String step(String old) {
        String step = old;
        for (Map.Entry<String, String> each : STEPS.entrySet()) {
            step = step.replaceAll("\\b" + each.getKey() + "\\b", each.getValue());
        }
        return step;
    }

    private static int take(Map<String, Long> numbers, String name) {
        return present(numbers.remove(name), name).intValue();
    }

    private static List<Integer> takeTable(Map<String, List<Integer>> tables, String name) {
        return present(tables.remove(name), name);
    }

    private static <T> T present(@Nullable T value, String name) {
        if (value == null) {
            throw new SaveException(SaveException.Problem.SNAPSHOT, "the snapshot has no " + name);
        }
        return value;
    }
}
