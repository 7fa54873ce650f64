package coldwake.testkit.scenario;

import coldwake.content.facts.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** A mapping of a scenario file, read key by key; a key that nobody asked for is an error. */
public final class Fields {
    private final String file;
    private final YamlNode.Mapping mapping;
    private final Set<String> asked = new TreeSet<>();

    public Fields(String file, YamlNode node) {
        this.file = file;
        if (!(node instanceof YamlNode.Mapping m)) {
            throw wrong(file, node, "keys with values");
        }
        mapping = m;
    }

    public int line() {
        return mapping.place().line();
    }

    public static ScenarioException wrong(String file, YamlNode node, String expected) {
        return new ScenarioException(file, node.place().line(), "expected " + expected + ", found " + node.kind());
    }

    public ScenarioException wrong(YamlNode node, String expected) {
        return wrong(file, node, expected);
    }

    public @Nullable YamlNode node(String key) {
        asked.add(key);
        YamlNode.Pair pair = mapping.pairs().get(key);
        return pair == null ? null : pair.value();
    }

    /** Keys nobody has asked for yet. */
    public List<String> rest() {
        return mapping.pairs().keySet().stream()
                .filter(key -> !asked.contains(key))
                .toList();
    }

    public int lineOf(String key) {
        YamlNode.Pair pair = mapping.pairs().get(key);
        return pair == null ? line() : pair.place().line();
    }

    public void refuseUnknownKeys() {
        for (String key : rest()) {
            throw new ScenarioException(
                    file, lineOf(key), "unknown key '" + key + "'; expected one of " + String.join(", ", asked));
        }
    }

    public <T> @Nullable T value(String key, Function<YamlNode, T> read) {
        YamlNode node = node(key);
        return node == null ? null : read.apply(node);
    }

    public String text(String key) {
        Word word = value(key, this::word);
        if (word == null) {
            throw new ScenarioException(file, line(), "missing key '" + key + "'");
        }
        return word.text();
    }

    public @Nullable Word maybeWord(String key) {
        return value(key, this::word);
    }

    public @Nullable Integer maybeNumber(String key) {
        return value(key, this::number);
    }

    public @Nullable Boolean maybeFlag(String key) {
        return value(key, this::flag);
    }

    public boolean flag(String key, boolean otherwise) {
        Boolean flag = maybeFlag(key);
        return flag == null ? otherwise : flag;
    }

    public @Nullable List<Word> maybeWords(String key) {
        return value(key, node -> list(node, this::word));
    }

    public List<Word> words(String key) {
        List<Word> words = maybeWords(key);
        return words == null ? List.of() : words;
    }

    public <T> @Nullable List<Named<T>> maybeNamed(String key, Function<YamlNode, T> read) {
        return value(key, node -> named(node, read));
    }

    public Word word(YamlNode node) {
        int line = node.place().line();
        return switch (node) {
            case YamlNode.Text text -> new Word(line, text.text());
            case YamlNode.WholeNumber whole -> new Word(line, Integer.toString(whole.value()));
            default -> throw wrong(node, "a word");
        };
    }

    public int number(YamlNode node) {
        if (node instanceof YamlNode.WholeNumber whole) {
            return whole.value();
        }
        throw wrong(node, "a whole number");
    }

    public boolean flag(YamlNode node) {
        if (node instanceof YamlNode.Truth truth) {
            return truth.value();
        }
        throw wrong(node, "true or false");
    }

    public <T> List<T> list(YamlNode node, Function<YamlNode, T> read) {
        if (!(node instanceof YamlNode.Sequence sequence)) {
            throw wrong(node, "a list");
        }
        List<T> values = new ArrayList<>();
        sequence.nodes().forEach(value -> values.add(read.apply(value)));
        return List.copyOf(values);
    }

    public <T> List<Named<T>> named(YamlNode node, Function<YamlNode, T> read) {
        if (!(node instanceof YamlNode.Mapping m)) {
            throw wrong(node, "names with values");
        }
        List<Named<T>> values = new ArrayList<>();
        m.pairs()
                .forEach((key, pair) ->
                        values.add(new Named<>(new Word(pair.place().line(), key), read.apply(pair.value()))));
        return List.copyOf(values);
    }
}
