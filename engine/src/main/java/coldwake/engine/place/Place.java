package coldwake.engine.place;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.CharacterDef;
import coldwake.engine.card.Dice.CombatFace;
import coldwake.engine.card.Dice.NoiseFace;
import coldwake.engine.card.Die;
import coldwake.engine.module.Module;
import coldwake.engine.rules.Play;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Where a game takes place: its ways out, its clocks, the order of its event phase, its endings and its victory check. The
 * core knows rooms, corridors and time; it asks here for all else and never names a place.
 */
public interface Place extends Module {
    /** All its endings. A saved game numbers them in this order, so new ones go to the end. */
    @Override
    List<Ending> endings();

    /** All its ways out. A saved game numbers them in this order, so new ones go to the end. */
    List<WayOut> waysOut();

    // ---------------------------------------------------------------- set-up

    /** Lays out what only it has, once rooms and exploration tokens lie. */
    void layOut(Play p);

    /** Where a character starts. */
    int startRoom(GameState s, CharacterDef character);

    /** The id of the room that has a role, or an empty word if none has: then cards that ask for it find no such room. */
    String room(Role role);

    // ---------------------------------------------------------------- rounds

    /** What a character that waits on a way out does in its turn. */
    Step turnOfWaiting(Play p, int seat, boolean firstOfRound);

    /** All have passed: ends the player phase and puts the steps of the event phase on the agenda. */
    void eventPhase(Play p);

    /** Moves the markers of time. */
    void advanceTime(Play p);

    /** The step of the event phase that is being resolved while another one is still to come; null if that tells nothing. */
    @Nullable String eventStepBefore(GameState s, Step next);

    // ---------------------------------------------------------------- dice

    /** The die that is rolled for noise in a room. Dice besides {@code noise-die} and {@code combat-die} are among the draws. */
    Die<NoiseFace> noiseDie(GameState s, int slot);

    /** The die that is rolled by a seat in combat: for a shot, or with bare hands. */
    Die<CombatFace> combatDie(GameState s, int seat, boolean shot);

    /** A noise roll in a room showed what only this place knows. */
    default void specialNoise(Play p, int seat, int slot) {
        throw new IllegalStateException(id() + " has no special face on a die for noise");
    }

    /** A shot showed what only this place knows; the face is among the numbers of the step. */
    default void specialShot(Play p, Step.ApplyShot shot) {
        throw new IllegalStateException(id() + " has no special face on a die for combat");
    }

    // ---------------------------------------------------------------- what happens

    /** The first character dies. */
    default void firstDeath(Play p) {}

    /** A door was opened, destroyed or taken away. */
    default void doorOpened(Play p, int corridor) {}

    /** An intruder has come into a room. */
    default void intruderCame(Play p, int slot) {}

    // ---------------------------------------------------------------- the end

    /** Nobody takes part any more. */
    void nobodyLeft(Play p);

    /** The steps of the victory check. */
    List<Step> victoryCheck();

    // ---------------------------------------------------------------- views

    /** A number of an event as people count it, by the name that it has in the event. */
    default int told(String part, int number) {
        return number;
    }

    /** What a seat may know of what only this place has; it is asked of the seat's knowledge, never of the state alone. */
    PlaceView view(GameState s, int seat);
}
