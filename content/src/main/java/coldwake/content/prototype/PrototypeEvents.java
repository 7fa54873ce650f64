package coldwake.content.prototype;

import coldwake.engine.event.GameEvent.Foe;
import coldwake.engine.event.GameEvent.Public;
import coldwake.engine.event.GameEvent.Who;

/** What happens only by the rules of the prototype. */
public final class PrototypeEvents {
    private PrototypeEvents() {}

    /** A larva clings to a character. */
    public record LarvaAttached(Foe intruder, Who who) implements Public {}

    /** A character follows another one that leaves the room. */
    public record MoveFollowed(Who who, Who other) implements Public {}

    /** A character holds enough cards for a panic check. */
    public record PanicResisted(Who who, int number) implements Public {}

    /** A character holds fewer cards than a panic check asks for. */
    public record Panicked(Who who, int number) implements Public {}
}
