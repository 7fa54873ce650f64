package coldwake.testkit.lesson;

import coldwake.content.facts.YamlNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Joins parts of files. */
final class Trees {
    private static final String ROOMS = "rooms";

    private Trees() {}

    /** All lessons happen aboard the same ship: where one does not say what is behind a door, the ship does. */
    static YamlNode aboard(YamlNode ship, YamlNode given) {
        if (!(given instanceof YamlNode.Mapping)) {
            return given;
        }
        YamlNode.Pair rooms = new YamlNode.Pair(given.place(), ship);
        YamlNode base = new YamlNode.Mapping(given.place(), Map.of(ROOMS, rooms));
        return joined(base, given);
    }

    /** Keys of both; lists one behind the other; of two words the second. */
    static YamlNode joined(YamlNode first, YamlNode second) {
        if (first instanceof YamlNode.Mapping a && second instanceof YamlNode.Mapping b) {
            Map<String, YamlNode.Pair> pairs = new LinkedHashMap<>(a.pairs());
            b.pairs().forEach((key, pair) -> {
                YamlNode.Pair before = pairs.get(key);
                pairs.put(
                        key,
                        before == null ? pair : new YamlNode.Pair(pair.place(), joined(before.value(), pair.value())));
            });
            return new YamlNode.Mapping(b.place(), pairs);
        }
        if (first instanceof YamlNode.Sequence a && second instanceof YamlNode.Sequence b) {
            List<YamlNode> nodes = new ArrayList<>(a.nodes());
            nodes.addAll(b.nodes());
            return new YamlNode.Sequence(b.place(), nodes);
        }
        return second;
    }
}
