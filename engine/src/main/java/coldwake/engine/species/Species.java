package coldwake.engine.species;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.AttackCard;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.card.Weapon;
import coldwake.engine.decision.Consequence;
import coldwake.engine.decision.Reason;
import coldwake.engine.module.Module;
import coldwake.engine.rules.AttackRules;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import java.util.List;
import java.util.function.Consumer;

/**
 * What a species may change: its bag, encounters, attacks, injuries, movement and contamination. The core asks here and
 * never names a species.
 */
public interface Species extends Module {
    /** Its kinds of intruder, by index. */
    List<IntruderType> types();

    /** Ids of the kinds of token in its bag, by index; each kind of intruder has its own unless it says otherwise. */
    default List<String> tokenTypes() {
        return types().stream().map(IntruderType::id).toList();
    }

    // ---------------------------------------------------------------- rooms

    /** Whether a room gets an exploration token at set-up. */
    default boolean getsToken(GameState s, int slot) {
        return !s.ship.explored(slot);
    }

    /** An exploration token is about to be turned up; answers the one that is, if it must be exchanged. */
    default int turnedUp(Play p, int slot, int token) {
        return token;
    }

    /** Resolves an exploration token of its own. Returns whether the usual noise still follows. */
    default boolean explored(Play p, int seat, int slot) {
        throw new IllegalStateException(id() + " have no exploration tokens");
    }

    // ---------------------------------------------------------------- bag and encounters

    /** Set-up step 10; all tokens are in the pool. */
    void fillBag(Play p);

    /** A token was drawn in an encounter; it is among the revealed pieces and must be put away. */
    void tokenDrawn(Play p, int token, int seat, int slot);

    /** Whether a token that was drawn in an encounter means that something is there, and not only in the mind. */
    default boolean isThere(IntruderToken token) {
        return true;
    }

    /** The number that the hand is compared with, if another one is printed. */
    default int surpriseNumber(Play p, int printed) {
        return printed;
    }

    /** Makes a miniature of a type available. Returns whether one can be placed. */
    boolean makeWay(Play p, int type, int slot);

    /** An intruder was placed on the board, or one grew into this type. */
    default void appeared(Play p, int type) {}

    /** An intruder is out of sight: a token of its type goes into the bag. */
    default void addToken(Play p, int type) {
        p.changes().bag.addToken(type);
    }

    /** A token was drawn in the event phase; it is among the revealed pieces and must be put away. */
    void developBag(Play p, int token);

    // ---------------------------------------------------------------- attacks

    /** Before intruders attack in the event phase. */
    default void beforeAttacks(Play p) {}

    /** After intruders have attacked in the event phase. */
    default void afterAttacks(Play p) {}

    /** An intruder attacks a character in its room. */
    default void attack(Play p, int intruder, int target, AttackCause cause) {
        AttackRules.drawCard(p, intruder, target, cause);
    }

    /** Whether an intruder attacks at all in such a case. */
    default boolean attacks(Play p, int intruder, AttackCause cause) {
        return true;
    }

    // ---------------------------------------------------------------- injuries

    /** Whether a face of the combat die hurts an intruder. */
    default boolean isHitBy(Play p, int intruder, CombatFace face) {
        return switch (face) {
            case ONE_HIT, TWO_HITS -> true;
            case MISS, SPECIAL, SPECIAL_TOO -> false;
            case SMALL, LARGE -> p.state().intruders.typeOf(intruder).hitBy().contains(face);
        };
    }

    /** How often the combat die may be rolled again in an attack on a target, which may be {@link Step#ROOM_TARGET}. */
    default int combatRerolls(Play p, int target) {
        return 0;
    }

    /** Whether injuries stay on an intruder. */
    default boolean keepsInjuries(Play p, int intruder) {
        return true;
    }

    /** What a face of the combat die counts as against an intruder, whatever the weapon makes of it. */
    default CombatFace rolledAgainst(Play p, CombatFace face) {
        return face;
    }

    /** Injuries that a fire marker or a thrown fire deals to an intruder. */
    default int burns(Play p) {
        return 1 + bonusInjuries(p, false, true);
    }

    /** Injuries added to each hit that injures at all. */
    default int bonusInjuries(Play p, boolean energy, boolean fire) {
        return 0;
    }

    /** Whether those driven off by extinguishers or the fire control system are hurt too. */
    default boolean hurtByExtinguishers(Play p) {
        return false;
    }

    /**
     * What an injury check comes to for a kind of intruder with so many injuries, if these attack cards are drawn. The rules
     * ask with the cards of a check, {@link InjuryOdds} with all there might be.
     */
    InjuryCheck injured(int type, int injuries, List<AttackCard> drawn);

