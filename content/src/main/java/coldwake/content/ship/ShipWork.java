package coldwake.content.ship;

import coldwake.engine.agenda.Step;
import coldwake.engine.module.ModuleTask;

/** Work that only the ship knows. */
public enum ShipWork implements ModuleTask {
    /** A seat enters a pod from a room after the noise roll. */
    BOARD_POD,
    /** A pod leaves with everyone in it. */
    LAUNCH_POD,
    /** A seat steps out of its pod. */
    LEAVE_POD,
    /** A seat goes to sleep in a room after the noise roll. */
    HIBERNATE,
    /** A seat looks at both tokens of an engine. */
    HANDLE_ENGINE,
    /** A seat puts the tokens of an engine back, swapped (1) or not (0). */
    ARRANGE_ENGINE,
    /** Survivors, engines and coordinates. */
    CHECK_SHIP;

    @Override
    public String module() {
        return Ship.ID;
    }

    /** The step that does it, with up to three numbers. */
    public Step step(int a, int b, int c) {
        return new Step.ModuleWork(this, a, b, c);
    }

    public Step step(int a, int b) {
        return step(a, b, 0);
    }

    public Step step(int a) {
        return step(a, 0, 0);
    }
}
