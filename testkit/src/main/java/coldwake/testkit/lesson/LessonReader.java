package coldwake.testkit.lesson;

import coldwake.content.facts.SourceLine;
import coldwake.content.facts.YamlNode;
import coldwake.testkit.lesson.LessonStep.After;
import coldwake.testkit.lesson.LessonStep.Beat;
import coldwake.testkit.lesson.LessonStep.Point;
import coldwake.testkit.lesson.LessonStep.Reply;
import coldwake.testkit.lesson.LessonStep.Way;
import coldwake.testkit.scenario.Fields;
import coldwake.testkit.scenario.Named;
import coldwake.testkit.scenario.Scenario;
import coldwake.testkit.scenario.ScenarioException;
import coldwake.testkit.scenario.ScenarioReader;
import coldwake.testkit.scenario.TableDescription;
import coldwake.testkit.scenario.Word;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads lesson files with the reader of scenarios; what is not about lessons is read there. */
final class LessonReader {
    private final String file;
    private final YamlNode ship;
    private final ScenarioReader scenarios;

    private LessonReader(String file, YamlNode ship) {
        this.file = file;
        this.ship = ship;
        scenarios = new ScenarioReader(file);
    }

    /** @param ship what every lesson finds aboard where it does not say otherwise */
    static Lesson read(String file, String text, String version, YamlNode ship) {
        Fields fields = new Fields(file, ScenarioReader.tree(file, text));
        return new LessonReader(file, ship).lesson(fields, version);
    }

    private Lesson lesson(Fields f, String version) {
        String id = f.text("lesson");
        Integer number = f.maybeNumber("number");
        Integer minutes = f.maybeNumber("minutes");
        if (number == null || minutes == null) {
            throw new ScenarioException(file, f.line(), "expected number and minutes");
        }
        String you = f.text("you");
        List<String> after = texts(f.words("after"));
        List<String> teaches = texts(f.words("teaches"));
        List<String> lights = texts(f.words("lights"));
        boolean watch = f.flag("watch", false);
        Scenario.Setup setup = scenarios.setup(f);
        Map<String, String> otherwise = otherwise(f);
        cast(f);
        List<Lesson.Scene> scenes = f.value("scenes", node -> f.list(node, n -> scene(n, setup, otherwise)));
        if (scenes == null) {
            scenes = List.of(scene(f, null, setup, otherwise, watch));
        }
        f.refuseUnknownKeys();
        return new Lesson(id, number, minutes, version, you, after, teaches, lights, watch, scenes);
    }

    private Lesson.Scene scene(YamlNode node, Scenario.Setup setup, Map<String, String> otherwise) {
        Fields f = new Fields(file, node);
        Lesson.Scene scene = scene(f, f.text("id"), setup, otherwise, false);
        f.refuseUnknownKeys();
        return scene;
    }

    private Lesson.Scene scene(
            Fields f, @Nullable String id, Scenario.Setup setup, Map<String, String> otherwise, boolean watch) {
        Fields given = f.value("given", node -> new Fields(file, Trees.aboard(ship, node)));
        TableDescription table = scenarios.table(f.line(), given);
        if (given != null) {
            given.refuseUnknownKeys();
        }
        Scenario position = new Scenario(file, file, file, List.of(), setup, table, watch, false, List.of());
        Map<String, List<String>> next = ScenarioReader.next(f);
        YamlNode steps = f.node("steps");
        return new Lesson.Scene(
                id, position, next, otherwise, steps == null ? List.of() : f.list(steps, node -> step(node)));
    }

    private static Map<String, String> otherwise(Fields f) {
        Map<String, String> all = new TreeMap<>();
        List<Named<Word>> named = f.maybeNamed("otherwise", f::word);
        if (named != null) {
            named.forEach(n -> all.put(n.name().text(), n.value().text()));
        }
        return all;
    }

    /** The others of the crew follow the script; there is no other kind yet. */
    private void cast(Fields f) {
        List<Named<Word>> named = f.maybeNamed("cast", f::word);
        for (Named<Word> member : named == null ? List.<Named<Word>>of() : named) {
            if (!member.value().text().equals("still")) {
                throw new ScenarioException(
                        file, member.value().line(), "found '" + member.value() + "', expected still");
            }
        }
    }

    // ---------------------------------------------------------------- steps

