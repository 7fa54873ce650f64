package coldwake.content.text;

import coldwake.content.ship.Course;
import coldwake.content.ship.Ship;
import coldwake.engine.card.ActionCard;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.AttackCard;
import coldwake.engine.card.ContaminationCard;
import coldwake.engine.card.Definition;
import coldwake.engine.card.EventCard;
import coldwake.engine.card.ExplorationToken;
import coldwake.engine.card.IntruderActionCard;
import coldwake.engine.card.IntruderToken;
import coldwake.engine.card.ItemCard;
import coldwake.engine.card.ModuleCard;
import coldwake.engine.card.ObjectiveCard;
import coldwake.engine.card.PieceKind;
import coldwake.engine.card.RoomDef;
import coldwake.engine.card.WeaknessCard;
import coldwake.engine.card.WoundCard;
import coldwake.engine.setup.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What things are called in one language, as they stand inside sentences: without soft hyphens, in the nominative. */
final class Names {
    private static final String SOFT_HYPHEN = "\u00AD";

    /** Where a thing that is told by its id alone may belong. */
    private static final List<String> KINDS = List.of(
            "basic",
            "character",
            "action",
            "item",
            "room",
            "event",
            "intruder",
            "attack",
            "species-card",
            "achievement-card",
            "deed",
            "intruder-action");

    private final Messages messages;
    private final Ruleset rules;
    private final PublicTable table;

    Names(Messages messages, Ruleset rules, PublicTable table) {
        this.messages = messages;
        this.rules = rules;
        this.table = table;
    }

    static String plain(String text) {
        return text.replace(SOFT_HYPHEN, "");
    }

    static String capitalised(String text) {
        int first = text.offsetByCodePoints(0, 1);
        return text.substring(0, first).toUpperCase(Locale.ROOT) + text.substring(first);
    }

    private String name(String kind, String id) {
        return plain(messages.text(kind + "." + id + ".name"));
    }

    String seat(int seat) {
        int character = table.characterAt(seat);
        return character < 0 ? number(seat) : character(character);
    }

    /** A seat without regard to its character: by its player number, and never by another one. */
    String number(int seat) {
        return messages.text("name.seat", Map.of("n", table.numberOf(seat)));
    }

    String character(int character) {
        return name("character", rules.characters().get(character).id());
    }

    /** An explored room by its name, any other by its number. */
    String room(int slot) {
        String room = table.roomAt(slot);
        return room == null
                ? messages.text(
                        "name.room",
                        Map.of("number", rules.board().slots().get(slot).number()))
                : name("room", room);
    }

    String passage(int passage) {
        return rules.board().isCorridor(passage)
                ? messages.text("name.corridor", Map.of("rooms", rules.board().passageName(passage)))
                : messages.text("name." + rules.board().passageName(passage));
    }

    /** A kind of intruder. */
    String intruder(int type) {
        return name("intruder", rules.species().types().get(type).id());
    }

    /** A kind of token in the bag, or the blank. */
    String tokenType(int type) {
        return name("intruder", tokenId(type));
    }

    String tokenId(int type) {
        return type == IntruderToken.BLANK
                ? "blank"
                : rules.species().tokenTypes().get(type);
    }

    private String tokenId(IntruderToken token) {
        return token.colour().isEmpty() ? tokenId(token.type()) : tokenId(token.type()) + "-" + token.colour();
    }

    /** The id of an object as views write it: the corpse of a character names it. */
    String thingId(int thing) {
        int character = rules.things().isCorpseOfSeat(thing)
                ? table.characterAt(rules.things().seatOf(thing))
                : -1;
        return character < 0
                ? rules.things().id(thing)
                : rules.things().id(thing) + "-"
                        + rules.characters().get(character).id();
    }

    String thing(int thing) {
        String object = name("object", rules.things().id(thing));
        return rules.things().isCorpseOfSeat(thing)
                ? messages.text(
                        "name.corpse",
                        Map.of("object", object, "who", seat(rules.things().seatOf(thing))))
                : object;
    }

    /** A card, token or tile. Contamination cards are all called alike. */
    String piece(int piece) {
        if (piece < 0) {
            return messages.text("name.nothing");
        }
        Definition def = rules.piece(piece);
        return switch (def) {
            case ContaminationCard _ -> messages.text("contamination.name");
            case IntruderToken token -> token(token);
            case ModuleCard card when card.family().equals(Course.COORDINATES) -> coordinates(piece);
            default -> plain(messages.text(entry(def) + ".name"));
        };
    }

