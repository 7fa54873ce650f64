package coldwake.content.ship;

import coldwake.engine.module.Counter;
import coldwake.engine.module.Scope;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import java.util.List;

/** The numbers that the ship keeps in the state, by index. */
final class ShipNumbers {
    static final int DESTINATION = 0;
    static final int SELF_DESTRUCT = 1;
    static final int PODS_UNLOCKED_BY_YELLOW = 2;
    static final int DEPRESSURIZING = 3;
    /** Whether the top token of an engine says that it works. */
    static final int ENGINE = 4;
    /** Whether a pod is gone (0), locked (1) or unlocked (2). */
    static final int POD = 5;
    /** The section of a pod: 0 for A, 1 for B. */
    static final int POD_SECTION = 6;

    /** The ship shows them in a view of its own. */
    static final List<Counter> ALL = List.of(
            Counter.kept("destination", Scope.TABLE, 0),
            Counter.kept("self-destruct", Scope.TABLE, -1),
            Counter.kept("pods-unlocked-by-yellow", Scope.TABLE, 0),
            Counter.kept("depressurizing", Scope.TABLE, -1),
            Counter.secret("engine", Scope.range(Engines.COUNT), 2),
            Counter.kept("pod", Scope.range(Pods.COUNT), 0),
            Counter.kept("pod-section", Scope.range(Pods.COUNT), 0));

    private ShipNumbers() {}

    /** The index of a number of the ship among all counters of a game. */
    static int index(GameState s, int number) {
        return s.rules().countersOfPlace() + number;
    }

    static int get(GameState s, int number, int at) {
        return s.counter(index(s, number), at);
    }

    static int get(GameState s, int number) {
        return get(s, number, 0);
    }

    static void set(Play p, int number, int at, int value) {
        p.changes().setCounter(index(p.state(), number), at, value);
    }

    static void set(Play p, int number, int value) {
        set(p, number, 0, value);
    }
}
