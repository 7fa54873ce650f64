package coldwake.content.facts;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A mapping of a fact file, read key by key; a key that nobody asked for is an error. */
final class FactReader {

    private final YamlNode.Mapping mapping;
    private final Places places;
    private final Set<String> asked = new TreeSet<>();

    private FactReader(YamlNode.Mapping mapping, Places places) {
        this.mapping = mapping;
        this.places = places;
    }

    /** Builds a fact from a mapping; what its constructor refuses is reported with the line of the mapping. */
    static <T> T read(YamlNode node, Places places, Function<FactReader, T> shape) {
        if (!(node instanceof YamlNode.Mapping mapping)) {
            throw wrong(node, "a mapping");
        }
        FactReader entry = new FactReader(mapping, places);
        T fact = entry.build(shape);
        entry.refuseUnknownKeys();
        places.put(fact, mapping.place());
        return fact;
    }

    private <T> T build(Function<FactReader, T> shape) {
        try {
            return shape.apply(this);
        } catch (IllegalArgumentException e) {
            throw new FactsException(mapping.place(), String.valueOf(e.getMessage()));
        }
    }

    private void refuseUnknownKeys() {
        mapping.pairs().forEach((key, pair) -> {
            if (!asked.contains(key)) {
                throw new FactsException(pair.place(), "unknown key '" + key + "', expected one of " + asked);
            }
        });
    }

    String text(String key) {
        return text(required(key));
    }

    @Nullable String maybeText(String key) {
        YamlNode node = optional(key);
        return node == null ? null : text(node);
    }

    int number(String key) {
        return number(required(key));
    }

    /** A number or an explicit null; the key itself may not be left out. */
    @Nullable Integer numberOrNull(String key) {
        YamlNode node = required(key);
        return node instanceof YamlNode.Null ? null : Integer.valueOf(number(node));
    }

    /** Whether a key is there. */
    boolean has(String key) {
        return optional(key) != null;
    }

    /** A number; an explicit null and a key that is left out are both null. */
    @Nullable Integer maybeNumber(String key) {
        YamlNode node = optional(key);
        return node == null || node instanceof YamlNode.Null ? null : Integer.valueOf(number(node));
    }

    /** A number that is 0 when left out. */
    int count(String key) {
        YamlNode node = optional(key);
        return node == null ? 0 : number(node);
    }

    boolean truth(String key) {
        return truth(required(key));
    }

    /** A truth value that is false when left out. */
    boolean flag(String key) {
        YamlNode node = optional(key);
        return node != null && truth(node);
    }

    /** One of the constants of an enum, written in kebab-case. */
    <E extends Enum<E>> E word(String key, Class<E> type) {
        YamlNode node = required(key);
        String text = text(node);
        for (E constant : type.getEnumConstants()) {
            if (kebab(constant).equals(text)) {
                return constant;
            }
        }
        throw wrong(
                node,
                "one of "
                        + Arrays.stream(type.getEnumConstants())
                                .map(FactReader::kebab)
                                .toList());
    }

    List<String> texts(String key) {
        return each(required(key), FactReader::text);
    }

    /** A list of texts that is empty when left out. */
    List<String> maybeTexts(String key) {
        YamlNode node = optional(key);
        return node == null ? List.of() : each(node, FactReader::text);
    }

    List<Integer> numbers(String key) {
        return numbers(required(key));
    }

    /** A point on the canvas of a board. */
    List<Integer> point(String key) {
        return point(required(key));
    }

    List<List<Integer>> points(String key) {
        return each(required(key), FactReader::point);
    }

    Map<String, Integer> numbersByText(String key) {
        return byText(required(key), FactReader::number);
    }

    Map<String, String> textsByText(String key) {
        return byText(required(key), FactReader::text);
    }

    /** Texts by text, empty when left out. */
    Map<String, String> maybeTextsByText(String key) {
        YamlNode node = optional(key);
        return node == null ? Map.of() : byText(node, FactReader::text);
    }

