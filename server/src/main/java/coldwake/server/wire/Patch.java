package coldwake.server.wire;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
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

    /**
     * What turns {@code kept} into {@code now}; an empty object if nothing changed. It is applied to {@code kept} as well,
     * which holds on to the parts that stayed the same: they are nearly all, and live as long as a stream.
     */
    public static ObjectNode advance(ObjectNode kept, ObjectNode now) {
        ObjectNode patch = objects(kept, now);
        return patch == null ? JSON.objectNode() : patch;
    }

    /** The difference, already applied to containers of the same kind; nothing if there is none. */
    private static @Nullable JsonNode between(JsonNode kept, JsonNode now) {
        if (kept instanceof ObjectNode object && now instanceof ObjectNode other) {
            return objects(object, other);
        }
        if (alike(kept, now)) {
            return arrays((ArrayNode) kept, (ArrayNode) now);
        }
        return kept.equals(now) ? null : whole(now);
    }

    private static boolean alike(JsonNode kept, JsonNode now) {
        return kept.isArray() && now.isArray() && kept.size() == now.size();
    }

    private static JsonNode whole(JsonNode now) {
        return now.isContainer() ? JSON.objectNode().set("$set", now) : now;
    }

    private static @Nullable ObjectNode objects(ObjectNode kept, ObjectNode now) {
        ObjectNode patch = JSON.objectNode();
        for (Map.Entry<String, JsonNode> part : now.properties()) {
            JsonNode old = kept.get(part.getKey());
            JsonNode value = part.getValue();
            JsonNode change = old == null ? whole(value) : between(old, value);
            if (change != null) {
                patch.set(part.getKey(), change);
                if (old == null || !(alike(old, value) || old.isObject() && value.isObject())) {
                    kept.set(part.getKey(), value);
                }
            }
        }
        if (kept.size() > now.size()) {
            List<String> gone = new ArrayList<>(kept.propertyNames());
            gone.removeAll(now.propertyNames());
            gone.forEach(patch::putNull);
            kept.remove(gone);
        }
        return patch.isEmpty() ? null : patch;
    }

    private static @Nullable ObjectNode arrays(ArrayNode kept, ArrayNode now) {
        ObjectNode at = JSON.objectNode();
        for (int k = 0; k < now.size(); k++) {
            JsonNode old = kept.get(k);
            JsonNode value = now.get(k);
            JsonNode change = between(old, value);
            if (change != null) {
                at.set(Integer.toString(k), change);
                if (!(alike(old, value) || old.isObject() && value.isObject())) {
                    kept.set(k, value);
                }
            }
        }
        return at.isEmpty() ? null : JSON.objectNode().set("$at", at);
    }
}
