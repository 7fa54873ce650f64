package coldwake.content.text;

import coldwake.content.ship.ShipEvents;
import coldwake.content.text.LogPart.Kind;
import coldwake.engine.card.Definition;
import coldwake.engine.card.Dice.NoiseFace;
import coldwake.engine.event.GameEvent;
import coldwake.engine.setup.Ruleset;
import java.util.List;
import java.util.Map;

/** The values of events and consequences as parts of a sentence: what they are and their words in one language. */
final class EventParts {
    private final Messages messages;
    private final Names names;
    private final Ruleset rules;
    private final PublicTable table;

    EventParts(Messages messages, Ruleset rules, PublicTable table) {
        this.messages = messages;
        this.rules = rules;
        this.table = table;
        names = new Names(messages, rules, table);
    }

    /** A value of an event; several parts for a list. */
    List<LogPart> of(Record event, String name, Object value) {
        return value instanceof List<?> list
                ? list.stream().map(each -> part(event, name, each)).toList()
                : List.of(part(event, name, value));
    }

    private LogPart part(Record event, String name, Object value) {
        return switch (value) {
            case GameEvent.Who who -> seat(event, name, who.seat());
            case GameEvent.Role role -> {
                String id = rules.characters().get(role.character()).id();
                yield LogPart.word(name, Kind.CHARACTER, id, names.character(role.character()))
                        .withEntry("character." + id);
            }
            case GameEvent.Place place -> room(name, place.slot());
            case GameEvent.Passage(int passage) ->
                LogPart.word(name, Kind.PASSAGE, rules.board().passageName(passage), names.passage(passage));
            case GameEvent.Card card -> card(event, name, card.piece());
            case GameEvent.Foe foe -> foe(name, foe);
            case GameEvent.Thing(int thing) ->
                LogPart.word(name, Kind.OBJECT, names.thingId(thing), names.thing(thing));
            case Boolean yes -> LogPart.number(name, Kind.FLAG, yes ? 1 : 0, "");
            case Integer n -> number(name, n);
            case String word -> word(event, name, word);
            default -> throw new IllegalArgumentException("no words for " + name + " of " + event);
        };
    }

    /** A seat by its character, but by its number when it is told which character it takes. */
    private LogPart seat(Record event, String name, int seat) {
        int character = event instanceof GameEvent.CharacterChosen ? -1 : table.characterAt(seat);
        return character < 0
                ? LogPart.number(name, Kind.SEAT, seat, names.number(seat))
                : LogPart.number(name, Kind.SEAT, seat, names.character(character))
                        .withEntry(
                                "character." + rules.characters().get(character).id());
    }

    private LogPart room(String name, int slot) {
        String room = table.roomAt(slot);
        String number = rules.board().slots().get(slot).number();
        return LogPart.word(name, Kind.ROOM, number, names.room(slot)).withEntry(room == null ? null : "room." + room);
    }

    private LogPart card(Record event, String name, int piece) {
        if (piece < 0) {
            return LogPart.word(name, Kind.CARD, null, names.piece(piece));
        }
        Definition def = rules.piece(piece);
        String words = event instanceof GameEvent.EnduranceDrawn ? names.endurance(piece) : names.piece(piece);
        return LogPart.word(name, Kind.CARD, names.openId(def), words).withEntry(names.entry(def));
    }

    private LogPart foe(String name, GameEvent.Foe foe) {
        String type = rules.species().types().get(foe.type()).id();
        return LogPart.number(name, Kind.INTRUDER, foe.index() + 1, names.intruder(foe.type()))
                .withId(type)
                .withEntry("intruder." + type);
    }

    /** Time is told by what is left of it. */
    private LogPart number(String name, int n) {
        return switch (name) {
            case "time" -> plain(name, rules.board().timeEnd() - n);
            case "type" -> {
                String id = names.tokenId(n);
                yield LogPart.word(name, Kind.TOKEN, id, names.tokenType(n)).withEntry("intruder." + id);
            }
            default -> plain(name, rules.place().told(name, n));
        };
    }

    private static LogPart plain(String name, int n) {
        return LogPart.number(name, Kind.NUMBER, n, Integer.toString(n));
    }

    private LogPart word(Record event, String name, String word) {
        return switch (name) {
            case "step" -> word(name, word, "step." + word);
            case "deck" -> LogPart.word(name, Kind.WORD, word, deck(word));
            case "face" -> face(event, name, word);
            case "back" -> word(name, word, "item-back." + word);
            case "ending" -> word(name, word, "ending." + word);
            case "destination" ->
                event instanceof ShipEvents.DestinationSet
                        ? LogPart.word(name, Kind.WORD, word, word)
                        : word(name, word, "destination." + word + ".name");
            case "status" -> word(name, word, "turret-status." + word + ".name");
            case "counter" -> word(name, word, "counter." + word + ".name");
            case "source", "branch" -> LogPart.word(name, Kind.WORD, word, word);
            default -> throw new IllegalArgumentException("no words for " + name + " of " + event);
        };
    }

    private LogPart word(String name, String word, String key) {
        return LogPart.word(name, Kind.WORD, word, messages.text(key));
    }

    /** A deck of the table, or the deck of a seat: {@code deck-0}. */
    private String deck(String deck) {
        String own = "deck-";
        return deck.startsWith(own)
                ? messages.text("deck.own", Map.of("who", names.seat(Integer.parseInt(deck.substring(own.length())))))
                : messages.text("deck." + deck);
    }

    private LogPart face(Record event, String name, String face) {
        if (event instanceof GameEvent.CombatRolled) {
            return LogPart.word(name, Kind.COMBAT_FACE, face, messages.text("combat." + face + ".name"));
        }
        int number = NoiseFace.of(face).number();
        String id = number == 0 ? face : Integer.toString(number);
        return LogPart.word(name, Kind.NOISE_FACE, id, messages.text("noise." + id + ".name"));
    }

    /** What somebody begins to do: a basic action, or a card, item or room, with the alternative chosen. */
    LogPart action(String name, String source, String branch) {
        return LogPart.word(name, Kind.ACTION, source, names.action(source, branch))
                .withEntry(names.sourceEntry(source));
    }
}
