package coldwake.testkit.scenario;

import coldwake.content.facts.YamlNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads what a scenario says about the table, from {@code given} or from {@code then}. */
final class TableReader {
    private final String file;

    TableReader(String file) {
        this.file = file;
    }

    TableDescription read(Fields f) {
        return new TableDescription(
                moment(f),
                ship(f),
                foes(f),
                f.maybeNamed("crew", node -> shape(node, this::crew)),
                f.maybeNamed("piles", node -> pile(f, node)),
                f.maybeNamed("counters", f::number),
                f.maybeWords("box"));
    }

    private <T> T shape(YamlNode node, Function<Fields, T> read) {
        Fields fields = new Fields(file, node);
        T result = read.apply(fields);
        fields.refuseUnknownKeys();
        return result;
    }

    private TableDescription.Moment moment(Fields f) {
        return new TableDescription.Moment(
                f.value("turn", node -> turn(f, node)),
                f.maybeWord("phase"),
                f.maybeWord("ending"),
                f.maybeNumber("round"),
                f.maybeWord("first-player"),
                f.maybeWords("passed"),
                f.maybeFlag("first-encounter"),
                f.maybeFlag("first-death"),
                f.value("intruder-player", node -> intruderPlayer(f, node)));
    }

    private TableDescription.IntruderPlayer intruderPlayer(Fields f, YamlNode node) {
        if (node instanceof YamlNode.Mapping) {
            return shape(
                    node,
                    p -> new TableDescription.IntruderPlayer(
                            required(p, "who"), p.maybeFlag("active"), p.maybeWords("hand")));
        }
        return new TableDescription.IntruderPlayer(f.word(node), null, null);
    }

    private TableDescription.Turn turn(Fields f, YamlNode node) {
        if (node instanceof YamlNode.Mapping) {
            return shape(
                    node,
                    t -> new TableDescription.Turn(
                            required(t, "who"), required(t, "actions", t.maybeNumber("actions"))));
        }
        return new TableDescription.Turn(f.word(node), 2);
    }

    private Word required(Fields f, String key) {
        return required(f, key, f.maybeWord(key));
    }

    private <T> T required(Fields f, String key, @Nullable T value) {
        if (value == null) {
            throw new ScenarioException(file, f.line(), "missing key '" + key + "'");
        }
        return value;
    }

    private TableDescription.Ship ship(Fields f) {
        return new TableDescription.Ship(
                f.maybeNumber("time"),
                f.maybeWord("self-destruct"),
                f.maybeWord("destination"),
                f.maybeNamed("engines", f::word),
                f.maybeWord("coordinates"),
                f.maybeNumber("eggs"),
                f.maybeNamed("rooms", node -> shape(node, this::room)),
                f.maybeNamed("doors", f::word),
                f.maybeWords("noise"),
                f.maybeWords("fire"),
                f.maybeWords("malfunction"),
                f.maybeNamed("objects", node -> f.list(node, f::word)),
                f.maybeNamed("pods", node -> pod(f, node)),
                f.maybeWord("depressurizing"));
    }

    private TableDescription.Room room(Fields f) {
        return new TableDescription.Room(
                f.maybeWord("tile"),
                f.maybeFlag("explored"),
                f.maybeNumber("items"),
                f.maybeWord("token"),
                f.maybeWord("turret"));
    }

    private TableDescription.Pod pod(Fields f, YamlNode node) {
        if (node instanceof YamlNode.Mapping) {
            return shape(node, p -> new TableDescription.Pod(required(p, "state"), p.maybeWord("section")));
        }
        return new TableDescription.Pod(f.word(node), null);
    }

    private TableDescription.Foes foes(Fields f) {
        return new TableDescription.Foes(
                f.value("intruders", node -> f.list(node, i -> shape(i, this::intruder))),
                f.value("bag", node -> tokens(f, node)),
                f.value("pool", node -> tokens(f, node)),
                f.maybeNamed("weaknesses", node -> weakness(f, node)),
                f.maybeWords("extinct"));
    }

    private TableDescription.Intruder intruder(Fields f) {
        return new TableDescription.Intruder(required(f, "type"), required(f, "room"), f.maybeNumber("injuries"));
    }