    Map<Integer, Integer> numbersByNumber(String key) {
        Map<Integer, Integer> numbers = new LinkedHashMap<>();
        numbersByText(key).forEach((text, value) -> numbers.put(keyNumber(key, text), value));
        return numbers;
    }

    private int keyNumber(String key, String text) {
        if (!text.matches("[0-9]{1,4}")) {
            throw new FactsException(
                    required(key).place(), "expected whole numbers as keys of '" + key + "', found '" + text + "'");
        }
        return Integer.parseInt(text);
    }

    <T> T entry(String key, Function<FactReader, T> shape) {
        return read(required(key), places, shape);
    }

    <T> @Nullable T maybeEntry(String key, Function<FactReader, T> shape) {
        YamlNode node = optional(key);
        return node == null ? null : read(node, places, shape);
    }

    <T> List<T> entries(String key, Function<FactReader, T> shape) {
        return each(required(key), node -> read(node, places, shape));
    }

    /** As {@link #identified}, empty when left out. */
    <T> List<T> maybeIdentified(String key, Function<FactReader, T> shape, Function<T, String> id) {
        return optional(key) == null ? List.of() : identified(key, shape, id);
    }

    /** A list of facts of which each has its own id. */
    <T> List<T> identified(String key, Function<FactReader, T> shape, Function<T, String> id) {
        List<T> facts = entries(key, shape);
        Set<String> ids = new TreeSet<>();
        for (T fact : facts) {
            if (!ids.add(id.apply(fact))) {
                throw places.broken(fact, "duplicate id '" + id.apply(fact) + "', expected each id once");
            }
        }
        return facts;
    }

    /** The list under a key, each element read by the given function. */
    <T> List<T> each(String key, Function<YamlNode, T> shape) {
        return each(required(key), shape);
    }

    static <T> List<T> each(YamlNode node, Function<YamlNode, T> shape) {
        if (!(node instanceof YamlNode.Sequence sequence)) {
            throw wrong(node, "a list");
        }
        List<T> values = new ArrayList<>();
        sequence.nodes().forEach(value -> values.add(shape.apply(value)));
        return List.copyOf(values);
    }

    static FactsException wrong(YamlNode node, String expected) {
        return new FactsException(node.place(), "expected " + expected + ", found " + node.kind());
    }

    private YamlNode required(String key) {
        YamlNode node = optional(key);
        if (node == null) {
            throw new FactsException(
                    mapping.place(),
                    "missing key '" + key + "', found only " + mapping.pairs().keySet());
        }
        return node;
    }

    private @Nullable YamlNode optional(String key) {
        asked.add(key);
        YamlNode.Pair pair = mapping.pairs().get(key);
        return pair == null ? null : pair.value();
    }

    private static String text(YamlNode node) {
        if (node instanceof YamlNode.Text text) {
            return text.text();
        }
        throw wrong(node, "text");
    }

    private static int number(YamlNode node) {
        if (node instanceof YamlNode.WholeNumber whole) {
            return whole.value();
        }
        throw wrong(node, "a whole number");
    }

    private static boolean truth(YamlNode node) {
        if (node instanceof YamlNode.Truth truth) {
            return truth.value();
        }
        throw wrong(node, "true or false");
    }

    private static List<Integer> numbers(YamlNode node) {
        return each(node, FactReader::number);
    }

    private static List<Integer> point(YamlNode node) {
        List<Integer> point = numbers(node);
        if (point.size() != 2) {
            throw wrong(node, "a point of two numbers");
        }
        return point;
    }

    private static <T> Map<String, T> byText(YamlNode node, Function<YamlNode, T> shape) {
        if (!(node instanceof YamlNode.Mapping mapping)) {
            throw wrong(node, "a mapping");
        }
        Map<String, T> values = new LinkedHashMap<>();
        mapping.pairs().forEach((key, pair) -> values.put(key, shape.apply(pair.value())));
        return Ordered.copy(values);
    }

    private static String kebab(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
