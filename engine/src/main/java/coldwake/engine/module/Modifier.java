package coldwake.engine.module;

import coldwake.engine.agenda.Step;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;

/**
 * How a module changes the values that {@link coldwake.engine.rules.Modifiers} is asked for: of traits of characters, of states
 * they are in, of the place. A module that changes some implements this; each one gets what the one before it made of the value.
 */
public interface Modifier {
    /** Cards in hand after the draw step. */
    default int drawTarget(GameState s, int seat, int cards) {
        return cards;
    }

    default int handSlots(GameState s, int seat, int slots) {
        return slots;
    }

    /** How many serious wounds a character has when any more of a cause kills it. */
    default int seriousWoundLimit(GameState s, int seat, WoundCause cause, int limit) {
        return limit;
    }

    /** Whether a character ignores a serious wound that it is dealt now. */
    default boolean ignoresSeriousWound(GameState s, int seat, boolean ignores) {
        return ignores;
    }

    /** Whether an undressed serious wound, a piece, does what it says. */
    default boolean woundWorks(GameState s, int seat, int wound, boolean works) {
        return works;
    }

    /** Whether a serious wound, a piece that is not dressed, counts as a dressed one. */
    default boolean countsAsDressed(GameState s, int seat, int wound, boolean dressed) {
        return dressed;
    }

    /** Whether wounds of a character are dressed and healed by what helps others. */
    default boolean canBeTreated(GameState s, int seat, boolean treated) {
        return treated;
    }

    /** Why an action card in hand can be played neither for its action nor as a reaction; it still pays for others. */
    default Reason canPlay(GameState s, int seat, int card, Reason reason) {
        return reason;
    }

    /** Whether a character that has passed takes one more turn now. */
    default boolean takesTurnAfterPassing(GameState s, int seat, boolean takes) {
        return takes;
    }

    /** What an action of a card, an item, a room or a module costs; the first target may not be named yet. */
    default int cost(Play p, int seat, int source, int branch, int t0, int cost) {
        return cost;
    }

    /** What the movement action costs. */
    default int moveCost(GameState s, int seat, int cost) {
        return cost;
    }

    /** Cards that are counted in the hand of a character for a surprise attack. */
    default int handCounted(GameState s, int seat, int cards) {
        return cards;
    }

    /** Whether a character can use the action of a room, a piece, though it did before and that counts but once. */
    default boolean roomActionAgain(GameState s, int seat, int tile, boolean again) {
        return again;
    }

    /** Whether an object can be analysed that nobody has learned anything from yet. */
    default boolean canBeAnalysed(GameState s, int thing, boolean analysed) {
        return analysed;
    }

    /** Whether a character has slime that matters. */
    default boolean slimed(GameState s, int seat, boolean slimed) {
        return slimed;
    }

    /** Whether fire in its room wounds a character. */
    default boolean woundedByFire(GameState s, int seat, boolean wounded) {
        return wounded;
    }

    /** Whether a character, where it is, can make items that are made of a single one. */
    default boolean craftsFromOne(GameState s, int seat, boolean crafts) {
        return crafts;
    }

    /** What comes of a shot whose injuries are known: a hit, or something that leads to it later. */
    default Step shot(GameState s, int seat, int weapon, int target, int injuries, Step next) {
        return next;
    }

    /** Whether a character that searches a white room looks at one card of each deck. */
    default boolean searchesEachDeck(GameState s, int seat, boolean each) {
        return each;
    }

    /** Whether an item of a character, a piece, serves as a yellow one in crafting. */
    default boolean servesAsYellow(GameState s, int seat, int item, boolean yellow) {
        return yellow;
    }

    /** Whether a dead character can be brought back where others could. */
    default boolean canBeRevived(GameState s, int seat, boolean revived) {
        return revived;
    }

    /** Those who see what a character looks at in secret on the board, itself included, as a bit set of seats. */
    default int onlookers(GameState s, int seat, int seats) {
        return seats;
    }

    /** How many injuries a melee attack of a character deals if it hits. */
    default int meleeInjuries(GameState s, int seat, int injuries) {
        return injuries;
    }

    /** Whether a melee attack that misses costs a character only a light wound. */
    default boolean missIsLight(GameState s, int seat, boolean light) {
        return light;
    }

    /** Whether an item that is dropped or discarded becomes a quest of its character again; it is of no use to others. */
    default boolean comesBack(GameState s, int item, boolean back) {
        return back;
    }

    /** Whether an item that is dropped leaves the game, so that nobody finds it again. */
    default boolean lostWhenDropped(GameState s, int item, boolean lost) {
        return lost;
    }

    /** Whether the items of a character that dies stay with it; nobody else can take them either way. */
    default boolean keepsItemsInDeath(GameState s, int seat, boolean keeps) {
        return keeps;
    }

    /** Whether a blow of a character hits without a roll. The target may be {@link Step#ROOM_TARGET}. */
    default boolean strikesSurely(GameState s, int seat, int target, boolean sure) {
        return sure;
    }

    // ---------------------------------------------------------------- whom intruders concern

    /** What comes of a token that a character drew in an encounter, once its intruder stands there. */
    default Step met(GameState s, int seat, int intruder, int token, Step next) {
        return next;
    }

    /** Of some intruders, those that a character can attack, and that it is in combat with if they share its room. */
    default int foes(GameState s, int seat, int intruders) {
        return intruders;
    }

    /** Of some intruders, those that are bound to nobody: they can move, flee, be lured, and attack who leaves their room. */
    default int roaming(GameState s, int intruders) {
        return intruders;
    }

    /** Whom an intruder attacks in the event phase: a character in its room, or -1. */
    default int prey(GameState s, int intruder, int seat) {
        return seat;
    }

    /** Whether an intruder attacks now, where others would. */
    default boolean attacks(GameState s, int intruder, boolean attacks) {
        return attacks;
    }

    // ---------------------------------------------------------------- who counts as there

    /** Whether somebody or something is in a room, so that whoever comes in makes no noise. */
    default boolean occupied(GameState s, int slot, boolean occupied) {
        return occupied;
    }

    /** Whether a character makes noise where others would. */
    default boolean makesNoise(GameState s, int seat, boolean noise) {
        return noise;
    }

    /** Whether intruders in its room can attack a character. */
    default boolean canBeTarget(GameState s, int seat, boolean target) {
        return target;
    }

    /** Whether a character can play a card that reacts to any attack. */
    default boolean canDefend(GameState s, int seat, boolean defends) {
        return defends;
    }

    /** Whether a character is in combat. */
    default boolean inCombat(GameState s, int seat, boolean combat) {
        return combat;
    }
}
