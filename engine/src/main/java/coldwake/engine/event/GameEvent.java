package coldwake.engine.event;

import java.util.List;

/**
 * Something that happened, in the past tense. Logs, animations, statistics and replays come from events and from
 * nowhere else.
 *
 * <p>A value that an event got later is a list at its end, so that events stored before read as if it were empty.
 *
 * <p>An event does not compile until its secrecy is decided: it is {@link Public} or {@link Private}. Those that only one
 * box has are defined there and listed with the others by {@code coldwake.content.EventTypes}.
 */
public sealed interface GameEvent {
    /** Whether a seat may learn of it. Spectators have seat {@link Audience#SPECTATOR}. */
    boolean visibleTo(int seat);

    /** Whether it told somebody something new, so that what led to it cannot simply be taken back. */
    boolean reveals();

    /** An event the whole table sees. */
    non-sealed interface Public extends GameEvent {
        @Override
        default boolean reveals() {
            return false;
        }

        @Override
        default boolean visibleTo(int seat) {
            return true;
        }
    }

    /** An event only one seat sees. */
    non-sealed interface Private extends GameEvent {
        Who who();

        @Override
        default boolean reveals() {
            return true;
        }

        @Override
        default boolean visibleTo(int seat) {
            return who().seat() == seat;
        }
    }

    /** A public event that tells what nobody could know before: a die, a draw, a face turned up. */
    interface Revealing extends Public {
        @Override
        default boolean reveals() {
            return true;
        }
    }

    /** A seat. */
    record Who(int seat) {}

    /** A character, by index in the ruleset. */
    record Role(int character) {}

    /** A room slot. */
    record Place(int slot) {}

    /** A corridor or technical network. */
    record Passage(int passage) {}

    /** A piece, told by its definition. */
    record Card(int piece) {}

    /** An intruder on the board. */
    record Foe(int index, int type) {}

    /** A heavy object. */
    record Thing(int thing) {}

    // set-up and round

    /** The table is set. */
    record GameStarted(int seats) implements Public {}

    /** Two draft cards are turned up. */
    record DraftOffered(Who who, Role first, Role second) implements Revealing {}

    /** A player takes a character. */
    record CharacterChosen(Who who, Role character) implements Public {}

    /** A new round begins. */
    record RoundStarted(int round) implements Public {}

    /** A named step of the round begins. */
    record StepStarted(String step) implements Public {}

    /** The first player token changes hands. */
    record FirstPlayerPassedOn(Who who) implements Public {}

    /** A turn begins. */
    record TurnStarted(Who who) implements Public {}

    /** A player is out of this player phase. */
    record PlayerPassed(Who who) implements Public {}

    // species

    /** A number of the species changes. */
    record CounterChanged(String counter, int value) implements Public {}

    /** A number that the species keeps of a character changes. */
    record CounterOfSeatChanged(Who who, String counter, int value) implements Public {}

    /** A card of the species is drawn and turned up. */
    record SpeciesCardDrawn(Card card) implements Revealing {}

    /** Cards of the species are looked at in secret. */
    record SpeciesCardsLookedAt(Who who, int count) implements Revealing {}

    /** A card of the species lies in front of a character, face down. */
    record SpeciesCardTaken(Who who) implements Public {}

    /** A card of the species goes from a character back into its deck. */
    record SpeciesCardReturned(Who who) implements Public {}

    /** A card of the species is turned up. */
    record SpeciesCardShown(Who who, Card card) implements Revealing {}

    // cards

    /** Cards go from deck to hand. */
    record CardsDrawn(Who who, int count) implements Revealing {}

    /** Cards of a deck are turned up before they are discarded. */
    record CardsTurnedUp(Who who, int count) implements Revealing {}

    /** An action card is played. */
    record CardPlayed(Who who, Card card) implements Public {}

    /** An action card is discarded as a cost. */
    record CardPaid(Who who, Card card) implements Public {}

    /** A card goes from hand to discard pile. */
    record CardDiscarded(Who who, Card card) implements Public {}