    /** The entry of the rules reference that says what a card, token or tile does, or null for those that have none. */
    @Nullable String entry(Definition def) {
        return switch (def) {
            case ActionCard _ -> "action." + def.id();
            case ItemCard _ -> "item." + def.id();
            case RoomDef _ -> "room." + def.id();
            case EventCard _ -> "event." + def.id();
            case AttackCard card -> "attack." + card.effectId();
            case WoundCard _ -> "wound." + def.id();
            case WeaknessCard _ -> "weakness." + def.id();
            case ModuleCard card ->
                card.family().equals(Course.COORDINATES) ? null : card.family() + "-card." + def.id();
            case IntruderActionCard _ -> "intruder-action." + def.id();
            case ObjectiveCard _ -> "objective." + def.id();
            case ExplorationToken token -> "exploration." + token.word();
            case IntruderToken token -> "intruder." + tokenId(token);
            case ContaminationCard _ -> null;
        };
    }

    /** The id that may be told of a card everybody hears of: contamination cards are all called alike. */
    String openId(Definition def) {
        return def instanceof ContaminationCard ? "contamination" : def.id();
    }

    /** The entry of what an action is taken with; a basic action has none. */
    @Nullable String sourceEntry(String source) {
        return source.equals("basic") ? null : kindOf(source) + "." + source;
    }

    /** What an attack card says in an injury check. */
    String endurance(int piece) {
        AttackCard card = (AttackCard) rules.piece(piece);
        return card.smallBlood() == AttackCard.NO_VALUE
                ? blood(card.blood())
                : messages.text(
                        "name.two-blood-values",
                        Map.of(
                                "first",
                                blood(card.blood()),
                                "second",
                                blood(card.smallBlood()),
                                "smallest",
                                intruder(0)));
    }

    private String blood(int blood) {
        return blood == AttackCard.RETREAT
                ? messages.text("name.retreat")
                : messages.text("name.blood", Map.of("n", blood));
    }

    private String token(IntruderToken token) {
        String intruder = name("intruder", tokenId(token));
        return token.number() == 0
                ? intruder
                : messages.text("name.token", Map.of("intruder", intruder, "n", token.number()));
    }

    private String coordinates(int card) {
        List<String> spaces = Ship.of(rules).tracks().destinations();
        List<String> courses = new ArrayList<>();
        for (int k = 0; k < spaces.size(); k++) {
            courses.add(spaces.get(k) + ": "
                    + name("destination", Course.destinations(rules, card).get(k)));
        }
        return String.join(", ", courses);
    }

    /** A label for one alternative of a card, item or room that has several. */
    String branch(int source, int branch) {
        ActionSource def = (ActionSource) rules.piece(source);
        return messages.text(kind(rules.piece(source)) + "." + def.id() + "."
                + def.branches().get(branch).id());
    }

    private static String kind(Definition def) {
        return switch (def) {
            case ActionCard _ -> "action";
            case ItemCard _ -> "item";
            case RoomDef _ -> "room";
            case ModuleCard card -> card.family() + "-card";
            case IntruderActionCard _ -> "intruder-action";
            default -> throw new IllegalArgumentException(def.id() + " offers no actions");
        };
    }

    /** A basic action by its branch; a card, item or room with the alternative chosen, if it has several. */
    String action(String source, String branch) {
        if (source.equals("basic")) {
            return name("basic", branch);
        }
        String kind = kindOf(source);
        String label = kind + "." + source + "." + branch;
        return messages.has(label) && hasAlternatives(kind, source)
                ? messages.text("name.action", Map.of("action", name(kind, source), "branch", messages.text(label)))
                : name(kind, source);
    }

    /** A room may have more to choose from in some games only. */
    private boolean hasAlternatives(String kind, String source) {
        int tile = kind.equals("room") ? rules.find(PieceKind.TILE, source) : -1;
        return tile < 0 || rules.room(tile).branches().size() > 1;
    }

    /** What a question is about: a room by its number, an attack card by its attack, anything else by its id. */
    String subject(String id) {
        int slot = rules.board().slotNumbered(id);
        if (slot >= 0) {
            return room(slot);
        }
        int attack = rules.find(PieceKind.ATTACK, id);
        return attack >= 0 ? piece(attack) : name(kindOf(id), id);
    }

    private String kindOf(String id) {
        for (String kind : KINDS) {
            if (messages.has(kind + "." + id + ".name")) {
                return kind;
            }
        }
        throw new IllegalArgumentException("nothing is called '" + id + "'");
    }
}
