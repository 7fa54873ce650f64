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

    public static YamlNode read(String file, String text) {
        try (JsonParser parser = YAML.createParser(ObjectReadContext.empty(), text)) {
            return new YamlTree(file, parser).document();
        } catch (JacksonException e) {
            throw unreadable(file, e);
        }
    }

    private static FactsException unreadable(String file, JacksonException cause) {
        TokenStreamLocation location = cause.getLocation();
        int line = location == null ? 1 : location.getLineNr();
        FactsException refusal = new FactsException(
                new SourceLine(file, line), "expected well-formed YAML: " + cause.getOriginalMessage());
        refusal.initCause(cause);
        return refusal;
    }

    private YamlNode document() {
        YamlNode root = node(parser.nextToken());
        if (parser.nextToken() != null) {
            throw new FactsException(here(), "expected one document only");
        }
        return root;
    }

    private YamlNode node(@Nullable JsonToken token) {
        if (token == null) {
            throw new FactsException(new SourceLine(file, 1), "expected content, found an empty file");
        }
        refuseAlias();
        return switch (token) {
            case START_OBJECT -> mapping();
            case START_ARRAY -> sequence();
            case VALUE_STRING -> new YamlNode.Text(here(), parser.getString());
            case VALUE_NUMBER_INT -> new YamlNode.WholeNumber(here(), parser.getIntValue());
            case VALUE_TRUE, VALUE_FALSE -> new YamlNode.Truth(here(), token == JsonToken.VALUE_TRUE);
            case VALUE_NULL -> new YamlNode.Null(here());
            default ->
                throw new FactsException(here(), "expected text, a whole number, a list or a mapping, found " + token);
        };
    }

    private YamlNode mapping() {
        SourceLine start = here();
        Map<String, YamlNode.Pair> pairs = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            SourceLine place = here();
            String key = parser.currentName();
            YamlNode value = node(parser.nextToken());
            if (pairs.putIfAbsent(key, new YamlNode.Pair(place, value)) != null) {
                throw new FactsException(place, "duplicate key '" + key + "', expected each key once");
            }
        }
        return new YamlNode.Mapping(start, pairs);
    }

    private YamlNode sequence() {
        SourceLine start = here();
        List<YamlNode> nodes = new ArrayList<>();
        for (JsonToken token = parser.nextToken(); token != JsonToken.END_ARRAY; token = parser.nextToken()) {
            nodes.add(node(token));
        }
        return new YamlNode.Sequence(start, nodes);
    }

    private void refuseAlias() {
        if (parser instanceof YAMLParser yaml && yaml.isCurrentAlias()) {
            throw new FactsException(here(), "expected a value, found an alias");
        }
    }

    private SourceLine here() {
        return new SourceLine(file, parser.currentTokenLocation().getLineNr());
    }
}
