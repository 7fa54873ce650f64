package coldwake.engine.view;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A character as one seat sees it.
 *
 * @param character nothing before it is chosen
 * @param trait its trait card, if it has one
 * @param number the number on the help card
 * @param room where it is, or was when it died or fell asleep; nothing before the character is chosen
 * @param exit the number of the way out it waits on: of its pod
 * @param playsOn whether the seat takes part without its character
 * @param lookingAt cards drawn to choose from
 * @param wounds serious wounds that are not dressed
 * @param held heavy items in the hand slots
 * @param carried heavy objects in the hand slots
 * @param quests quest items that are not active
 * @param deck cards left in the action deck
 * @param discard the discard pile from the top
 * @param offer what it has laid out in a trade
 * @param counters numbers that the species keeps of it
 * @param speciesCards cards of the species in front of it
 */
public record CrewView(
        int seat,
        @Nullable String character,
        @Nullable String trait,
        int number,
        String status,
        @Nullable String room,
        @Nullable Integer exit,
        int lightWounds,
        List<String> wounds,
        List<String> dressed,
        boolean slime,
        boolean signal,
        boolean passed,
        boolean playsOn,
        int actionsLeft,
        HandView hand,
        HandView lookingAt,
        InventoryView inventory,
        List<HeldView> held,
        List<String> carried,
        List<String> quests,
        int deck,
        List<String> discard,
        ObjectivesView objectives,
        OfferView offer,
        Map<String, Integer> counters,
        List<FaceDown> speciesCards) {

    /** Cards in hand. */
    public sealed interface HandView {
        /** One's own. */
        record Mine(List<String> cards) implements HandView {}

        /**
         * That of somebody else.
         *
         * @param marked the cards whose backs tell them
         */
        record Theirs(int count, List<String> marked) implements HandView {
            /** A hand of cards that look alike. */
            public Theirs(int count) {
                this(count, List.of());
            }
        }
    }

    /** Items that are not heavy. */
    public sealed interface InventoryView {
        /** One's own. */
        record Mine(List<String> items) implements InventoryView {}

        /** That of somebody else. */
        record Theirs(List<FaceDown> items) implements InventoryView {}
    }

    /** A card of somebody else, with what its back shows and its id if the seat was shown it. */
    public record FaceDown(String back, @Nullable String id) {}

    /** A heavy item with its ammo, if it is a weapon, and with what is attached or taped to it. */
    public record HeldView(String item, @Nullable Integer ammo, List<HeldView> attached) {}

    /** Objectives. */
    public sealed interface ObjectivesView {
        /** One's own. */
        record Mine(List<String> cards) implements ObjectivesView {}

        /** Those of somebody else. */
        record Theirs(List<FaceDown> cards) implements ObjectivesView {}
    }

    /** Items and objects laid out in a trade. */
    public record OfferView(List<FaceDown> items, List<String> objects) {}
}
