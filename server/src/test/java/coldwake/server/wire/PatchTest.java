package coldwake.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

class PatchTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            {"a":1}             | {"a":1}              | {}
            {"a":1}             | {"a":2}              | {"a":2}
            {"a":1}             | {"b":2}              | {"b":2,"a":null}
            {"a":{"b":1,"c":2}} | {"a":{"b":1,"c":3}}  | {"a":{"c":3}}
            {"a":[1,2,3]}       | {"a":[1,5,3]}        | {"a":{"$at":{"1":5}}}
            {"a":[1,2]}         | {"a":[1]}            | {"a":{"$set":[1]}}
            {"a":1}             | {"a":{"b":[]}}       | {"a":{"$set":{"b":[]}}}
            {"a":{"b":1}}       | {"a":null}           | {"a":null}
            {}                  | {"a":{"b":1}}        | {"a":{"$set":{"b":1}}}
            """)
    void saysWhatChangedAndKeepsUp(String before, String after, String patch) {
        ObjectNode kept = JSON.readTree(before).asObject();
        ObjectNode now = JSON.readTree(after).asObject();
        assertThat(Patch.advance(kept, now)).isEqualTo(JSON.readTree(patch));
        assertThat(kept).isEqualTo(now);
    }

    @Test
    void keepsUpWithAnyValue() {
        Random random = new Random(1);
        ObjectNode kept = object(random, 3);
        for (int k = 0; k < 2_000; k++) {
            ObjectNode now = object(random, 3);
            ObjectNode client = kept.deepCopy();
            JsonNode patch = Patch.advance(kept, now.deepCopy());
            assertThat(kept).isEqualTo(now);
            assertThat(patched(client, patch)).isEqualTo(now);
        }
    }

    private static ObjectNode object(Random random, int depth) {
        ObjectNode object = JSON.createObjectNode();
        for (int k = random.nextInt(4); k > 0; k--) {
            object.set("k" + random.nextInt(4), value(random, depth - 1));
        }
        return object;
    }

    private static JsonNode value(Random random, int depth) {
        int kind = depth == 0 ? 0 : random.nextInt(3);
        if (kind == 0) {
            return JSON.getNodeFactory().numberNode(random.nextInt(3));
        }
        if (kind == 1) {
            return object(random, depth);
        }
        ArrayNode array = JSON.createArrayNode();
        for (int k = random.nextInt(3); k > 0; k--) {
            array.add(value(random, depth - 1));
        }
        return array;
    }

    /** What a client makes of a patch, see docs/protocol.md. */
    private static JsonNode patched(JsonNode before, JsonNode patch) {
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
                array.set(index, patched(array.get(index), at.getValue()));
            });
            return array;
        }
        ObjectNode object = before.deepCopy().asObject();
        patch.properties().forEach(part -> {
            if (part.getValue().isNull()) {
                object.remove(part.getKey());
            } else {
                object.set(part.getKey(), patched(object.path(part.getKey()), part.getValue()));
            }
        });
        return object;
    }
}
