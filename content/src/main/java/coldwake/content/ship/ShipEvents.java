package coldwake.content.ship;

import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Private;
import coldwake.engine.event.GameEvent.Public;
import coldwake.engine.event.GameEvent.Revealing;
import coldwake.engine.event.GameEvent.Who;

/** What happens only on the ship. */
public final class ShipEvents {
    private ShipEvents() {}

    /** A pod is locked. */
    public record PodLocked(int pod) implements Public {}

    /** A pod is unlocked. */
    public record PodUnlocked(int pod) implements Public {}

    /** All pods unlock. */
    public record PodsUnlocked() implements Public {}

    /** A character enters a pod. */
    public record PodBoarded(Who who, int pod) implements Public {}

    /** A character is back in the evacuation section. */
    public record PodLeft(Who who, int pod) implements Public {}

    /** A pod leaves the ship. */
    public record PodLaunched(int pod) implements Public {}

    /** A pod is ejected. */
    public record PodLost(int pod) implements Public {}

    /** A character goes to sleep. */
    public record Hibernated(Who who) implements Public {}

    /** The sequence starts. */
    public record SelfDestructStarted() implements Public {}

    /** The sequence stops. */
    public record SelfDestructStopped() implements Public {}

    /** Its marker moves. */
    public record SelfDestructAdvanced(int space) implements Public {}

    /** The destination marker is set. */
    public record DestinationSet(Who who, String destination) implements Public {}

    /** A player looks at the coordinates. */
    public record CoordinatesChecked(Who who) implements Public {}

    /** The coordinates card. */
    public record CoordinatesSeen(Who who, Card coordinates) implements Private {}

    /** A player puts another coordinates card in the place of the one in play. */
    public record CoordinatesExchanged(Who who) implements Public {}

    /** A player looks at an engine. */
    public record EngineChecked(Who who, int engine) implements Public {}

    /** The top token of an engine. */
    public record EngineSeen(Who who, int engine, boolean working) implements Private {}

    /** A player arranges the tokens of an engine. */
    public record EngineHandled(Who who, int engine, boolean swapped) implements Public {}

    /** The airlock procedure runs. */
    public record DepressurizationStarted(Place room) implements Public {}

    /** The airlock procedure is broken off. */
    public record DepressurizationStopped(Place room) implements Public {}

    /** Everything in a room dies. */
    public record RoomDepressurized(Place room) implements Public {}

    /** The tokens of an engine were swapped unseen. */
    public record EngineSwapped(int engine) implements Public {}

    /** The engines are checked; how many work is told. */
    public record EnginesRevealed(int working) implements Revealing {}

    /** Too few engines work. */
    public record ShipExploded() implements Public {}

    /** The ship cannot jump and drifts. */
    public record ShipDrifts() implements Public {}

    /** The coordinates are checked. */
    public record DestinationRevealed(String destination) implements Revealing {}
}
