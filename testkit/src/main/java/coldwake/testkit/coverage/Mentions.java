package coldwake.testkit.coverage;

import coldwake.testkit.scenario.ScenarioSuite;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import tools.jackson.databind.JsonNode;
import tools.jackson.dataformat.yaml.YAMLMapper;

/**
 * What a scenario file is about: its references, and the words of what it sets up, does and checks. Cards that only fill
 * a hand, a deck or a discard pile, or pay a cost, are no mention.
 *
 * @param refs references in lower case
 */
record Mentions(String scenario, List<String> refs, Set<String> words) {
    private static final Set<String> FILLERS = Set.of("title", "refs", "hand", "deck", "discard", "pay");
    private static final YAMLMapper YAML = new YAMLMapper();

    static List<Mentions> in(Path folder) {
        return ScenarioSuite.files(List.of(folder)).stream().map(Mentions::of).toList();
    }

    private static Mentions of(Path file) {
        try {
            return of(YAML.readTree(Files.readString(file)));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    static Mentions of(JsonNode file) {
        List<String> refs = new ArrayList<>();
        file.path("refs").forEach(ref -> refs.add(ref.asString().toLowerCase(Locale.ROOT)));
        Set<String> words = new HashSet<>();
        gather(file, words);
        return new Mentions(file.path("scenario").asString(), refs, words);
    }

    private static void gather(JsonNode node, Set<String> words) {
        if (node.isObject()) {
            node.properties().forEach(entry -> {
                if (!FILLERS.contains(entry.getKey())) {
                    words.add(entry.getKey());
                    gather(entry.getValue(), words);
                }
            });
        } else if (node.isArray()) {
            node.forEach(element -> gather(element, words));
        } else {
            words.addAll(List.of(node.asString().split("[^a-z0-9-]+")));
        }
    }

    /** Whether the scenario names a thing, or is named after it. */
    boolean mentions(String id) {
        return words.contains(id)
                || scenario.equals(id)
                || scenario.startsWith(id + "-")
                || refs.stream().anyMatch(ref -> ref.equals(id) || ref.endsWith(" " + id));
    }

    /** Whether a reference names a chapter of the rules. */
    boolean refersTo(String words) {
        return refs.stream().anyMatch(ref -> ref.contains(words));
    }
}
