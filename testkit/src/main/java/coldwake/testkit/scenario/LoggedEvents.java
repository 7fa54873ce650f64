package coldwake.testkit.scenario;

import coldwake.content.Declarations;
import coldwake.engine.event.GameEvent;
import coldwake.engine.state.GameState;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The log of a scenario, in words. Events are records whose components are read by name, so that a new event needs no
 * code here.
 */
final class LoggedEvents {

    /** An event in words, made when it happened. */
    record Logged(GameEvent event, String name, Map<String, String> fields) {
        @Override
        public String toString() {
            StringBuilder out = new StringBuilder(name);
            fields.forEach(
                    (key, value) -> out.append(' ').append(key).append('=').append(value));
            return out.toString();
        }
    }

    private final List<Logged> entries = new ArrayList<>();
    private final ScenarioNames names;
    private final GameState s;

    LoggedEvents(ScenarioNames names, GameState state) {
        this.names = names;
        s = state;
    }

    void add(GameEvent event) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (RecordComponent component : event.getClass().getRecordComponents()) {
            fields.put(kebab(component.getName()), word(read((Record) event, component)));
        }
        entries.add(new Logged(event, kebab(event.getClass().getSimpleName()), fields));
    }

    List<Logged> entries() {
        return entries;
    }

    int size() {
        return entries.size();
    }

    /** What a part of a record holds. */
    static Object read(Record event, RecordComponent component) {
        try {
            return component.getAccessor().invoke(event);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + component + " of " + event, e);
        }
    }

    private String word(Object value) {
        return switch (value) {
            case GameEvent.Who who -> names.seat(who.seat());
            case GameEvent.Role role ->
                s.rules().characters().get(role.character()).id();
            case GameEvent.Place place -> names.room(place.slot());
            case GameEvent.Passage passage -> names.passage(passage.passage());
            case GameEvent.Card card -> names.card(card.piece());
            case GameEvent.Foe foe ->
                s.rules().species().types().get(foe.type()).id();
            case GameEvent.Thing thing -> names.thing(thing.thing());
            case List<?> list -> String.join(" ", list.stream().map(this::word).toList());
            default -> value.toString();
        };
    }

    static String kebab(String name) {
        return name.replaceAll("(?<=[a-z])([A-Z])", "-$1").toLowerCase(Locale.ROOT);
    }

    /** Every name an event can have. */
    static List<String> known() {
        return Declarations.EVENTS.stream()
                .map(kind -> kebab(kind.getSimpleName()))
                .sorted()
                .toList();
    }

    /** The fields of an event, each with what kind of thing it names. */
    static Map<String, Class<?>> fields(String event) {
        Map<String, Class<?>> fields = new LinkedHashMap<>();
        Declarations.EVENTS.stream()
                .filter(kind -> kebab(kind.getSimpleName()).equals(event))
                .flatMap(kind -> Arrays.stream(kind.getRecordComponents()))
                .forEach(part -> fields.put(kebab(part.getName()), part.getType()));
        return fields;
    }
}
