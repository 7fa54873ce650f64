package coldwake.engine.view;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The ship as one seat sees it.
 *
 * @param time space of the time track
 * @param selfDestruct space of the self-destruct track, or nothing while it is off
 * @param destination where the marker on the destination track stands
 * @param engines what the seat knows of each engine: {@code working}, {@code damaged} or {@code unknown}
 * @param coordinates the coordinates card, if the seat has seen it
 * @param eggs eggs in the nest
 * @param bag tokens in the intruder bag
 * @param extinct types of intruder that never come back
 * @param counters numbers that the species keeps of the ship
 * @param depressurizing the room that the airlock procedure empties
 */
public record ShipView(
        List<RoomView> rooms,
        List<CorridorView> corridors,
        List<NetworkView> networks,
        int time,
        @Nullable Integer selfDestruct,
        String destination,
        List<PodView> pods,
        List<String> engines,
        @Nullable CoordinatesView coordinates,
        int eggs,
        boolean nestDestroyed,
        List<WeaknessView> weaknesses,
        int bag,
        List<String> extinct,
        int firesLeft,
        int malfunctionsLeft,
        int doorsLeft,
        @Nullable String depressurizing,
        Map<String, Integer> counters,
        TableView table) {

    /**
     * A room.
     *
     * @param tile what the room is, if it is explored or the seat has looked
     * @param tokenLies whether an exploration token lies on it
     * @param token that token, if the seat has looked
     * @param items the item counter
     * @param things heavy objects that lie in it
     */
    public record RoomView(
            String number,
            boolean explored,
            @Nullable String tile,
            boolean tokenLies,
            @Nullable String token,
            int items,
            boolean fire,
            boolean malfunction,
            List<String> things) {}

    /** A corridor; its door is {@code open}, {@code closed} or {@code destroyed}. */
    public record CorridorView(String id, String from, String to, boolean noise, String door) {}

    /** A technical network. */
    public record NetworkView(String id, boolean noise) {}

    /** A pod that has not left the ship, with the seats inside. */
    public record PodView(int number, String section, boolean locked, List<Integer> occupants) {}

    /** A coordinates card: where each space of the destination track leads. */
    public record CoordinatesView(String id, List<String> destinations) {}

    /**
     * What a weakness is found from, and which it is once it is found; or what strengthens the species.
     *
     * @param works whether what the card says holds now
     */
    public record WeaknessView(String object, @Nullable String id, boolean works) {}

    /**
     * Decks by how many cards are left, and piles that lie face up, from the top.
     *
     * @param nextEvent the event on top of the deck, if the seat has looked at it
     */
    public record TableView(
            int eventDeck,
            @Nullable String nextEvent,
            List<String> eventDiscard,
            int attackDeck,
            List<String> attackDiscard,
            int woundDeck,
            int contaminationDeck,
            List<ItemDeckView> itemDecks,
            List<String> craftDeck,
            int speciesDeck,
            List<String> speciesDiscard) {}

    /** A search deck and its discard pile. */
    public record ItemDeckView(String colour, int deck, List<String> discard) {}
}
