package coldwake.server.wire;

import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.content.text.Narrator;
import coldwake.engine.Game;
import coldwake.engine.event.GameEvent;
import coldwake.testkit.lesson.Lesson;
import coldwake.testkit.lesson.LessonRun;
import coldwake.testkit.lesson.LessonStep;
import coldwake.testkit.lesson.LessonStep.After;
import coldwake.testkit.lesson.LessonStep.Point;
import coldwake.testkit.lesson.LessonStep.Reply;
import coldwake.testkit.lesson.Lessons;
import coldwake.testkit.lesson.Moment;
import coldwake.testkit.lesson.Remarks;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writes a lesson in one language: the list of them, and where a learner is. */
public final class LessonScribe {
    private final Messages messages;
    private final Lesson lesson;

    public LessonScribe(Language language, Lesson lesson) {
        messages = Messages.of(language);
        this.lesson = lesson;
    }

    /** All lessons for the list. */
    public static List<Wire.LessonListing> list(Language language) {
        return Lessons.all().stream()
                .map(lesson -> new LessonScribe(language, lesson).listing())
                .toList();
    }

    private Wire.LessonListing listing() {
        return new Wire.LessonListing(
                lesson.id(),
                lesson.number(),
                lesson.minutes(),
                lesson.steps(),
                title(),
                text("lead"),
                text("about"),
                List.of(text("topics").split(", ")),
                lesson.teaches(),
                lesson.after());
    }

    public String title() {
        return text("title");
    }

    private String text(String slot) {
        return messages.text(lesson.key(slot));
    }

    private @Nullable String maybe(String slot) {
        return messages.has(lesson.key(slot)) ? text(slot) : null;
    }

    // ---------------------------------------------------------------- where a learner is

    /** Where a learner is. */
    public Wire.LessonInfo now(LessonRun run) {
        Moment now = run.now();
        LessonStep step = run.step();
        String id = step.id() + ".";
        boolean end = now.stage() == Moment.Stage.END;
        Reply reply = now.reply();
        Lesson.Scene scene = lesson.scenes().get(now.scene());
        return new Wire.LessonInfo(
                lesson.id(),
                lesson.number(),
                title(),
                lesson.before(now.scene(), now.step()) + 1,
                lesson.steps(),
                step.kind(),
                now.stage().name().toLowerCase(Locale.ROOT),
                end ? List.of() : points(step, reply),
                now.step() == 0 && scene.id() != null ? text("cut." + scene.id()) : null,
                end ? text("done") : text(id + "say"),
                end ? null : maybe(id + "why"),
                step instanceof LessonStep.Do ? text(id + "do") : null,
                end ? List.of() : said(step, now),
                reply == null ? null : reply(step, reply),
                step instanceof LessonStep.Fork fork ? ways(fork, now) : List.of(),
                question(step, now),
                dark(),
                lesson.teaches().getFirst(),
                isWhole(now));
    }

    private List<Wire.PointInfo> points(LessonStep step, @Nullable Reply reply) {
        List<Point> points = reply == null || reply.points().isEmpty() ? step.points() : reply.points();
        return points.stream()
                .map(point -> new Wire.PointInfo(
                        point.at(), point.tag() == null ? null : text(step.id() + ".tag." + point.tag())))
                .toList();
    }

    private List<Wire.LessonSaid> said(LessonStep step, Moment now) {
        return now.said().stream()
                .map(said -> new Wire.LessonSaid(text(step.id() + "." + said.slot()), beat(now, said.on())))
                .toList();
    }

    /** The line of the log that a sentence is about. Lines of one choice and one kind are told apart by their order. */
    private static Wire.@Nullable LessonBeat beat(Moment now, Moment.@Nullable Happened on) {
        if (on == null) {
            return null;
        }
        String word = Narrator.word(on.event());
        List<GameEvent> earlier = now.choices().get(on.choice()).events().subList(0, on.before());
        int same = (int) earlier.stream()
                .filter(event -> Narrator.word(event).equals(word))
                .count();
        return new Wire.LessonBeat(on.choice(), word, same);
    }

    private Wire.LessonReply reply(LessonStep step, Reply reply) {
        String words = switch (reply.say()) {
            case LessonRun.COMMON -> messages.text("lesson.common.reply");
            case LessonRun.DEAD -> messages.text("lesson.common.dead");
            default -> text(step.id() + "." + reply.say());
        };
        return new Wire.LessonReply(words, reply.then() != After.BACK);
    }

    private List<Wire.LessonWay> ways(LessonStep.Fork fork, Moment now) {
        String id = fork.id() + ".";
        return fork.ways().stream()
                .map(way -> new Wire.LessonWay(
                        way.id(),
                        text(id + way.id()),
                        text(id + way.id() + ".note"),
                        now.seen().contains(id + way.id())))
                .toList();
    }

    private Wire.@Nullable LessonQuestion question(LessonStep step, Moment now) {
        String id = step.id() + ".";
        String answer = now.answer();
        return switch (step) {
            case LessonStep.Ask ask ->
                new Wire.LessonQuestion(
                        answers(id, ask.choices()),
                        ask.right().size() > 1,
                        ask.ordered(),
                        answer,
                        now.right(),
                        answer == null ? null : text(id + (now.right() ? "right" : "wrong")));
            case LessonStep.Talk talk ->
                new Wire.LessonQuestion(
                        answers(id, talk.answers()),
                        false,
                        false,
                        answer,
                        true,
                        answer == null ? null : text(id + answer + ".said"));
            default -> null;
        };
    }

    private List<Wire.LessonAnswer> answers(String id, List<String> choices) {
        return choices.stream()
                .map(choice -> new Wire.LessonAnswer(choice, text(id + choice)))
                .toList();
    }

    /** The instruments of the table that later lessons teach. */
    private Map<String, Integer> dark() {
        Map<String, Integer> dark = new LinkedHashMap<>();
        if (lesson.number() > 0) {
            Lessons.all().stream()
                    .filter(later -> later.number() > lesson.number())
                    .forEach(later -> later.lights().forEach(light -> dark.put(light, later.number())));
        }
        return dark;
    }

    /** Whether both ways of every fork were seen. */
    private boolean isWhole(Moment now) {
        return lesson.scenes().stream()
                .flatMap(scene -> scene.steps().stream())
                .filter(LessonStep.Fork.class::isInstance)
                .allMatch(fork ->
                        fork.ways().stream().allMatch(way -> now.seen().contains(fork.id() + "." + way.id())));
    }

    // ---------------------------------------------------------------- the first watch

    /** What the coach of a whole game can say now; who hears it remembers what was said before. */
    public Wire.LessonInfo watch(Game game, int seat) {
        List<Wire.LessonSaid> said = Remarks.of(game.state(), seat).stream()
                .map(slot -> new Wire.LessonSaid(text(slot), null))
                .toList();
        return new Wire.LessonInfo(
                lesson.id(),
                lesson.number(),
                title(),
                1,
                1,
                "coach",
                game.over() ? "end" : "open",
                List.of(),
                null,
                game.over() ? text("done") : "",
                null,
                null,
                said,
                null,
                List.of(),
                null,
                Map.of(),
                lesson.teaches().getFirst(),
                true);
    }
}
