package coldwake.content.facts;

import java.util.List;
import java.util.Map;

/** A YAML value and where it stands. */
public sealed interface YamlNode {

    /** Where the value begins. */
    SourceLine place();

    /** What kind of value this is, for messages. */
    String kind();

    /** A word or a quoted text. */
    record Text(SourceLine place, String text) implements YamlNode {
        @Override
        public String kind() {
            return "text '" + text + "'";
        }
    }

    /** A whole number. */
    record WholeNumber(SourceLine place, int value) implements YamlNode {
        @Override
        public String kind() {
            return "number " + value;
        }
    }

    /** True or false. */
    record Truth(SourceLine place, boolean value) implements YamlNode {
        @Override
        public String kind() {
            return "truth value " + value;
        }
    }

    /** An explicit null. */
    record Null(SourceLine place) implements YamlNode {
        @Override
        public String kind() {
            return "null";
        }
    }

    /** A list of values. */
    record Sequence(SourceLine place, List<YamlNode> nodes) implements YamlNode {
        public Sequence {
            nodes = List.copyOf(nodes);
        }

        @Override
        public String kind() {
            return "a list";
        }
    }

    /** Keys with their values, in file order. */
    record Mapping(SourceLine place, Map<String, Pair> pairs) implements YamlNode {
        public Mapping {
            pairs = Ordered.copy(pairs);
        }

        @Override
        public String kind() {
            return "a mapping";
        }
    }

    /** The value of a key and where the key stands. */
    record Pair(SourceLine place, YamlNode value) {}
}
