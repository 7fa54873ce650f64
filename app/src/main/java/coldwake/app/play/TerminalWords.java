package coldwake.app.play;

import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.engine.view.CrewView;
import coldwake.engine.view.SeatView;
import coldwake.engine.view.ShipView.RoomView;
import java.util.List;
import java.util.Map;

/** The words of the terminal, and the names of things, in one language and for one species. */
final class TerminalWords {
    private static final String SOFT_HYPHEN = "\u00AD";

    /** What may lie face up because it is being resolved. */
    private static final List<String> KINDS = List.of(
            "event", "attack", "item", "action", "intruder", "wound", "achievement-card", "alert-card", "crawl-card");

    private static final String INTRUDER_CARD = "intruder-action-";

    private final Messages messages;

    TerminalWords(Language language, String species) {
        messages = Messages.of(language, species);
    }

    /** A text of the terminal. */
    String text(String key) {
        return text(key, Map.of());
    }

    /** A text of the terminal with one argument. */
    String text(String key, String name, Object value) {
        return text(key, Map.of(name, value));
    }

    /** A text of the terminal with its arguments filled in. */
    String text(String key, Map<String, ?> arguments) {
        return messages.text("terminal." + key, arguments);
    }

    /** The name of a thing of the game. */
    String name(String kind, String id) {
        return messages.text(kind + "." + id + ".name").replace(SOFT_HYPHEN, "");
    }

    /** The full text of a thing of the game. */
    String effect(String kind, String id) {
        return messages.text(kind + "." + id + ".text").replace(SOFT_HYPHEN, "");
    }

    String ending(String ending) {
        return messages.text("ending." + ending);
    }

    // ---------------------------------------------------------------- what views tell

    String seat(CrewView crew) {
        String character = crew.character();
        String seat = text("seat", "n", crew.number());
        return character == null ? seat : name("character", character) + " (" + seat + ")";
    }

    String room(SeatView view, String number) {
        for (RoomView room : view.ship().rooms()) {
            String tile = room.tile();
            if (room.number().equals(number) && room.explored() && tile != null) {
                return number + " " + name("room", tile);
            }
        }
        return number;
    }

    /** A card of a hand. */
    String card(String id) {
        if (id.startsWith(INTRUDER_CARD)) {
            return name("intruder-action", id);
        }
        if (!id.startsWith("contamination")) {
            return name("action", id);
        }
        String plain = messages.text("contamination.name").replace(SOFT_HYPHEN, "");
        int result = id.indexOf('-');
        return result < 0 ? plain : plain + " (" + name("contamination", id.substring(result + 1)) + ")";
    }

    /** A heavy object; a red corpse tells whose it is. */
    String object(String id) {
        String red = "red-character-corpse";
        return id.startsWith(red + "-")
                ? name("object", red) + " (" + name("character", id.substring(red.length() + 1)) + ")"
                : name("object", id);
    }

    /** What a card does that lies before somebody. */
    String explained(String id) {
        return KINDS.stream()
                .filter(kind -> messages.has(kind + "." + id + ".text"))
                .map(kind -> effect(kind, id))
                .findFirst()
                .orElse("");
    }

    /** A card or token that lies face up. */
    String revealed(String id) {
        return KINDS.stream()
                .filter(kind -> messages.has(kind + "." + id + ".name"))
                .map(kind -> name(kind, id))
                .findFirst()
                .orElse(id);
    }

    /** The back of an item. */
    String back(String back) {
        return messages.text("item-back." + back);
    }

    /** Things in a row, or a word for nothing. */
    String list(List<String> things) {
        return things.isEmpty() ? text("none") : String.join(", ", things);
    }
}