    /** An action card leaves the game. */
    record CardRemoved(Who who, Card card) implements Revealing {}

    /** A card paid for an action that did not happen goes back to hand. */
    record CardTakenBack(Who who, Card card) implements Public {}

    /** A deck is shuffled. */
    record DeckShuffled(String deck) implements Revealing {}

    /** A player's discard pile becomes the deck. */
    record DiscardPileShuffled(Who who) implements Revealing {}

    /** A whole hand goes back into the deck. */
    record HandShuffledIn(Who who, int count) implements Public {}

    /** An action is declared. */
    record ActionBegun(Who who, String source, String branch) implements Public {}

    /** Somebody is asked to be part of an action. */
    record ConsentAsked(Who who, Who whom, Card card) implements Public {}

    /** Somebody does not want to be part of an action. */
    record ConsentRefused(Who who, Who whom) implements Public {}

    /** An action comes to nothing; its cost stays paid. */
    record ActionCancelled(Who who) implements Public {}

    /** A reaction is played. */
    record ReactionPlayed(Who who, Card card) implements Public {}

    // ship

    /** A character moves. */
    record CrewMoved(Who who, Place from, Place to) implements Public {}

    /** A room is turned up. */
    record RoomExplored(Place room, Card tile) implements Revealing {}

    /** An exploration token is turned up. */
    record ExplorationRevealed(Place room, Card token) implements Revealing {}

    /** The item counter of a room changes. */
    record ItemCounterSet(Place room, int items) implements Public {}

    /** A room burns. */
    record FirePlaced(Place room) implements Public {}

    /** A fire is out. */
    record FireRemoved(Place room) implements Public {}

    /** A room stops working. */
    record MalfunctionPlaced(Place room) implements Public {}

    /** A room works again. */
    record MalfunctionRemoved(Place room) implements Public {}

    /** A door closes. */
    record DoorClosed(Passage corridor) implements Public {}

    /** A door opens. */
    record DoorOpened(Passage corridor) implements Public {}

    /** A door is destroyed. */
    record DoorDestroyed(Passage corridor) implements Public {}

    /** No token is left, so a closed door is taken from elsewhere. */
    record DoorMoved(Passage from, Passage to) implements Public {}

    /** The noise die is rolled. */
    record NoiseRolled(Who who, String face) implements Revealing {}

    /** A noise marker is placed. */
    record NoisePlaced(Passage passage) implements Public {}

    /** A noise marker is removed. */
    record NoiseRemoved(Passage passage) implements Public {}

    /** The time marker moves. */
    record TimeAdvanced(int time) implements Public {}

    /** A player looks at a face-down room. */
    record RoomPeeked(Who who, Place room) implements Public {}

    /** A player looks at the next event and puts it on top or at the bottom. */
    record EventPeeked(Who who, boolean top) implements Public {}

    /** The next two event cards are looked at in secret and put back in any order. */
    record EventsArranged(Who who) implements Public {}

    /** A player looks at another's objective. */
    record ObjectivePeeked(Who who, Who whose) implements Public {}

    /** An attempt to leave is stopped by an intruder. */
    record AttemptFailed(Who who) implements Public {}

    /** A signal is sent. */
    record SignalSent(Who who) implements Public {}

    /** A weakness is turned up. */
    record WeaknessDiscovered(Thing object, Card weakness) implements Revealing {}

    /** What strengthens the species is turned up. */
    record TraitRevealed(Card trait) implements Revealing {}

    /** What strengthened the species is discarded in the laboratory. */
    record TraitDiscarded(Thing object, Card trait) implements Public {}

    // intruders

    /** An encounter. */
    record EncounterBegun(Who who, Place room) implements Public {}

    /** An intruder token is drawn. */
    record TokenDrawn(Card token) implements Revealing {}

    /** A token goes into the bag. */
    record TokenAdded(int type) implements Revealing {}

    /** A token leaves the bag for the pool. */
    record TokenRemoved(int type) implements Public {}

