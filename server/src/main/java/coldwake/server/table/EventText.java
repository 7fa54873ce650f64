package coldwake.server.table;

import coldwake.content.Declarations;
import coldwake.engine.event.GameEvent;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Events as plain lists, to be stored: the name, then all values in order, {@code ["CrewMoved", 0, 3, 5]}. Records are
 * looked at by reflection, so a new event needs no code here.
 */
final class EventText {
    private static final Map<String, Class<?>> EVENTS = new TreeMap<>();
    /** Looked at once: asking a class for its parts makes them again each time. */
    private static final ClassValue<RecordComponent[]> PARTS = new ClassValue<>() {
        @Override
        protected RecordComponent[] computeValue(Class<?> type) {
            return type.getRecordComponents();
        }
    };

    static {
        Declarations.EVENTS.forEach(type -> EVENTS.put(type.getSimpleName(), type));
    }

    private EventText() {}

    static List<Object> write(GameEvent event) {
        List<Object> out = new ArrayList<>();
        out.add(event.getClass().getSimpleName());
        writeParts(out, event);
        return out;
    }

    private static void writeParts(List<Object> out, Object holder) {
        for (RecordComponent part : PARTS.get(holder.getClass())) {
            write(out, read(part, holder));
        }
    }

    private static void write(List<Object> out, Object value) {
        switch (value) {
            case List<?> list -> {
                List<Object> inner = new ArrayList<>();
                list.forEach(each -> write(inner, each));
                out.add(inner);
            }
            case Record nested -> writeParts(out, nested);
            case Integer number -> out.add(number);
            case Boolean flag -> out.add(flag);
            case String text -> out.add(text);
            default -> throw new IllegalStateException("an event holds what cannot be stored: " + value);
        }
    }

    private static Object read(RecordComponent part, Object holder) {
        try {
            return part.getAccessor().invoke(holder);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("cannot read " + part, e);
        }
    }

    /**
     * The event again, or null if these rules do not know such an event or a card of it.
     *
     * @param numbering the pieces of these rules by the numbers they had when the event was stored; -1 for none
     */
    static @Nullable GameEvent read(List<?> text, int[] numbering) {
        Iterator<?> values = text.iterator();
        Class<?> type = EVENTS.get(String.valueOf(values.next()));
        try {
            return type == null ? null : (GameEvent) new Reader(numbering).make(type, values);
        } catch (NoSuchPiece e) {
            return null;
        }
    }

    private static final class NoSuchPiece extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    private record Reader(int[] numbering) {
        private int piece(int stored) {
            if (stored < 0) {
                return stored;
            }
            if (stored >= numbering.length || numbering[stored] < 0) {
                throw new NoSuchPiece();
            }
            return numbering[stored];
        }

        private Object make(Class<?> type, Iterator<?> values) {
            if (type == GameEvent.Card.class) {
                return new GameEvent.Card(piece((Integer) values.next()));
            }
            RecordComponent[] parts = PARTS.get(type);
            Class<?>[] types = new Class<?>[parts.length];
            Object[] made = new Object[parts.length];
            for (int k = 0; k < parts.length; k++) {
                types[k] = parts[k].getType();
                made[k] = value(parts[k], values);
            }
            try {
                return type.getDeclaredConstructor(types).newInstance(made);
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException("cannot make " + type, e);
            }
        }

        private Object value(RecordComponent part, Iterator<?> values) {
            if (part.getType().isRecord()) {
                return make(part.getType(), values);
            }
            if (part.getType() != List.class) {
                return values.next();
            }
            Class<?> of = (Class<?>) ((ParameterizedType) part.getGenericType()).getActualTypeArguments()[0];
            // A value that its event did not have when it was stored is an empty list.
            Iterator<?> inner = values.hasNext()
                    ? ((List<?>) values.next()).iterator()
                    : List.of().iterator();
            List<Object> list = new ArrayList<>();
            while (inner.hasNext()) {
                list.add(of.isRecord() ? make(of, inner) : inner.next());
            }
            return List.copyOf(list);
        }
    }
}
