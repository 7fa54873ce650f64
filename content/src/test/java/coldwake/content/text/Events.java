package coldwake.content.text;

import coldwake.content.Declarations;
import coldwake.content.ship.ShipEvents;
import coldwake.engine.card.PieceKind;
import coldwake.engine.event.GameEvent;
import coldwake.engine.setup.Ruleset;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** One instance of every event, or two where a yes or no tells them apart. */
final class Events {
    private Events() {}

    static Stream<Class<?>> types() {
        return Declarations.EVENTS.stream();
    }

    static Stream<GameEvent> all() {
        return types().flatMap(type -> instances(type).map(GameEvent.class::cast));
    }

    /** The same, with an attack card where an injury is checked. */
    static Stream<GameEvent> all(Ruleset rules) {
        GameEvent.Card attack = new GameEvent.Card(rules.find(PieceKind.ATTACK, "attack-bite-1"));
        return all().map(e -> e instanceof GameEvent.EnduranceDrawn
                ? new GameEvent.EnduranceDrawn(attack, List.of(new GameEvent.Foe(1, 1)))
                : e);
    }

    /** How the sentence of an event is called, without its chapter. */
    static String key(Record event) {
        StringBuilder key = new StringBuilder(Narrator.kebab(event.getClass().getSimpleName()));
        for (RecordComponent component : event.getClass().getRecordComponents()) {
            if (component.getType() == boolean.class) {
                boolean yes = event.toString().contains(component.getName() + "=true");
                key.append(yes ? "." : ".not-").append(component.getName());
            }
        }
        return key.toString();
    }

    /** Instances of a record with plausible components, once with yes and once with no. */
    static Stream<Object> instances(Class<?> record) {
        boolean truths = Arrays.stream(record.getRecordComponents()).anyMatch(c -> c.getType() == boolean.class);
        return (truths ? Stream.of(true, false) : Stream.of(true)).map(yes -> instance(record, yes));
    }

    private static Object instance(Class<?> record, boolean yes) {
        RecordComponent[] components = record.getRecordComponents();
        List<Object> values = new ArrayList<>();
        for (RecordComponent component : components) {
            values.add(value(record, component, yes));
        }
        try {
            Class<?>[] types =
                    Arrays.stream(components).map(RecordComponent::getType).toArray(Class<?>[]::new);
            return record.getConstructor(types).newInstance(values.toArray());
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot make a " + record.getSimpleName(), e);
        }
    }

    private static Object value(Class<?> record, RecordComponent component, boolean yes) {
        Class<?> type = component.getType();
        if (type == long.class) {
            return 1L;
        }
        if (type == int.class) {
            return 1;
        }
        if (type == boolean.class) {
            return yes;
        }
        if (type == String.class) {
            return word(record, component.getName());
        }
        if (type == List.class) {
            Class<?> of = (Class<?>) ((ParameterizedType) component.getGenericType()).getActualTypeArguments()[0];
            return of == Integer.class ? List.of(3, 4) : List.of(instance(of, yes), instance(of, yes));
        }
        return type.isEnum() ? type.getEnumConstants()[0] : instance(type, yes);
    }

    private static String word(Class<?> record, String name) {
        return switch (name) {
            case "step" -> "time-track";
            case "deck" -> "red-deck";
            case "face" -> record == GameEvent.CombatRolled.class ? "one-hit" : "three";
            case "back" -> "green";
            case "ending" -> "jump";
            case "destination" -> record == ShipEvents.DestinationSet.class ? "C" : "earth";
            case "status" -> "turret-inactive";
            case "counter" -> "insanity";
            case "source" -> "demolition";
            case "branch" -> "sabotage";
            default -> throw new IllegalArgumentException("no word for " + name + " of " + record);
        };
    }
}
