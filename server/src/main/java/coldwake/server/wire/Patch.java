package coldwake.server.wire;

import java.util.TreeSet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * The difference of two JSON values. Objects are patched key by key, with null for what is gone; arrays of equal length
 * are patched by index under {@code "$at"}; everything else is replaced, wrapped in {@code "$set"} where it is an object
 * or array.
 */
public final class Patch {
    private static final JsonNodeFactory JSON = JsonNodeFactory.instance;

    private Patch() {}

    /** What turns {@code before} into {@code after}; an empty object if nothing changed. */
    public static JsonNode between(JsonNode before, JsonNode after) {
        if (before.equals(after)) {
            return JSON.objectNode();
        }
        if (before.isObject() && after.isObject()) {
            return objects(before, after);
        }
        if (before.isArray() && after.isArray() && before.size() == after.size()) {
            return arrays(before, after);
        }
        return after.isContainer() ? JSON.objectNode().set("$set", after) : after;
    }

    private static ObjectNode objects(JsonNode before, JsonNode after) {
        ObjectNode patch = JSON.objectNode();
        TreeSet<String> names = new TreeSet<>(before.propertyNames());
        names.addAll(after.propertyNames());
        for (String name : names) {
            JsonNode old = before.get(name);
            JsonNode now = after.get(name);
            if (now == null) {
                patch.putNull(name);
            } else if (old == null) {
                patch.set(name, now.isContainer() ? JSON.objectNode().set("$set", now) : now);
            } else if (!old.equals(now)) {
                patch.set(name, between(old, now));
            }
        }
        return patch;
    }

    private static ObjectNode arrays(JsonNode before, JsonNode after) {
        ObjectNode at = JSON.objectNode();
        for (int k = 0; k < after.size(); k++) {
            if (!before.get(k).equals(after.get(k))) {
                at.set(Integer.toString(k), between(before.get(k), after.get(k)));
            }
        }
        return JSON.objectNode().set("$at", at);
    }
}
