package coldwake.app.soak;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** A JSON value after a patch of the protocol, as any client works it out. */
final class Patched {
    private Patched() {}

    static JsonNode with(JsonNode before, JsonNode patch) {
        if (!patch.isObject()) {
            return patch;
        }
        if (patch.has("$set")) {
            return patch.get("$set");
        }
        if (patch.has("$at")) {
            ArrayNode array = before.deepCopy().asArray();
            patch.get("$at").properties().forEach(at -> {
                int index = Integer.parseInt(at.getKey());
                array.set(index, with(array.get(index), at.getValue()));
            });
            return array;
        }
        ObjectNode object = before.deepCopy().asObject();
        patch.properties().forEach(part -> {
            if (part.getValue().isNull()) {
                object.putNull(part.getKey());
            } else {
                object.set(part.getKey(), with(object.path(part.getKey()), part.getValue()));
            }
        });
        return object;
    }
}
