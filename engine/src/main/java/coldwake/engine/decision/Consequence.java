package coldwake.engine.decision;

import coldwake.engine.event.GameEvent.Foe;
import coldwake.engine.event.GameEvent.Passage;
import coldwake.engine.event.GameEvent.Place;
import java.util.List;

/**
 * What comes of an answer or may come of it, as far as the seat that is asked can know; made only for whoever shows the
 * question. Like events they are records whose components are the arguments of a sentence. Those that only one box knows
 * are declared there.
 */
public interface Consequence {
    /** How much there is to fear. */
    enum Tone {
        FACT,
        RISK,
        HARM
    }

    Tone tone();

    /** What happens, good or bad. */
    interface Fact extends Consequence {
        @Override
        default Tone tone() {
            return Tone.FACT;
        }
    }

    /** What may go wrong. */
    interface Risk extends Consequence {
        @Override
        default Tone tone() {
            return Tone.RISK;
        }
    }

    /** What hurts. */
    interface Harm extends Consequence {
        @Override
        default Tone tone() {
            return Tone.HARM;
        }
    }

    // ---------------------------------------------------------------- moving

    /** Those in the room attack whoever leaves it. */
    record AttackedFirst(List<Foe> foes, int count) implements Harm {}

    /** Those that are in the room already. */
    record CombatThere(List<Foe> foes, int count) implements Harm {}

    /** The tile and the token of the room are turned up. */
    record RoomExplored() implements Risk {}

    // ---------------------------------------------------------------- noise

    /**
     * Numbers of the noise die that bring an encounter.
     *
     * @param sides how many sides of the die show one of them
     */
    record EncounterOn(List<Integer> numbers, int sides, int of) implements Risk {}

    /** A noise roll in a room without noise around it. */
    record NoEncounter() implements Fact {}

    /** Those next door that danger on the die brings. */
    record DangerBrings(List<Foe> foes, int count) implements Risk {}

    /** With slime silence counts as danger. */
    record SilenceIsDanger() implements Risk {}

    /** Whoever does not come alone makes no noise roll. */
    record NoNoiseRoll() implements Fact {}

    /** No noise, whatever is there. */
    record Silent() implements Fact {}

    /** A noise marker in a corridor of one's choice. */
    record NoiseChosen() implements Fact {}

    /** The result that stands brings an encounter. */
    record EncounterFollows() implements Harm {}

    /** The result that stands puts a noise marker. */
    record NoisePlaced(Passage passage) implements Fact {}

    // ---------------------------------------------------------------- fighting

    /** Sides of the combat die that injure, and the most injuries one of them deals. */
    record HitsOn(int sides, int of, int most) implements Fact {}

    /** Injuries of the result that stands. */
    record Injuries(int count) implements Fact {}

    /** Ammo left in the weapon. */
    record AmmoLeft(int count) implements Fact {}

    /** A contamination card. */
    record Contaminated() implements Risk {}

    /** A miss with bare hands costs a serious wound. */
    record MissWounds(boolean kills) implements Harm {}

    /** Sides of the combat die with which an intruder flees. */
    record DrivesOffOn(int sides, int of) implements Fact {}

    // ---------------------------------------------------------------- the turn

    /** What a card pays for. */
    record PaidFor(String source, String branch) implements Fact {}

    /** The same for a move. */
    record PaidForMove(Place room) implements Fact {}

    /** A card pays for another roll. */
    record RerollPaid() implements Fact {}

    /** The turn ends in a burning room. */
    record TurnEndsInFire(boolean kills) implements Harm {}

    /** It would cost a wound to end the turn there. */
    record FireThere() implements Risk {}

    /** A noise roll when the turn ends. */
    record NoiseAtTheEnd() implements Risk {}

    /** A bleeding wound. */
    record Bleeding(boolean kills) implements Harm {}

    /** No more turns until the next round. */
    record RoundOver() implements Fact {}

    /** A light wound. */
    record LightWound(boolean kills) implements Harm {}

    /** Items that are looked at, and how many the room will still hold. */
    record ItemsFound(int cards, int left) implements Fact {}

    // ---------------------------------------------------------------- trade

    /** What lies on the table changes hands. */
    record DealMade() implements Fact {}

    /** Everybody takes back what lies on the table. */
    record DealOff() implements Fact {}

    /** What one has laid out, perhaps nothing, is put to the other. */
    record OfferMade() implements Fact {}

    /** The other decides about what lies on the table. */
    record OfferAnswered() implements Fact {}

    /** Whoever is next may trade. */
    record TradeLeft() implements Fact {}
}
