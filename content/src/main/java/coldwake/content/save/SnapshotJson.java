package coldwake.content.save;

import coldwake.engine.state.Snapshot;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.module.SimpleModule;

/** Reads snapshots from JSON, those of the old form too. Whatever reads saved games or tables needs it. */
public final class SnapshotJson {
    private SnapshotJson() {}

    public static JacksonModule module() {
        return new SimpleModule("snapshots").addDeserializer(Snapshot.class, new Reader());
    }

    private record Now(
            List<String> pieces,
            Map<String, Long> numbers,
            Map<String, List<Integer>> tables,
            Map<String, List<Integer>> counters,
            Map<String, List<Integer>> zones,
            List<String> agenda) {}

    private record Old(
            String pieces,
            Map<String, Long> numbers,
            Map<String, List<Integer>> tables,
            Map<String, List<Integer>> zones,
            List<String> agenda) {}

    private static final class Reader extends ValueDeserializer<Snapshot> {
        @Override
        public Snapshot deserialize(JsonParser in, DeserializationContext context) {
            JsonNode tree = context.readTree(in);
            if (tree.path("pieces").isString()) {
                Old old = context.readTreeAsValue(tree, Old.class);
                return OldForm.read(old.pieces(), old.numbers(), old.tables(), old.zones(), old.agenda());
            }
            Now now = context.readTreeAsValue(tree, Now.class);
            return new Snapshot(now.pieces(), now.numbers(), now.tables(), now.counters(), now.zones(), now.agenda());
        }
    }
}
