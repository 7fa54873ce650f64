package coldwake.content.ship;

import coldwake.engine.decision.Consequence;

/** What may come of answers that only the ship knows. */
public final class ShipConsequences {
    private ShipConsequences() {}

    /** An intruder that the noise brings spoils the attempt. */
    public record AttemptSpoiled() implements Consequence.Risk {}

    /** Whoever sleeps takes no more part. */
    public record Asleep() implements Consequence.Fact {}

    /** A pod leaves, perhaps with others in it. */
    public record PodLeaves(int pod, boolean alone, int others) implements Consequence.Fact {}

    /** The sequence runs for so many rounds. */
    public record SelfDestructStarts(int rounds) implements Consequence.Harm {}

    public record SelfDestructStops() implements Consequence.Fact {}
}
