package coldwake.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class PatchTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();

    /** A record with parts of every sort. */
    public record Sample(
            int n,
            @Nullable String word,
            @Nullable Part part,
            @Nullable Sparse sparse,
            @Nullable Kind kind,
            List<Part> list,
            Map<String, Integer> map) {}

    public record Part(int a, List<String> words) {}

    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record Sparse(@Nullable String x, @Nullable String y) {}

    public sealed interface Kind {
        record One(int one) implements Kind {}

        record Other(int other) implements Kind {}
    }

    private static final Sample BEFORE = new Sample(
            1,
            "w",
            new Part(2, List.of("p", "q")),
            new Sparse("x", null),
            new Kind.One(1),
            List.of(new Part(3, List.of()), new Part(4, List.of("r"))),
            Map.of("m", 5));

    private static Sample after(String change) {
        Sample b = BEFORE;
        return switch (change) {
            case "nothing" -> new Sample(1, "w", b.part, b.sparse, b.kind, b.list, b.map);
            case "number" -> new Sample(7, "w", b.part, b.sparse, b.kind, b.list, b.map);
            case "no word" -> new Sample(1, null, b.part, b.sparse, b.kind, b.list, b.map);
            case "part of a part" ->
                new Sample(1, "w", new Part(2, List.of("p", "z")), b.sparse, b.kind, b.list, b.map);
            case "shorter list" -> new Sample(1, "w", new Part(2, List.of("p")), b.sparse, b.kind, b.list, b.map);
            case "no part" -> new Sample(1, "w", null, b.sparse, b.kind, b.list, b.map);
            case "sparse" -> new Sample(1, "w", b.part, new Sparse(null, "y"), b.kind, b.list, b.map);
            case "other kind" -> new Sample(1, "w", b.part, b.sparse, new Kind.Other(1), b.list, b.map);
            case "element" ->
                new Sample(
                        1, "w", b.part, b.sparse, b.kind, List.of(b.list.getFirst(), new Part(9, List.of("r"))), b.map);
            case "map" -> new Sample(1, "w", b.part, b.sparse, b.kind, b.list, Map.of("m", 6));
            default -> throw new IllegalArgumentException(change);
        };
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '`', textBlock = """
            nothing        | {}
            number         | {"n":7}
            no word        | {"word":null}
            part of a part | {"part":{"words":{"$at":{"1":"z"}}}}
            shorter list   | {"part":{"words":{"$set":["p"]}}}
            no part        | {"part":null}
            sparse         | {"sparse":{"$set":{"y":"y"}}}
            other kind     | {"kind":{"$set":{"other":1}}}
            element        | {"list":{"$at":{"1":{"a":9}}}}
            map            | {"map":{"$set":{"m":6}}}
            """)
    void saysWhatChanged(String change, String patch) {
        Sample now = Patch.shared(BEFORE, after(change));
        assertThat(now).isEqualTo(after(change));
        assertThat(sent(Patch.between(BEFORE, now))).isEqualTo(JSON.readTree(patch));
    }

    @Test
    void whatStaysTheSameIsKeptAndNotMadeAnew() {
        assertThat(Patch.shared(BEFORE, after("nothing"))).isSameAs(BEFORE);
        Sample now = Patch.shared(
                BEFORE,
                new Sample(
                        1,
                        "w",
                        new Part(2, List.of("p", "q")),
                        new Sparse("x", null),
                        new Kind.One(1),
                        List.of(new Part(3, List.of()), new Part(8, List.of("r"))),
                        Map.of("m", 5)));
        assertThat(now.part).isSameAs(BEFORE.part);
        assertThat(now.list.getFirst()).isSameAs(BEFORE.list.getFirst());
        assertThat(now.list.getLast().words).isSameAs(BEFORE.list.getLast().words);
    }

    @Test
    void aClientThatAppliesEveryPatchHasWhatWasMeant() {
        Random random = new Random(1);
        Sample kept = whole(random);
        JsonNode client = JSON.valueToTree(kept);
        for (int k = 0; k < 5_000; k++) {
            Sample now = Patch.shared(kept, whole(random));
            client = Patch.applied(client, sent(Patch.between(kept, now)));
            assertThat(client).isEqualTo(JSON.<JsonNode>valueToTree(now));
            kept = now;
        }
    }

    /** A patch as it arrives. */
    private static JsonNode sent(JsonNode patch) {
        return JSON.readTree(JSON.writeValueAsBytes(patch));
    }

    private static Sample whole(Random random) {
        return new Sample(
                random.nextInt(2),
                word(random),
                random.nextBoolean() ? null : part(random),
                random.nextBoolean() ? null : new Sparse(word(random), word(random)),
                random.nextBoolean() ? new Kind.One(random.nextInt(2)) : new Kind.Other(random.nextInt(2)),
                parts(random),
                Map.of("k" + random.nextInt(2), random.nextInt(2)));
    }

    private static @Nullable String word(Random random) {
        return random.nextInt(3) == 0 ? null : "w" + random.nextInt(2);
    }

    private static List<Part> parts(Random random) {
        List<Part> parts = new ArrayList<>();
        for (int k = random.nextInt(3); k >= 0; k--) {
            parts.add(part(random));
        }
        return parts;
    }

    private static Part part(Random random) {
        return new Part(random.nextInt(2), random.nextBoolean() ? List.of() : List.of("p" + random.nextInt(2), "q"));
    }
}
