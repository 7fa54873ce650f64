package coldwake.server;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Applies patches as docs/protocol.md tells clients to. */
final class Patches {
    private Patches() {}

    static JsonNode apply(JsonNode before, JsonNode patch) {
        if (!patch.isObject()) {
            return patch;
        }
        if (patch.has("$set")) {
            return patch.get("$set");
        }
        if (patch.has("$at")) {
            ArrayNode after = (ArrayNode) before.deepCopy();
            patch.get("$at").properties().forEach(p -> {
                int index = Integer.parseInt(p.getKey());
                after.set(index, apply(after.get(index), p.getValue()));
            });
            return after;
        }
        ObjectNode after = (ObjectNode) before.deepCopy();
        patch.properties().forEach(p -> {
            JsonNode old = after.get(p.getKey());
            after.set(p.getKey(), apply(old == null ? Client.JSON.createObjectNode() : old, p.getValue()));
        });
        return after;
    }
}
