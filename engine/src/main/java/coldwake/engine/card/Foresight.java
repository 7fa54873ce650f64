package coldwake.engine.card;

import coldwake.engine.decision.Consequence;
import java.util.function.Consumer;

/** Says what comes of a branch or may come of it, with the targets named so far; it changes nothing. */
@FunctionalInterface
public interface Foresight {
    void tell(Resolution r, Consumer<Consequence> out);
}
