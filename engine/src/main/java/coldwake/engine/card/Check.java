package coldwake.engine.card;

import coldwake.engine.decision.Reason;

/** Says whether something may be done now, and if not, why. */
@FunctionalInterface
public interface Check {
    Reason test(Resolution r);
}
