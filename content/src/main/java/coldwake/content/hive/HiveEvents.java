package coldwake.content.hive;

import coldwake.engine.event.GameEvent.Foe;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Public;
import coldwake.engine.event.GameEvent.Who;

/** What happens to nests, eggs and larvae. */
public final class HiveEvents {
    private HiveEvents() {}

    /** The number of eggs in the nest changes. */
    public record EggsChanged(int eggs) implements Public {}

    /** An egg is destroyed. */
    public record EggDestroyed(Place room) implements Public {}

    /** No egg is left in the nest. */
    public record NestDestroyed() implements Public {}

    /** A larva infests a character. */
    public record LarvaInfested(Foe intruder, Who who) implements Public {}

    /** A character carries a larva. */
    public record LarvaPlaced(Who who) implements Public {}

    /** A larva is removed. */
    public record LarvaRemoved(Who who) implements Public {}
}
