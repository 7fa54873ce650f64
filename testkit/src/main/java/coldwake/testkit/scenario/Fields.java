package coldwake.testkit.scenario;

import coldwake.content.facts.Node;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A mapping of a scenario file, read key by key; a key that nobody asked for is an error. */
final class Fields {
    private final String file;
    private final Node.Mapping mapping;
    private final Set<String> asked = new TreeSet<>();

    Fields(String file, Node node) {
        this.file = file;
        if (!(node instanceof Node.Mapping m)) {
            throw wrong(file, node, "keys with values");
        }
        mapping = m;
    }

    int line() {
        return mapping.place().line();
    }

    static ScenarioException wrong(String file, Node node, String expected) {
        return new ScenarioException(file, node.place().line(), "expected " + expected + ", found " + node.kind());
    }

    ScenarioException wrong(Node node, String expected) {
        return wrong(file, node, expected);
    }

    @Nullable Node node(String key) {
        asked.add(key);
        Node.Pair pair = mapping.pairs().get(key);
        return pair == null ? null : pair.value();
    }

    /** Keys nobody has asked for yet. */
    List<String> rest() {
        return mapping.pairs().keySet().stream()
                .filter(key -> !asked.contains(key))
                .toList();
    }

    int lineOf(String key) {
        Node.Pair pair = mapping.pairs().get(key);
        return pair == null ? line() : pair.place().line();
    }

    void refuseUnknownKeys() {
        for (String key : rest()) {
            throw new ScenarioException(
                    file, lineOf(key), "unknown key '" + key + "'; expected one of " + String.join(", ", asked));
        }
    }

    <T> @Nullable T value(String key, Function<Node, T> read) {
        Node node = node(key);
        return node == null ? null : read.apply(node);
    }

    String text(String key) {
        Word word = value(key, this::word);
        if (word == null) {
            throw new ScenarioException(file, line(), "missing key '" + key + "'");
        }
        return word.text();
    }

    @Nullable Word maybeWord(String key) {
        return value(key, this::word);
    }

    @Nullable Integer maybeNumber(String key) {
        return value(key, this::number);
    }

    @Nullable Boolean maybeFlag(String key) {
        return value(key, this::flag);
    }

    boolean flag(String key, boolean otherwise) {
        Boolean flag = maybeFlag(key);
        return flag == null ? otherwise : flag;
    }

    @Nullable List<Word> maybeWords(String key) {
        return value(key, node -> list(node, this::word));
    }

    List<Word> words(String key) {
        List<Word> words = maybeWords(key);
        return words == null ? List.of() : words;
    }

    <T> @Nullable List<Named<T>> maybeNamed(String key, Function<Node, T> read) {
        return value(key, node -> named(node, read));
    }

    Word word(Node node) {
        int line = node.place().line();
        return switch (node) {
            case Node.Text text -> new Word(line, text.text());
            case Node.Whole whole -> new Word(line, Integer.toString(whole.value()));
            default -> throw wrong(node, "a word");
        };
    }

    int number(Node node) {
        if (node instanceof Node.Whole whole) {
            return whole.value();
        }
        throw wrong(node, "a whole number");
    }

    boolean flag(Node node) {
        if (node instanceof Node.Truth truth) {
            return truth.value();
        }
        throw wrong(node, "true or false");
    }

    <T> List<T> list(Node node, Function<Node, T> read) {
        if (!(node instanceof Node.Sequence sequence)) {
            throw wrong(node, "a list");
        }
        List<T> values = new ArrayList<>();
        sequence.nodes().forEach(value -> values.add(read.apply(value)));
        return List.copyOf(values);
    }

    <T> List<Named<T>> named(Node node, Function<Node, T> read) {
        if (!(node instanceof Node.Mapping m)) {
            throw wrong(node, "names with values");
        }
        List<Named<T>> values = new ArrayList<>();
        m.pairs()
                .forEach((key, pair) ->
                        values.add(new Named<>(new Word(pair.place().line(), key), read.apply(pair.value()))));
        return List.copyOf(values);
    }
}
