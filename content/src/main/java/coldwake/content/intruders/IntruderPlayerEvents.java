package coldwake.content.intruders;

import coldwake.engine.event.GameEvent.Public;
import coldwake.engine.event.GameEvent.Who;

/** What happens only where a player may act for the Intruders. */
public final class IntruderPlayerEvents {
    private IntruderPlayerEvents() {}

    /** A player whose character died is to play the intruders. */
    public record IntruderPlayerNamed(Who who) implements Public {}

    /** A player takes over the intruders. */
    public record IntrudersTakenOver(Who who) implements Public {}

    /** The player of the intruders has kept everybody else from winning. */
    public record IntrudersPrevailed(Who who) implements Public {}
}
