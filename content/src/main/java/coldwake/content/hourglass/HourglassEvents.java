package coldwake.content.hourglass;

import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Public;
import coldwake.engine.event.GameEvent.Who;

/** What happens only with an hourglass. */
public final class HourglassEvents {
    private HourglassEvents() {}

    /** The hourglass is picked up, and noise is rolled for in a room. */
    public record HourglassPickedUp(Who who, Place room) implements Public {}

    /** The hourglass is taken out of the game. */
    public record HourglassRemoved(Who who) implements Public {}
}
