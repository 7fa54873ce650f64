package coldwake.content.facts;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.dataformat.yaml.YAMLFactory;
import tools.jackson.dataformat.yaml.YAMLParser;

/** Turns the text of a fact file into nodes that know their line; refuses duplicate keys and aliases. */
public final class YamlTree {

    private static final YAMLFactory YAML = new YAMLFactory();

    private final String file;
    private final JsonParser parser;

    private YamlTree(String file, JsonParser parser) {
        this.file = file;
        this.parser = parser;
    }

    public static Node read(String file, String text) {
        try (JsonParser parser = YAML.createParser(ObjectReadContext.empty(), text)) {
            return new YamlTree(file, parser).document();
        } catch (JacksonException e) {
            throw unreadable(file, e);
        }
    }

    private static FactsException unreadable(String file, JacksonException cause) {
        TokenStreamLocation location = cause.getLocation();
        int line = location == null ? 1 : location.getLineNr();
        FactsException refusal =
                new FactsException(new Place(file, line), "expected well-formed YAML: " + cause.getOriginalMessage());
        refusal.initCause(cause);
        return refusal;
    }

    private Node document() {
        Node root = node(parser.nextToken());
        if (parser.nextToken() != null) {
            throw new FactsException(here(), "expected one document only");
        }
        return root;
    }

    private Node node(@Nullable JsonToken token) {
        if (token == null) {
            throw new FactsException(new Place(file, 1), "expected content, found an empty file");
        }
        refuseAlias();
        return switch (token) {
            case START_OBJECT -> mapping();
            case START_ARRAY -> sequence();
            case VALUE_STRING -> new Node.Text(here(), parser.getString());
            case VALUE_NUMBER_INT -> new Node.Whole(here(), parser.getIntValue());
            case VALUE_TRUE, VALUE_FALSE -> new Node.Truth(here(), token == JsonToken.VALUE_TRUE);
            case VALUE_NULL -> new Node.Nothing(here());
            default ->
                throw new FactsException(here(), "expected text, a whole number, a list or a mapping, found " + token);
        };
    }

    private Node mapping() {
        Place start = here();
        Map<String, Node.Pair> pairs = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            Place place = here();
            String key = parser.currentName();
            Node value = node(parser.nextToken());
            if (pairs.putIfAbsent(key, new Node.Pair(place, value)) != null) {
                throw new FactsException(place, "duplicate key '" + key + "', expected each key once");
            }
        }
        return new Node.Mapping(start, pairs);
    }

    private Node sequence() {
        Place start = here();
        List<Node> nodes = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            nodes.add(node(token));
        }
        return new Node.Sequence(start, nodes);
    }

    private void refuseAlias() {
        if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
            throw new FactsException(here(), "expected a value, found an alias");
        }
    }

    private Place here() {
        return new Place(file, parser.currentTokenLocation().getLineNr());
    }
}
