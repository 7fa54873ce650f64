package coldwake.content.text;

import coldwake.engine.card.Dice.NoiseFace;
import coldwake.engine.event.GameEvent;
import coldwake.engine.setup.Board.Tracks;
import coldwake.engine.setup.Ruleset;
import java.lang.reflect.RecordComponent;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * Tells events in a language. A sentence needs only what its event carries and what is printed; each component of the
 * event is an argument of the sentence. A yes or no picks between two sentences instead: {@code
 * log.engine-handled.swapped} and {@code log.engine-handled.not-swapped}. What one seat sees is told to that seat as "you"
 * and to everybody else by name: {@code log.cards-seen} and {@code log.cards-seen.by-another}.
 */
public final class Narrator {
    /** Kinds of events, looked at once: the same few are told again and again, to every seat. */
    private static final ClassValue<Kind> KINDS = new ClassValue<>() {
        @Override
        protected Kind computeValue(Class<?> type) {
            return new Kind("log." + kebab(type.getSimpleName()), List.of(type.getRecordComponents()));
        }
    };

    private record Kind(String key, List<RecordComponent> parts) {}

    private final Messages messages;
    private final Names names;
    private final Tracks tracks;

    public Narrator(Language language, Ruleset rules, Table table) {
        messages = Messages.of(language, rules.setup().species());
        names = new Names(messages, rules, table);
        tracks = rules.board().tracks();
    }

    /** One event as a sentence for the ears of a seat, or of {@link coldwake.engine.event.Audience#SPECTATOR}. */
    public String tell(GameEvent event, int listener) {
        Kind kind = KINDS.get(event.getClass());
        StringBuilder key = new StringBuilder(kind.key());
        Map<String, Object> arguments = new HashMap<>();
        for (RecordComponent component : kind.parts()) {
            String name = component.getName();
            Object value = valueOf(component, event);
            if (value instanceof Boolean yes) {
                key.append(yes ? "." : ".not-").append(name);
            } else {
                arguments.put(name, argument(event, name, value));
            }
        }
        if (event instanceof GameEvent.ActionBegun begun) {
            arguments.put("action", names.action(begun.source(), begun.branch()));
        }
        if (event instanceof GameEvent.Private seen && seen.who().seat() != listener) {
            key.append(".by-another");
        }
        if (event instanceof GameEvent.CharacterChosen chosen) {
            arguments.put("who", names.number(chosen.who().seat()));
        }
        return Names.capitalised(messages.text(key.toString(), arguments));
    }

    private static Object valueOf(RecordComponent component, GameEvent event) {
        try {
            return component.getAccessor().invoke(event);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component, e);
        }
    }

    private Object argument(GameEvent event, String name, Object value) {
        return switch (value) {
            case GameEvent.Who who -> names.seat(who.seat());
            case GameEvent.Role role -> names.character(role.character());
            case GameEvent.Place place -> names.room(place.slot());
            case GameEvent.Passage passage -> names.passage(passage.passage());
            case GameEvent.Card card ->
                event instanceof GameEvent.EnduranceDrawn ? names.endurance(card.piece()) : names.piece(card.piece());
            case GameEvent.Foe foe -> names.intruder(foe.type());
            case GameEvent.Thing thing -> names.thing(thing.thing());
            case Integer n -> number(name, n);
            case String word -> word(event, name, word);
            case List<?> cards ->
                cards.stream()
                        .map(card -> argument(event, name, card).toString())
                        .collect(Collectors.joining(", "));
            default -> throw new IllegalArgumentException("no words for " + name + " of " + event);
        };
    }

    /** Engines and pods count from 1; the tracks are told by what is left of them. */
    private Object number(String name, int n) {
        return switch (name) {
            case "engine", "pod" -> n + 1;
            case "type" -> names.tokenType(n);
            case "time" -> tracks.timeEnd() - n;
            case "space" -> tracks.selfDestructEnd() - n;
            default -> n;
        };
    }

    private String word(GameEvent event, String name, String word) {
        return switch (name) {
            case "step" -> messages.text("step." + word);
            case "deck" -> deck(word);
            case "face" -> face(event, word);
            case "back" -> messages.text("item-back." + word);
            case "ending" -> messages.text("ending." + word);
            case "destination" ->
                event instanceof GameEvent.DestinationSet ? word : messages.text("destination." + word + ".name");
            case "counter" -> messages.text("counter." + word + ".name");
            case "source", "branch" -> word;
            default -> throw new IllegalArgumentException("no words for " + name + " of " + event);
        };
    }

    /** A deck of the table, or the deck of a seat: {@code deck-0}. */
    private String deck(String deck) {
        String own = "deck-";
        return deck.startsWith(own)
                ? messages.text("deck.own", Map.of("who", names.seat(Integer.parseInt(deck.substring(own.length())))))
                : messages.text("deck." + deck);
    }

    private String face(GameEvent event, String face) {
        if (event instanceof GameEvent.CombatRolled) {
            return messages.text("combat." + face + ".name");
        }
        int number = NoiseFace.valueOf(face.toUpperCase(Locale.ROOT)).number();
        return messages.text("noise." + (number == 0 ? face : number) + ".name");
    }

    static String kebab(String camel) {
        return camel.replaceAll("(?<=[a-z])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
    }
}