    /** A token leaves the game. */
    record TokenGone(Card token) implements Public {}

    /** An intruder is placed. */
    record IntruderAppeared(Foe intruder, Place room) implements Public {}

    /** An intruder moves. */
    record IntruderMoved(Foe intruder, Place from, Place to) implements Public {}

    /** An intruder leaves through the ducts or out of sight. */
    record IntruderHid(Foe intruder, Place room) implements Public {}

    /** An intruder is hurt; the total is told. */
    record IntruderInjured(Foe intruder, int injuries) implements Public {}

    /** An intruder heals; the total is told. */
    record IntruderRecovered(Foe intruder, int injuries) implements Public {}

    /** An intruder dies. */
    record IntruderKilled(Foe intruder, Place room) implements Public {}

    /** An intruder grows. */
    record IntruderTransformed(Foe intruder, Foe into) implements Public {}

    /** An intruder eats something. */
    record IntruderAte(Foe intruder, Thing object, Place room) implements Public {}

    /** An intruder eats another one. */
    record IntruderEaten(Foe intruder, Foe by) implements Public {}

    /** An intruder leaves the board after its attack. */
    record IntruderSpent(Foe intruder, Who who) implements Public {}

    /** An intruder flees. */
    record IntruderRetreated(Foe intruder) implements Public {}

    /** An intruder attacks. */
    record IntruderAttacked(Foe intruder, Who who) implements Public {}

    /** An intruder attacks by surprise. */
    record SurpriseAttack(Foe intruder, Who who) implements Public {}

    /** An attack card is drawn. */
    record AttackCardDrawn(Card card, List<Foe> intruder, List<Who> target) implements Revealing {}

    /** The attack comes to nothing. */
    record AttackMissed(Foe intruder, Who who) implements Public {}

    /** The target escapes the attack by a reaction. */
    record AttackIgnored(Foe intruder, Who who) implements Public {}

    /** An attack card is drawn for an injury check. */
    record EnduranceDrawn(Card card, List<Foe> intruder) implements Revealing {}

    /** An event card is drawn. */
    record EventDrawn(Card card) implements Revealing {}

    /** An event leaves the game. */
    record EventRemoved(Card card) implements Public {}

    // crew

    /** The combat die is rolled against an intruder, or against what is none. */
    record CombatRolled(Who who, String face, List<Foe> target) implements Revealing {}

    /** A weapon is fired. */
    record ShotFired(Who who, Card weapon) implements Public {}

    /** A light wound. */
    record LightWoundSuffered(Who who, int total) implements Public {}

    /** A serious wound. */
    record SeriousWoundSuffered(Who who, Card wound) implements Revealing {}

    /** Light wounds are gone; what is left is told. */
    record LightWoundsHealed(Who who, int total) implements Public {}

    /** A serious wound is dressed. */
    record WoundDressed(Who who, Card wound) implements Public {}

    /** A dressed wound is healed. */
    record WoundHealed(Who who, Card wound) implements Public {}

    /** A dressed wound opens again. */
    record WoundReopened(Who who, Card wound) implements Public {}

    /** A character is covered with slime. */
    record Slimed(Who who) implements Public {}

    /** The slime is off. */
    record SlimeRemoved(Who who) implements Public {}

    /** A contamination card goes on top of the discard pile. */
    record ContaminationGained(Who who) implements Revealing {}

    /** Contamination cards are scanned. */
    record ContaminationScanned(Who who, int cards, int infected) implements Revealing {}

    /** Contamination cards leave the game. */
    record ContaminationRemoved(Who who, int cards) implements Public {}

    /** A character dies. */
    record CharacterDied(Who who, Place room) implements Public {}

    // items

    /** Cards of an item deck are looked at. */
    record ItemDeckSearched(Who who, String deck, int count) implements Revealing {}

    /** An item is taken; only its back is seen. */
    record ItemGained(Who who, String back) implements Public {}

    /** A heavy item is taken. */
    record HeavyItemGained(Who who, Card item) implements Public {}

