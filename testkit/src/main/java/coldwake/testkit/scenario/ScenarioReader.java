package coldwake.testkit.scenario;

import coldwake.content.facts.FactsException;
import coldwake.content.facts.SourceLine;
import coldwake.content.facts.YamlNode;
import coldwake.content.facts.YamlTree;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads scenario files; a mistake is reported with its line and what was expected. */
public final class ScenarioReader {
    private final String file;
    private final TableReader tables;

    /** Reads parts of a file that is more than a scenario. */
    public ScenarioReader(String file) {
        this.file = file;
        tables = new TableReader(file);
    }

    public static Scenario read(Path path) {
        try {
            return read(path.toString(), Files.readString(path));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + path, e);
        }
    }

    public static Scenario read(String file, String text) {
        return new ScenarioReader(file).scenario(new Fields(file, tree(file, text)));
    }

    /** The text of a file as keys and values. */
    public static YamlNode tree(String file, String text) {
        try {
            return YamlTree.read(file, text);
        } catch (FactsException e) {
            ScenarioException refusal = new ScenarioException(
                    file, e.line(), String.valueOf(e.getMessage()).replace(file + ":" + e.line() + ": ", ""));
            refusal.initCause(e);
            throw refusal;
        }
    }

    private Scenario scenario(Fields f) {
        String id = f.text("scenario");
        String title = f.text("title");
        List<String> refs = f.words("refs").stream().map(Word::text).toList();
        Scenario.Setup setup = setup(f);
        Fields given = fields(f, "given");
        TableDescription table = table(f.line(), given);
        Map<String, List<String>> next = given == null ? Map.of() : next(given);
        if (given != null) {
            given.refuseUnknownKeys();
        }
        boolean free = choice(f, "chance", "free", "rigged");
        boolean strict = choice(f, "windows", "strict", "decline");
        List<Scenario.Stage> stages = setup.refused() == null ? stages(f, next) : List.of();
        f.refuseUnknownKeys();
        return new Scenario(file, id, title, refs, setup, table, free, strict, stages);
    }

    /** What is said about a table, or null. */
    public TableDescription table(int line, @Nullable Fields given) {
        return tables.read(given == null ? new Fields(file, emptyAt(line)) : given);
    }

    private static YamlNode emptyAt(int line) {
        return new YamlNode.Mapping(new SourceLine("", line), Map.of());
    }

    /** Whether a key has the first of two values rather than the second, which is the default. */
    private boolean choice(Fields f, String key, String value, String otherwise) {
        Word word = f.maybeWord(key);
        if (word != null && !word.text().equals(value) && !word.text().equals(otherwise)) {
            throw new ScenarioException(
                    file, word.line(), "expected " + value + " or " + otherwise + ", found '" + word + "'");
        }
        return word != null && word.text().equals(value);
    }

    public @Nullable Fields fields(Fields f, String key) {
        return f.value(key, node -> new Fields(file, node));
    }

    public Scenario.Setup setup(Fields f) {
        Fields s = fields(f, "setup");
        if (s == null) {
            throw new ScenarioException(
                    file, f.line(), "missing key 'setup'; expected at least {crew: [captain, scout]}");
        }
        List<Word> crew = s.words("crew");
        Integer seats = s.maybeNumber("seats");
        if (crew.isEmpty() == (seats == null)) {
            throw new ScenarioException(file, s.line(), "expected either crew: [...] or seats: N");
        }
        Integer seed = s.maybeNumber("seed");
        List<Integer> numbers = s.value("numbers", node -> s.list(node, s::number));
        Scenario.Setup setup = new Scenario.Setup(
                s.line(),
                or(s.maybeWord("board"), "nemesis-basic"),
                or(s.maybeWord("species"), "intruders"),
                or(s.maybeWord("mode"), "standard"),
                s.words("options"),
                crew,
                seats == null ? crew.size() : seats,
                numbers == null ? List.of() : numbers,
                s.words("objectives"),
                seed == null ? 1 : seed,
                s.maybeWord("refused"),
                before(s));
        s.refuseUnknownKeys();
        return setup;
    }

    /** The finished game before: its setup, and the table at its end. */
    private Scenario.@Nullable Before before(Fields s) {
        Fields f = fields(s, "before");
        if (f == null) {
            return null;
        }
        Scenario.Setup setup = setup(f);
        Fields given = fields(f, "given");
        TableDescription table = table(f.line(), given);
        if (given != null) {
            given.refuseUnknownKeys();
        }
        f.refuseUnknownKeys();
        return new Scenario.Before(setup, table);
    }

    private static String or(@Nullable Word word, String otherwise) {
        return word == null ? otherwise : word.text();
    }

    /** The outcomes of chance under next, by kind. */
    public static Map<String, List<String>> next(Fields f) {
        Map<String, List<String>> next = new TreeMap<>();
        List<Named<List<Word>>> named = f.maybeNamed("next", node -> f.list(node, f::word));
        if (named != null) {
            named.forEach(n ->
                    next.put(n.name().text(), n.value().stream().map(Word::text).toList()));
        }
        return next;
    }

    // ---------------------------------------------------------------- when and then

    /** One when and then, or several under steps. */
    private List<Scenario.Stage> stages(Fields f, Map<String, List<String>> next) {
        List<Scenario.Stage> stages = new ArrayList<>();
        YamlNode steps = f.node("steps");
        if (steps == null) {
            stages.add(stage(f, next));
        } else {
            for (Fields step : f.list(steps, node -> new Fields(file, node))) {
                Map<String, List<String>> more = next(step);
                stages.add(stage(step, stages.isEmpty() ? merge(next, more) : more));
                step.refuseUnknownKeys();
            }
        }
        return List.copyOf(stages);
    }

    /** Outcomes behind others. */
    public static Map<String, List<String>> merge(Map<String, List<String>> first, Map<String, List<String>> second) {
        Map<String, List<String>> all = new TreeMap<>(first);
        second.forEach((kind, list) -> all.merge(kind, list, (a, b) -> {
            List<String> both = new ArrayList<>(a);
            both.addAll(b);
            return List.copyOf(both);
        }));
        return all;
    }

    private Scenario.Stage stage(Fields f, Map<String, List<String>> next) {
        List<Scenario.Move> moves = moves(f, "when");
        Fields then = fields(f, "then");
        if (then == null) {
            throw new ScenarioException(file, f.line(), "missing key 'then'; a scenario must check something");
        }
        return new Scenario.Stage(next, moves, then(then));
    }

    /** The moves under a key, each with the answers that follow it. */
    public List<Scenario.Move> moves(Fields f, String key) {
        List<Scenario.Move> moves = new ArrayList<>();
        YamlNode when = f.node(key);
        if (when != null) {
            f.list(when, node -> new Fields(file, node)).forEach(m -> moves.addAll(move(m)));
        }
        return List.copyOf(moves);
    }

    /** A move, and the answers of the same seat (or of others) that follow it. */
    private List<Scenario.Move> move(Fields f) {
        List<Word> pay = f.maybeWords("pay");
        YamlNode answers = f.node("answers");
        if (f.rest().size() != 1) {
            throw new ScenarioException(
                    file,
                    f.line(),
                    "expected one character with an option, such as 'captain: pass', found " + f.rest());
        }
        String who = f.rest().getFirst();
        Word seat = new Word(f.lineOf(who), who);
        Word option = f.maybeWord(who);
        List<Scenario.Move> moves = new ArrayList<>();
        if (option != null) {
            moves.add(new Scenario.Move(seat, option, pay));
        }
        if (answers != null) {
            moves.addAll(f.list(answers, node -> answer(f, seat, node)));
        }
        return moves;
    }

    private Scenario.Move answer(Fields f, Word seat, YamlNode node) {
        if (!(node instanceof YamlNode.Mapping)) {
            return new Scenario.Move(seat, f.word(node), null);
        }
        List<Named<Word>> named = f.named(node, f::word);
        if (named.size() != 1) {
            throw f.wrong(node, "one answer, such as 'keep:medkit' or '{scout: decline}'");
        }
        return new Scenario.Move(named.getFirst().name(), named.getFirst().value(), null);
    }

    /** What must be true. */
    public Scenario.Then then(Fields f) {
        Scenario.Then then = new Scenario.Then(
                f.line(),
                tables.read(f),
                f.value("asked", this::asked),
                f.words("offered"),
                f.words("not-offered"),
                orEmpty(f.maybeNamed("means", node -> f.list(node, f::word))),
                orEmpty(f.value("refused", node -> f.list(node, this::refused))),
                orEmpty(f.value("log", node -> logged(f, node))),
                orEmpty(f.value("not-logged", node -> logged(f, node))),
                orEmpty(f.maybeNamed("sees", node -> logged(f, node))),
                f.value("end", this::end),
                f.maybeWords("winners"),
                f.words("absent"),
                f.flag("unchanged", false));
        f.refuseUnknownKeys();
        return then;
    }

    private static <T> List<T> orEmpty(@Nullable List<T> list) {
        return list == null ? List.of() : list;
    }

    private Scenario.Asked asked(YamlNode node) {
        if (node instanceof YamlNode.Text text && text.text().equals("nobody")) {
            return new Scenario.Asked(null, null, null);
        }
        Fields f = new Fields(file, node);
        Word seat = f.maybeWord("seat");
        if (seat == null) {
            throw new ScenarioException(file, f.line(), "expected {seat: ...} or 'nobody'");
        }
        Scenario.Asked asked = new Scenario.Asked(seat, f.maybeWord("reason"), f.maybeWords("options"));
        f.refuseUnknownKeys();
        return asked;
    }

    private Scenario.Refused refused(YamlNode node) {
        Fields f = new Fields(file, node);
        Word seat = f.maybeWord("seat");
        Word option = f.maybeWord("option");
        Word because = f.maybeWord("because");
        f.refuseUnknownKeys();
        if (seat == null || option == null) {
            throw f.wrong(node, "{seat: ..., option: ..., because: ...}");
        }
        return new Scenario.Refused(seat, option, because);
    }

    private List<Scenario.Logged> logged(Fields f, YamlNode node) {
        return f.list(node, entry -> loggedOnce(f, entry));
    }

    /** An event: its name, or its name with some of its fields. */
    public Scenario.Logged loggedOnce(Fields f, YamlNode entry) {
        return entry instanceof YamlNode.Mapping ? event(entry) : new Scenario.Logged(f.word(entry), List.of(), null);
    }

    private Scenario.Logged event(YamlNode entry) {
        Fields f = new Fields(file, entry);
        Word name = f.maybeWord("event");
        if (name == null) {
            throw f.wrong(entry, "{event: name-of-the-event, ...}");
        }
        List<Word> learnedBy = f.value("learned-by", node -> wordOrWords(f, node));
        List<Named<Word>> fields = new ArrayList<>();
        for (String key : f.rest()) {
            Word value = f.value(key, node -> truthOrWord(f, node));
            if (value != null) {
                fields.add(new Named<>(new Word(f.lineOf(key), key), value));
            }
        }
        return new Scenario.Logged(name, List.copyOf(fields), learnedBy);
    }

    private static List<Word> wordOrWords(Fields f, YamlNode node) {
        return node instanceof YamlNode.Sequence ? f.list(node, f::word) : List.of(f.word(node));
    }

    private static Word truthOrWord(Fields f, YamlNode node) {
        return node instanceof YamlNode.Truth truth
                ? new Word(truth.place().line(), Boolean.toString(truth.value()))
                : f.word(node);
    }

    private Scenario.End end(YamlNode node) {
        Fields f = new Fields(file, node);
        Scenario.End end = new Scenario.End(
                f.maybeWord("ending"), f.maybeWords("survivors"), f.maybeWords("dead"), f.maybeWords("winners"));
        f.refuseUnknownKeys();
        return end;
    }
}
