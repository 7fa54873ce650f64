package coldwake.content.aftermath;

import coldwake.engine.event.GameEvent;
import coldwake.engine.event.GameEvent.Card;
import coldwake.engine.event.GameEvent.Foe;
import coldwake.engine.event.GameEvent.Place;
import coldwake.engine.event.GameEvent.Who;

/** What happens only in this box. */
public final class AftermathEvents {
    private AftermathEvents() {}

    /** The Android has no energy left. */
    public record AndroidShutDown(Who who) implements GameEvent.Public {}

    /** The marker on the time track of the shuttle moved; so many spaces are left to the red one. */
    public record ShuttleTimeMoved(int left) implements GameEvent.Public {}

    /** An alert lies open. */
    public record AlertRevealed(Card alert) implements GameEvent.Revealing {}

    /** The first stage of an alert is done. */
    public record AlertStageFulfilled(Card alert, int stage) implements GameEvent.Public {}

    /** A deed counts for an alert that takes several. */
    public record AlertFurthered(Card alert, int count, int needed) implements GameEvent.Public {}

    /** An alert is done. */
    public record AlertFulfilled(Card alert) implements GameEvent.Public {}

    /** An alert was not done in time. */
    public record AlertFailed(Card alert) implements GameEvent.Public {}

    /** Somebody has taken the Lucrative Offer; the requirement of that seat is out of the game. */
    public record OfferTaken(Who who) implements GameEvent.Public {}

    /** The Lucrative Offer was judged. */
    public record OfferChecked(Who who, boolean fulfilled) implements GameEvent.Public {}

    /** The tokens that nobody found were counted. */
    public record TokensCounted(int hidden, boolean enough) implements GameEvent.Public {}

    /** A weakness that was known does not work any more. */
    public record WeaknessLost(Card weakness) implements GameEvent.Public {}

    /** The Android has a second corporate objective instead of its personal one. */
    public record ObjectiveReplaced(Who who) implements GameEvent.Public {}

    /** The Soldier takes a wound to act once more. */
    public record SoldierRushed(Who who) implements GameEvent.Public {}

    /** The Android plays dead for the intruders. */
    public record AndroidDeactivated(Who who) implements GameEvent.Public {}

    /** The dog goes to a room. */
    public record LaikaMoved(Who who, Place room) implements GameEvent.Public {}

    /** The dog is on the board of her master again. */
    public record LaikaCalledBack(Who who) implements GameEvent.Public {}

    /** The dog gives herself for her master and is out of the game. */
    public record LaikaRemoved(Who who) implements GameEvent.Public {}

    /** The dog leaves the game with her master. */
    public record LaikaLeft(Who who) implements GameEvent.Public {}

    /** The dog flies at an intruder in the room of her master. */
    public record LaikaBit(Who who, Foe foe) implements GameEvent.Public {}

    /** A noise roll is not made: the sentinels hear silence. */
    public record SentinelKeptQuiet(Who who, Who whom) implements GameEvent.Public {}

    /** A turret stands in a room; its status is face down. */
    public record TurretPlaced(Place room) implements GameEvent.Public {}

    /** The status of a turret is turned up. */
    public record TurretTurnedUp(Place room, String status) implements GameEvent.Revealing {}

    /** A turret shoots its targets. */
    public record TurretFired(Place room) implements GameEvent.Public {}

    /** A turret leaves the board. */
    public record TurretDestroyed(Place room) implements GameEvent.Public {}

    /** The hidden status of a turret. */
    public record TurretSeen(Who who, Place room, String status) implements GameEvent.Private {}

    /** A player puts another status on top, face down. */
    public record TurretChanged(Who who, Place room) implements GameEvent.Public {}

    /** The CEO has unlocked one of the access codes; nobody else knows which. */
    public record AccessCodesUnlocked(Who who) implements GameEvent.Public {}

    /** The CEO takes one more turn after passing. */
    public record OneMoreTurn(Who who) implements GameEvent.Public {}

    /** The CEO has looked at the corporate objectives of all. */
    public record CorporateObjectivesRead(Who who) implements GameEvent.Public {}

    /** Somebody has got the key to the handcuffs. */
    public record CuffsKeyDealt(Who who) implements GameEvent.Public {}

    /** A serious wound has no effect for now. */
    public record WoundIgnored(Who who, Card wound) implements GameEvent.Public {}

    /** The Convict takes what another has found. */
    public record FindTaken(Who who, Who from) implements GameEvent.Public {}

    /** The drone watches somebody. */
    public record DroneSent(Who who, Who to) implements GameEvent.Public {}

    /** The Psychologist wants to go along. */
    public record ShrinkDeclared(Who who, Who with) implements GameEvent.Public {}
}
