package coldwake.content.facts;

import java.util.List;
import java.util.Map;

/** A YAML value and where it stands. */
public sealed interface Node {

    /** Where the value begins. */
    Place place();

    /** What kind of value this is, for messages. */
    String kind();

    /** A word or a quoted text. */
    record Text(Place place, String text) implements Node {
        @Override
        public String kind() {
            return "text '" + text + "'";
        }
    }

    /** A whole number. */
    record Whole(Place place, int value) implements Node {
        @Override
        public String kind() {
            return "number " + value;
        }
    }

    /** True or false. */
    record Truth(Place place, boolean value) implements Node {
        @Override
        public String kind() {
            return "truth value " + value;
        }
    }

    /** An explicit null. */
    record Nothing(Place place) implements Node {
        @Override
        public String kind() {
            return "null";
        }
    }

    /** A list of values. */
    record Sequence(Place place, List<Node> nodes) implements Node {
        public Sequence {
            nodes = List.copyOf(nodes);
        }

        @Override
        public String kind() {
            return "a list";
        }
    }

    /** Keys with their values, in file order. */
    record Mapping(Place place, Map<String, Pair> pairs) implements Node {
        public Mapping {
            pairs = Ordered.copy(pairs);
        }

        @Override
        public String kind() {
            return "a mapping";
        }
    }

    /** The value of a key and where the key stands. */
    record Pair(Place place, Node value) {}
}
