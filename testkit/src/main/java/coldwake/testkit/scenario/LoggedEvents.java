package coldwake.testkit.scenario;

import coldwake.engine.event.GameEvent;
import coldwake.engine.state.GameState;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
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
    record Entry(GameEvent event, String name, Map<String, String> fields) {
        @Override
        public String toString() {
            StringBuilder out = new StringBuilder(name);
            fields.forEach(
                    (key, value) -> out.append(' ').append(key).append('=').append(value));
            return out.toString();
        }
    }

    private final List<Entry> entries = new ArrayList<>();
    private final Names names;
    private final GameState s;

    LoggedEvents(Names names, GameState state) {
        this.names = names;
        s = state;
    }

    void add(GameEvent event) {
        Map<String, String> fields = new LinkedHashMap<>();
        for (RecordComponent component : event.getClass().getRecordComponents()) {
            fields.put(kebab(component.getName()), word(read((Record) event, component)));
        }
        entries.add(new Entry(event, kebab(event.getClass().getSimpleName()), fields));
    }

    List<Entry> entries() {
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
        List<String> known = new ArrayList<>();
        for (Class<?> kind : GameEvent.class.getDeclaredClasses()) {
            if (kind.isRecord() && GameEvent.class.isAssignableFrom(kind)) {
                known.add(kebab(kind.getSimpleName()));
            }
        }
        known.sort(null);
        return known;
    }
}
