package coldwake.engine.view;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What every place has, as one seat sees it.
 *
 * @param time space of the time track
 * @param bag tokens in the intruder bag
 * @param extinct types of intruder that never come back
 */
public record ShipView(
        List<RoomView> rooms,
        List<CorridorView> corridors,
        List<NetworkView> networks,
        int time,
        List<WeaknessView> weaknesses,
        int bag,
        List<String> extinct,
        int firesLeft,
        int malfunctionsLeft,
        int doorsLeft,
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
