package coldwake.content.ship;

import coldwake.engine.agenda.Step;
import coldwake.engine.module.ModuleAsk;
import java.util.Locale;

/** Questions that only the ship asks. */
public enum ShipAsk implements ModuleAsk {
    /** Launch at once, or wait in the pod? */
    CHOOSE_LAUNCH,
    /** Launch, leave, or wait in the pod? */
    CHOOSE_IN_POD,
    /** Do you swap the tokens of the engine? */
    CHOOSE_ENGINE_ORDER;

    @Override
    public String module() {
        return Ship.ID;
    }

    @Override
    public String key() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    @Override
    public boolean needsHand() {
        return false;
    }

    /** The step that asks a seat, about the pod or engine with a number. */
    public Step of(int seat, int number) {
        return new Step.ModuleQuestion(seat, this, number, 0);
    }
}