    /** How many injuries more than usual it takes, as the game stands; fewer if negative. */
    default int toughness(GameState s) {
        return 0;
    }

    /** An intruder dies, whatever the cause. */
    void kill(Play p, int intruder);

    // ---------------------------------------------------------------- what else it has in rooms

    /** Whether a room has something of the species that can be attacked and is no intruder. */
    default boolean hasRoomTarget(GameState s, int slot) {
        return false;
    }

    /** What that is called in the ids of options. */
    default String roomTarget() {
        throw new IllegalStateException(id() + " have nothing in rooms that can be attacked");
    }

    /** Whether a weapon can do anything to it. */
    default Reason shotAtRoomTarget(Weapon weapon) {
        return Reason.OK;
    }

    /** It is hit so many times, perhaps not at all. */
    default void hitRoomTarget(Play p, int slot, int hits) {
        throw new IllegalStateException(id() + " have nothing in rooms that can be attacked");
    }

    /** Fire does its work on what the species has in a room besides intruders. */
    default void burnRoom(Play p, int slot) {}

    // ---------------------------------------------------------------- movement

    /** Intruders that can be moved at all, as a bit set. */
    default int movable(Play p) {
        return p.state().intruders.onBoard();
    }

    default boolean destroysDoors(Play p, int intruder) {
        return true;
    }

    default boolean ignoresDoors(Play p, int intruder) {
        return false;
    }

    /** Whether it goes on through a closed door that it destroys. */
    default boolean breaksThrough(Play p, int intruder) {
        return false;
    }

    default boolean entersDucts(Play p, int intruder) {
        return true;
    }

    // ---------------------------------------------------------------- crew

    /** A character is covered with slime, or what a species has instead. */
    default void slime(Play p, int seat) {
        p.changes().crew.slime(seat);
    }

    /** At the end of a turn. */
    default void endOfTurn(Play p, int seat) {}

    /** How many of some light wounds a character takes. */
    default int lightWoundsTaken(Play p, int seat, int wounds) {
        return wounds;
    }

    /** How many of some serious wounds, dealt as such, a character takes. */
    default int seriousWoundsTaken(Play p, int seat, int wounds) {
        return wounds;
    }

    /** Whether the next light or serious wound is kept off a character. */
    default boolean isShielded(GameState s, int seat, boolean serious) {
        return false;
    }

    /** Says what a turn that ends in a room brings, besides fire. */
    default void foreseeEndOfTurn(GameState s, int seat, int slot, Consumer<Consequence> out) {}

    /** Whether fire wounds a character. */
    default boolean woundedByFire(Play p, int seat) {
        return true;
    }

    /** At the end of the event phase. */
    default void endOfEventPhase(Play p) {}

    /** After an event card is done with. */
    default void afterEvent(Play p) {}

    /** A character rests. */
    default void rest(Play p, int seat) {
        p.then(new Step.ScanHand(seat));
    }

    /** Whether shower and canteen do something for a character that only this species brings about. */
    default boolean canRecover(Play p, int seat) {
        return false;
    }

    /** What shower and canteen do besides, before the scan. */
    default void recover(Play p, int seat) {}

    /** What can be analysed, of the objects at hand in a room; a bit set of {@link coldwake.engine.setup.Things}. */
    default int analysable(Play p, int slot, int things) {
        return p.rules().things().analysable(things);
    }

    /** A scan of the hand found infected cards. */
    void infected(Play p, int seat);

    /** Surgery or antidote, after the infected cards are gone. */
    void cured(Play p, int seat);

    /** The contamination check of a survivor. */
    boolean survivesContamination(Play p, int seat);

    /** What is studied for each of its weaknesses, as views call it. */
    default List<String> studied(GameState s) {
        return s.rules().things().analysed();
    }

    /** Whether the laboratory can do anything with an object. */
    default Reason canAnalyse(GameState s, int thing) {
        return s.ship.weaknessKnown(s.rules().things().weaknessSlot(thing)) ? Reason.ALREADY_KNOWN : Reason.OK;
    }

    /** The laboratory analyses an object. */
    default void analyse(Play p, int thing) {
        String id =
                p.rules().idOf(p.state().pieces.weaknessAt(p.rules().things().weaknessSlot(thing)));
        p.changes().ship.discoverWeakness(thing, weaknessOrdinal(id));
    }

    /** The number of a weakness for {@link coldwake.engine.state.ShipState#hasWeakness}. */
    int weaknessOrdinal(String id);

    /** Whether something that objectives ask of the species has come true during play. */
    boolean achieved(GameState s, String goal);
}