    private LessonStep step(YamlNode node) {
        Fields f = new Fields(file, node);
        String kind = f.rest().isEmpty() ? "" : f.rest().getFirst();
        String id = f.text(kind);
        LessonStep step = switch (kind) {
            case "look" -> new LessonStep.Look(id, points(f));
            case "do" -> new LessonStep.Do(id, points(f), way(f, id), replies(f));
            case "watch" -> new LessonStep.Watch(id, points(f), way(f, id));
            case "fork" -> new LessonStep.Fork(id, points(f), ways(f), replies(f));
            case "ask" -> ask(f, id);
            case "talk" -> new LessonStep.Talk(id, points(f), f.text("from"), texts(f.words("answers")));
            default ->
                throw new ScenarioException(
                        file, f.line(), "found '" + kind + "', expected look, do, watch, fork, ask or talk first");
        };
        f.refuseUnknownKeys();
        if (step instanceof LessonStep.Do task && task.way().goal() == null) {
            throw new ScenarioException(file, f.line(), "missing key 'goal'");
        }
        return step;
    }

    private LessonStep.Ask ask(Fields f, String id) {
        List<String> choices = texts(f.words("choices"));
        YamlNode right = f.node("right");
        boolean computed = right instanceof YamlNode.Text text && text.text().equals("computed");
        List<String> answers = computed || right == null ? List.of() : texts(f.list(right, f::word));
        if (right == null || !choices.containsAll(answers)) {
            throw new ScenarioException(file, f.line(), "expected right: computed, or some of the choices");
        }
        return new LessonStep.Ask(id, points(f), choices, answers, f.flag("ordered", false));
    }

    private List<Way> ways(Fields f) {
        YamlNode ways = f.node("ways");
        if (ways == null) {
            throw new ScenarioException(file, f.line(), "missing key 'ways'");
        }
        return f.list(ways, node -> {
            Fields w = new Fields(file, node);
            Way way = way(w, w.text("way"));
            w.refuseUnknownKeys();
            return way;
        });
    }

    private Way way(Fields f, String id) {
        return new Way(
                id,
                ScenarioReader.next(f),
                then(f, "goal"),
                scenarios.moves(f, "play"),
                scenarios.moves(f, "others"),
                beats(f),
                then(f, "then"),
                whole(f));
    }

    private Scenario.@Nullable Then then(Fields f, String key) {
        Fields then = scenarios.fields(f, key);
        return then == null ? null : scenarios.then(then);
    }

    private Scenario.Then whole(Fields f) {
        YamlNode nothing = new YamlNode.Mapping(new SourceLine(file, f.line()), Map.of());
        YamlNode goal = Objects.requireNonNullElse(f.node("goal"), nothing);
        YamlNode then = Objects.requireNonNullElse(f.node("then"), nothing);
        return scenarios.then(new Fields(file, Trees.joined(goal, then)));
    }

    private List<Beat> beats(Fields f) {
        YamlNode beats = f.node("beats");
        return beats == null
                ? List.of()
                : f.list(beats, node -> {
                    Fields b = new Fields(file, node);
                    YamlNode on = b.node("on");
                    if (on == null) {
                        throw b.wrong(node, "{on: EVENT, say: SLOT}");
                    }
                    Beat beat = new Beat(scenarios.loggedOnce(b, on), b.text("say"));
                    b.refuseUnknownKeys();
                    return beat;
                });
    }

    private List<Reply> replies(Fields f) {
        YamlNode replies = f.node("replies");
        return replies == null
                ? List.of()
                : f.list(replies, node -> {
                    Fields r = new Fields(file, node);
                    Reply reply = new Reply(r.line(), r.text("on"), r.text("say"), after(r), points(r));
                    r.refuseUnknownKeys();
                    return reply;
                });
    }

    private After after(Fields f) {
        String word = f.text("then");
        return switch (word) {
            case "offer-back" -> After.OFFER_BACK;
            case "go-on" -> After.GO_ON;
            case "back" -> After.BACK;
            default ->
                throw new ScenarioException(
                        file, f.lineOf("then"), "found '" + word + "', expected offer-back, go-on or back");
        };
    }

    private List<Point> points(Fields f) {
        YamlNode points = f.node("point");
        return points == null
                ? List.of()
                : f.list(points, node -> {
                    if (!(node instanceof YamlNode.Mapping)) {
                        Word at = f.word(node);
                        return new Point(at.line(), at.text(), null);
                    }
                    Fields p = new Fields(file, node);
                    Point point = new Point(p.line(), p.text("at"), p.text("tag"));
                    p.refuseUnknownKeys();
                    return point;
                });
    }

    private static List<String> texts(List<Word> words) {
        List<String> texts = new ArrayList<>();
        words.forEach(word -> texts.add(word.text()));
        return List.copyOf(texts);
    }
}
