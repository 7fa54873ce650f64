package coldwake.content.vocabulary;

import coldwake.engine.card.Branch;
import coldwake.engine.card.RoomDef;
import coldwake.engine.module.Module;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * The behaviour of a part of a box: a character with all its cards, a set of rooms. Its numbers are the facts under the same
 * id. Cards of a deck may also be those of another part.
 *
 * @param id as in the facts
 * @param more what cards of other parts can do besides while it is in play, by their ids
 * @param rules makes the modules that its pieces need, if any
 * @param roomActions what can be done in a room besides while it is in play, also in those of other parts
 */
public record Part(
        String id,
        List<Behaviour> cards,
        List<Behaviour> items,
        List<Behaviour> rooms,
        List<Behaviour> more,
        Supplier<List<Module>> rules,
        Function<RoomDef, List<Branch>> roomActions) {
    public Part {
        cards = List.copyOf(cards);
        items = List.copyOf(items);
        rooms = List.copyOf(rooms);
        more = List.copyOf(more);
    }

    /** A part that leaves rooms as they are. */
    public Part(
            String id,
            List<Behaviour> cards,
            List<Behaviour> items,
            List<Behaviour> rooms,
            List<Behaviour> more,
            Supplier<List<Module>> rules) {
        this(id, cards, items, rooms, more, rules, room -> List.of());
    }

    /** A part that is only a character with its cards and items. */
    public static Part ofCharacter(String id, List<Behaviour> cards, List<Behaviour> items) {
        return new Part(id, cards, items, List.of(), List.of(), List::of);
    }

    /** The same with rules that its pieces need. */
    public Part with(Supplier<List<Module>> rules) {
        return new Part(id, cards, items, rooms, more, rules, roomActions);
    }

    /** A part that brings action cards of no character. */
    public static Part ofCards(String id, List<Behaviour> cards) {
        return ofCharacter(id, cards, List.of());
    }

    /** The same with more to do in rooms. */
    public Part withRoomActions(Function<RoomDef, List<Branch>> actions) {
        return new Part(id, cards, items, rooms, more, rules, actions);
    }

    /** A part that brings rooms and items. */
    public static Part ofRooms(String id, List<Behaviour> rooms, List<Behaviour> items) {
        return new Part(id, List.of(), items, rooms, List.of(), List::of);
    }

    /** A part that brings rules, and perhaps more to do with cards of other parts. */
    public static Part ofRules(String id, List<Behaviour> more) {
        return new Part(id, List.of(), List.of(), List.of(), more, List::of);
    }
}
