package coldwake.content.promos;

import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Who;

/** What happens only in this box. */
public final class PromoEvents {
    private PromoEvents() {}

    /** An achievement lies open beside the board. */
    public record AchievementOpened(Card card) implements GameEvent.Revealing {}

    /** A player has met its requirement first and takes it. */
    public record AchievementGained(Who who, Card card) implements GameEvent.Public {}

    /** Its owner uses it, and it leaves the game. */
    public record AchievementUsed(Who who, Card card) implements GameEvent.Public {}

    /** A player got a feat, face down. */
    public record FeatTaken(Who who) implements GameEvent.Revealing {}

    /** Which feat it is. */
    public record FeatDealt(Who who, Card card) implements GameEvent.Private {}

    /** Its requirement is met: it lies on top of the action deck of its owner. */
    public record FeatAccomplished(Who who, Card card) implements GameEvent.Revealing {}

    /** A Blood Test was drawn and lies on the discard pile of a player. */
    public record BloodTestPrepared(Who who, Card card) implements GameEvent.Revealing {}

    /** A Blood Test was used and is shuffled into its deck. */
    public record BloodTestReturned(Who who, Card card) implements GameEvent.Public {}

    /** A character that crawls draws a card. */
    public record CrawlCardDrawn(Who who, Card card) implements GameEvent.Revealing {}

    /** A character that crawls ends up somewhere else. */
    public record LostInTheDucts(Who who, GameEvent.Place room) implements GameEvent.Revealing {}
}