    /** A list of tokens, or how many there are of each. */
    private static List<Word> tokens(Fields f, YamlNode node) {
        if (!(node instanceof YamlNode.Mapping)) {
            return f.list(node, f::word);
        }
        List<Word> tokens = new ArrayList<>();
        for (Named<Integer> entry : f.named(node, f::number)) {
            for (int k = 0; k < entry.value(); k++) {
                tokens.add(entry.name());
            }
        }
        return List.copyOf(tokens);
    }

    private TableDescription.Weakness weakness(Fields f, YamlNode node) {
        if (node instanceof YamlNode.Mapping) {
            return shape(
                    node,
                    w -> new TableDescription.Weakness(
                            w.maybeWord("card"),
                            w.maybeFlag("known"),
                            w.maybeFlag("revealed"),
                            w.maybeFlag("discarded")));
        }
        return new TableDescription.Weakness(f.word(node), null, null, null);
    }

    // ---------------------------------------------------------------- crew

    private TableDescription.Crew crew(Fields f) {
        return new TableDescription.Crew(
                f.maybeWord("room"),
                f.maybeNumber("number"),
                f.maybeWord("status"),
                f.maybeNumber("pod"),
                f.maybeNumber("actions"),
                cards(f),
                body(f),
                f.maybeWords("carried"),
                f.maybeNamed("counters", f::number),
                f.maybeWords("knows"),
                f.maybeWords("knows-not"));
    }

    private TableDescription.Cards cards(Fields f) {
        return new TableDescription.Cards(
                f.value("hand", node -> pile(f, node)),
                f.value("deck", node -> pile(f, node)),
                f.value("discard", node -> pile(f, node)),
                f.value("hands", node -> f.list(node, i -> item(f, i))),
                f.value("inventory", node -> pile(f, node)),
                f.value("quests", node -> pile(f, node)),
                f.value("objectives", node -> pile(f, node)),
                f.value("species-cards", node -> pile(f, node)),
                f.value("before", node -> pile(f, node)),
                f.value("contamination", node -> shape(node, this::contamination)));
    }

    private TableDescription.Contamination contamination(Fields f) {
        return new TableDescription.Contamination(
                f.maybeNumber("hand"), f.maybeNumber("deck"), f.maybeNumber("discard"));
    }

    private static TableDescription.Pile pile(Fields f, YamlNode node) {
        int line = node.place().line();
        if (node instanceof YamlNode.WholeNumber whole) {
            return new TableDescription.Pile(line, whole.value(), List.of());
        }
        return new TableDescription.Pile(line, null, f.list(node, f::word));
    }

    private TableDescription.Item item(Fields f, YamlNode node) {
        if (node instanceof YamlNode.Mapping) {
            return shape(
                    node,
                    i -> new TableDescription.Item(
                            required(i, "item"), i.maybeNumber("ammo"), i.maybeWords("attached")));
        }
        return new TableDescription.Item(f.word(node), null, null);
    }

    private TableDescription.Body body(Fields f) {
        TableDescription.Body wounds = f.value("wounds", node -> shape(node, this::wounds));
        return new TableDescription.Body(
                wounds == null ? null : wounds.light(),
                wounds == null ? null : wounds.serious(),
                f.maybeFlag("slime"),
                f.maybeFlag("larva"),
                f.maybeFlag("signal"));
    }

    private TableDescription.Body wounds(Fields f) {
        return new TableDescription.Body(
                f.maybeNumber("light"),
                f.value("serious", node -> f.list(node, wound -> wound(f, wound))),
                null,
                null,
                null);
    }

    private TableDescription.Wound wound(Fields f, YamlNode node) {
        if (!(node instanceof YamlNode.Mapping)) {
            return new TableDescription.Wound(f.word(node), false);
        }
        List<Named<Word>> named = f.named(node, f::word);
        if (named.size() != 1 || !named.getFirst().value().text().equals("dressed")) {
            throw f.wrong(node, "a wound such as 'leg' or '{leg: dressed}'");
        }
        return new TableDescription.Wound(named.getFirst().name(), true);
    }
}
