package coldwake.engine.species;

import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.rules.AttackRules;
import coldwake.engine.rules.Play;
import coldwake.engine.state.GameState;
import java.util.List;

/**
 * What a species may change: its bag, encounters, attacks, injuries, movement and contamination. The core asks here and
 * never names a species.
 */
public interface Species {
    String id();

    /** Its kinds of intruder, by index. */
    List<IntruderType> types();

    // ---------------------------------------------------------------- bag and encounters

    /** Set-up step 10. */
    void fillBag(Play p);

    /** A token was drawn in an encounter; it is among the revealed pieces and must be put away. */
    void tokenDrawn(Play p, int token, int seat, int slot);

    /** The number that the hand is compared with. */
    default int surpriseNumber(Play p, IntruderToken token) {
        return token.number();
    }

    /** Makes a miniature of a type available. Answers whether one can be placed. */
    boolean makeWay(Play p, int type, int slot);

    /** A token was drawn in the event phase; it is among the revealed pieces and must be put away. */
    void developBag(Play p, int token);

    // ---------------------------------------------------------------- attacks

    /** Before intruders attack in the event phase. */
    default void beforeAttacks(Play p) {}

    /** An intruder attacks a character in its room. */
    default void attack(Play p, int intruder, int target, AttackCause cause) {
        AttackRules.drawCard(p, intruder, target, cause);
    }

    /** Whether an intruder attacks those who leave its room. */
    default boolean attacksOnEscape(Play p, int intruder) {
        return true;
    }

    // ---------------------------------------------------------------- injuries

    /** Whether a face of the combat die hurts an intruder. */
    default boolean isHitBy(Play p, int intruder, CombatFace face) {
        return switch (face) {
            case ONE_HIT, TWO_HITS -> true;
            case MISS -> false;
            case CREEPER, ADULT -> p.state().typeOf(intruder).hitBy().contains(face);
        };
    }

    /** Injuries added to each hit that injures at all. */
    default int bonusInjuries(Play p, boolean energy, boolean fire) {
        return 0;
    }

    /** Whether those driven off by extinguishers or the fire control system are hurt too. */
    default boolean hurtByExtinguishers(Play p) {
        return false;
    }

    /** An intruder has new injuries: it dies, flees or fights on. */
    void injuryCheck(Play p, int intruder);

    /** An intruder dies, whatever the cause. */
    void kill(Play p, int intruder);

    // ---------------------------------------------------------------- movement

    /** Intruders that can be moved at all, as a bit set. */
    default int movable(Play p) {
        return p.state().intruders();
    }

    default boolean destroysDoors(Play p, int intruder) {
        return true;
    }

    default boolean ignoresDoors(Play p, int intruder) {
        return false;
    }

    default boolean entersDucts(Play p, int intruder) {
        return true;
    }

    // ---------------------------------------------------------------- crew

    /** At the end of a turn. */
    default void endOfTurn(Play p, int seat) {}

    /** After an event card is done with. */
    default void afterEvent(Play p) {}

    /** A scan of the hand found infected cards. */
    void infected(Play p, int seat);

    /** Surgery or antidote, after the infected cards are gone. */
    void cured(Play p, int seat);

    /** The contamination check of a survivor. */
    boolean survivesContamination(Play p, int seat);

    /** The number of a weakness for {@link GameState#hasWeakness}. */
    int weaknessOrdinal(String id);

    /** Whether what the objectives call the queen was killed during play. */
    boolean queenDead(GameState s);
}