    /** An item is used. */
    record ItemUsed(Who who, Card item) implements Public {}

    /** An item is spent. */
    record ItemDiscarded(Who who, Card item) implements Public {}

    /** An item is dropped face down. */
    record ItemDropped(Who who, String back) implements Public {}

    /** A heavy item is dropped. */
    record HeavyItemDropped(Who who, Card item) implements Public {}

    /** An item is crafted. */
    record ItemCrafted(Who who, Card item) implements Public {}

    /** An item is attached to another. */
    record ItemAttached(Who who, Card item, Card to) implements Public {}

    /** A quest item is active. */
    record QuestActivated(Who who, Card item) implements Public {}

    /** The ammo of a weapon changes. */
    record AmmoChanged(Who who, Card weapon, int ammo) implements Public {}

    /** An item changes hands; only its back is seen. */
    record ItemHandedOver(Who from, Who to, String back) implements Public {}

    /** A heavy item changes hands. */
    record HeavyItemHandedOver(Who from, Who to, Card item) implements Public {}

    /** An object changes hands. */
    record ObjectHandedOver(Who from, Who to, Thing object) implements Public {}

    /** A heavy object is picked up. */
    record ObjectPickedUp(Who who, Thing object) implements Public {}

    /** A heavy object is put down. */
    record ObjectDropped(Who who, Thing object, Place room) implements Public {}

    /** A trade is opened. */
    record TradeBegun(Who who) implements Public {}

    /** An item is laid out in a trade; only its back is seen. */
    record ItemLaidOut(Who who, String back) implements Public {}

    /** An object is laid out in a trade. */
    record ObjectLaidOut(Who who, Thing object) implements Public {}

    /** What was laid out in a trade is taken back. */
    record OfferTakenBack(Who who) implements Public {}

    /** A trade is over. */
    record TradeEnded(boolean traded) implements Public {}

    // end

    /** The first intruder is here. */
    record ObjectivesMustBeChosen() implements Public {}

    /** A player has chosen an objective. */
    record ObjectiveKept(Who who) implements Public {}

    /** The game is over. */
    record GameEnded(String ending) implements Public {}

    /** A survivor is checked. */
    record ContaminationChecked(Who who, boolean survived) implements Revealing {}

    /** An objective of all players is laid out. */
    record ObjectiveOpened(Card objective) implements Revealing {}

    /** An objective of all players is checked. */
    record SharedObjectiveChecked(Card objective, boolean fulfilled) implements Public {}

    /** An objective is checked. */
    record ObjectiveRevealed(Who who, Card objective, boolean fulfilled) implements Revealing {}

    /** A dead character is alive again. */
    record CharacterRevived(Who who, Place room) implements Public {}

    /** A player wins. */
    record PlayerWon(Who who) implements Public {}

    // what only one seat sees

    /** The cards drawn. */
    record CardsSeen(Who who, List<Card> cards) implements Private {}

    /** An item taken or looked at. */
    record ItemSeen(Who who, Card item) implements Private {}

    /** Looks at cards of the species. */
    record SpeciesCardsSeen(Who who, List<Card> cards) implements Private {}

    /** Items looked at. */
    record ItemsSeen(Who who, List<Card> items) implements Private {}

    /** An item that another player shows. */
    record ItemShown(Who who, Who by, Card item) implements Private {}

    /** A face-down tile. */
    record TileSeen(Who who, Place room, Card tile) implements Private {}

    /** A face-down exploration token. */
    record TokenSeen(Who who, Place room, Card token) implements Private {}

    /** The next event. */
    record EventSeen(Who who, Card event) implements Private {}

    /** An objective. */
    record ObjectiveSeen(Who who, Who whose, Card objective) implements Private {}

    /** The objectives at the start. */
    record ObjectivesDealt(Who who, List<Card> objectives) implements Private {}

    /** The objective kept. */
    record ObjectiveChosen(Who who, Card objective) implements Private {}
}
