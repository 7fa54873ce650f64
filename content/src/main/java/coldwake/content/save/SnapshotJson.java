package coldwake.content.save;

import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Remains;
import coldwake.engine.state.Snapshot;
import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JacksonModule;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads snapshots from JSON, those of the old form too, and setups, which name a game before only if there is one. Whatever reads
 * or writes saved games or tables needs it.
 */
public final class SnapshotJson {
    private SnapshotJson() {}

    public static JacksonModule module() {
        return new SimpleModule("snapshots")
                .addDeserializer(Snapshot.class, new Reader())
                .addDeserializer(GameSetup.class, new SetupReader())
                .setMixInAnnotation(GameSetup.class, OnlyWhatThereIs.class);
    }

    /** A game that follows no other says nothing of it, as all did once. */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    private interface OnlyWhatThereIs {}

    private record Setup(
            String board,
            String species,
            String mode,
            List<String> options,
            int seats,
            List<String> crew,
            List<Integer> numbers,
            List<String> objectives) {
        GameSetup read() {
            return new GameSetup(board, species, mode, options, seats, crew, numbers, objectives);
        }
    }

    private record SetupAfter(
            String board,
            String species,
            String mode,
            List<String> options,
            int seats,
            List<String> crew,
            List<Integer> numbers,
            List<String> objectives,
            Remains before) {
        GameSetup read() {
            return new GameSetup(board, species, mode, options, seats, crew, numbers, objectives, before);
        }
    }

    private static final class SetupReader extends ValueDeserializer<GameSetup> {
        @Override
        public GameSetup deserialize(JsonParser in, DeserializationContext context) {
            JsonNode tree = context.readTree(in);
            // What is sent to others says that there is none.
            if (tree instanceof ObjectNode setup && setup.path("before").isNull()) {
                setup.remove("before");
            }
            return tree.hasNonNull("before")
                    ? context.readTreeAsValue(tree, SetupAfter.class).read()
                    : context.readTreeAsValue(tree, Setup.class).read();
        }
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
                return ShipForm.read(HiveForm.read(
                        OldForm.read(old.pieces(), old.numbers(), old.tables(), old.zones(), old.agenda())));
            }
            Now now = context.readTreeAsValue(tree, Now.class);
            return ShipForm.read(HiveForm.read(new Snapshot(
                    now.pieces(), now.numbers(), now.tables(), now.counters(), now.zones(), now.agenda())));
        }
    }
}
