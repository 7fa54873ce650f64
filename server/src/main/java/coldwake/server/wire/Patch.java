package coldwake.server.wire;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The difference of two values as they are written in JSON. Records are patched part by part; lists of equal length are
 * patched by index under {@code "$at"}; everything else is replaced, wrapped in {@code "$set"} where it is an object or a
 * list. A value that did not change is neither written nor turned into anything.
 */
public final class Patch {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
    private static final String SET = "$set";
    private static final String AT = "$at";

    private Patch() {}

    // ---------------------------------------------------------------- making

    /**
     * A value that equals {@code now}, made of the parts of {@code before} wherever they are equal: nearly all are, and they
     * live as long as a stream.
     */
    @SuppressWarnings("unchecked") // put together again from parts of the same types
    public static <T extends Record> T shared(@Nullable T before, T now) {
        return (T) Objects.requireNonNull(sharedPart(before, now));
    }

    private static @Nullable Object sharedPart(@Nullable Object before, @Nullable Object now) {
        if (before == null || now == null) {
            return now;
        }
        if (before.equals(now)) {
            return before;
        }
        if (now instanceof Record record && before.getClass() == now.getClass()) {
            return sharedParts((Record) before, record);
        }
        if (now instanceof List<?> list && before instanceof List<?> old && old.size() == list.size()) {
            Object[] parts = new Object[list.size()];
            for (int k = 0; k < parts.length; k++) {
                parts[k] = Objects.requireNonNull(sharedPart(old.get(k), list.get(k)));
            }
            return List.of(parts);
        }
        return now;
    }

    private static Object sharedParts(Record before, Record now) {
        Shape shape = Shape.of(now);
        @Nullable Object[] parts = new @Nullable Object[shape.size()];
        for (int k = 0; k < parts.length; k++) {
            parts[k] = sharedPart(shape.read(before, k), shape.read(now, k));
        }
        return shape.make(parts);
    }

    /** What turns one record into another of the same type; an empty object if nothing changed. */
    public static <T extends Record> ObjectNode between(T before, T now) {
        ObjectNode patch = parts(before, now);
        return patch == null ? JSON.objectNode() : patch;
    }

    /** The difference of two values; nothing if there is none. */
    private static @Nullable JsonNode difference(@Nullable Object before, @Nullable Object now) {
        if (Objects.equals(before, now)) {
            return null;
        }
        if (now == null) {
            return JSON.nullNode();
        }
        if (now instanceof Record record
                && before != null
                && before.getClass() == now.getClass()
                && !Shape.of(record).sparse()) {
            return parts((Record) before, record);
        }
        if (now instanceof List<?> list && before instanceof List<?> old && old.size() == list.size()) {
            return elements(old, list);
        }
        return whole(now);
    }

    private static JsonNode whole(Object now) {
        JsonNode value = JSON.pojoNode(now);
        boolean plain = now instanceof String || now instanceof Number || now instanceof Boolean;
        return plain ? value : JSON.objectNode().set(SET, value);
    }

    private static @Nullable ObjectNode parts(Record before, Record now) {
        Shape shape = Shape.of(now);
        ObjectNode patch = null;
        for (int k = 0; k < shape.size(); k++) {
            JsonNode change = difference(shape.read(before, k), shape.read(now, k));
            if (change != null) {
                patch = patch == null ? JSON.objectNode() : patch;
                patch.set(shape.name(k), change);
            }
        }
        return patch;
    }

    private static @Nullable ObjectNode elements(List<?> before, List<?> now) {
        ObjectNode at = JSON.objectNode();
        for (int k = 0; k < now.size(); k++) {
            JsonNode change = difference(before.get(k), now.get(k));
            if (change != null) {
                at.set(Integer.toString(k), change);
            }
        }
        return at.isEmpty() ? null : JSON.objectNode().set(AT, at);
    }

    // ---------------------------------------------------------------- applying

    /** What a patch turns a value into, as docs/protocol.md tells clients; the value itself stays as it is. */
    public static JsonNode applied(JsonNode before, JsonNode patch) {
        if (!patch.isObject()) {
            return patch;
        }
        JsonNode set = patch.get(SET);
        if (set != null) {
            return set;
        }
        JsonNode at = patch.get(AT);
        if (at != null) {
            ArrayNode elements = JSON.arrayNode().addAll(before.asArray());
            at.properties().forEach(part -> {
                int index = Integer.parseInt(part.getKey());
                elements.set(index, applied(elements.get(index), part.getValue()));
            });
            return elements;
        }
        ObjectNode parts = JSON.objectNode().setAll(before.asObject());
        patch.properties()
                .forEach(part -> parts.set(part.getKey(), applied(parts.path(part.getKey()), part.getValue())));
        return parts;
    }
}
