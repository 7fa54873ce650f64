package coldwake.testkit.lesson;

import coldwake.testkit.scenario.Scenario;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One step of a lesson: one thing to look at, to do, to watch or to answer. */
public sealed interface LessonStep {
    String id();

    /** What the pointers point at. */
    List<Point> points();

    /** The word of files and of the protocol for its kind. */
    default String kind() {
        return switch (this) {
            case Look _ -> "look";
            case Do _ -> "do";
            case Watch _ -> "watch";
            case Fork _ -> "fork";
            case Ask _ -> "ask";
            case Talk _ -> "talk";
        };
    }

    /** The ways through it: one for what is done or watched, several at a fork. */
    default List<Way> ways() {
        return switch (this) {
            case Do step -> List.of(step.way());
            case Watch step -> List.of(step.way());
            case Fork step -> step.ways();
            case Look _, Ask _, Talk _ -> List.of();
        };
    }

    /** What is answered to choices that the step is not about. */
    default List<Reply> replies() {
        return switch (this) {
            case Do step -> step.replies();
            case Fork step -> step.replies();
            case Look _, Watch _, Ask _, Talk _ -> List.of();
        };
    }

    /** Words and pointers. */
    record Look(String id, List<Point> points) implements LessonStep {}

    /** Something to bring about, however. */
    record Do(String id, List<Point> points, Way way, List<Reply> replies) implements LessonStep {}

    /** Others act, or the ship. */
    record Watch(String id, List<Point> points, Way way) implements LessonStep {}

    /** Two ways with their price, neither of them wrong. */
    record Fork(String id, List<Point> points, List<Way> ways, List<Reply> replies) implements LessonStep {}

    /**
     * A question about what was seen.
     *
     * @param right the right answers; empty if the table says them: the noisy numbers around the learner's room
     * @param ordered whether the order counts
     */
    record Ask(String id, List<Point> points, List<String> choices, List<String> right, boolean ordered)
            implements LessonStep {}

    /** A puppet says something, and the learner answers; the game does not change. */
    record Talk(String id, List<Point> points, String from, List<String> answers) implements LessonStep {}

    /**
     * A way through a step.
     *
     * @param id its name at a fork
     * @param next chance of its own, at a fork
     * @param goal what the learner must bring about, or null for what is only watched
     * @param play the reference way
     * @param others what the cast does after it
     * @param then what a test checks besides the goal
     * @param whole both together
     */
    record Way(
            String id,
            Map<String, List<String>> next,
            Scenario.@Nullable Then goal,
            List<Scenario.Move> play,
            List<Scenario.Move> others,
            List<Beat> beats,
            Scenario.@Nullable Then then,
            Scenario.Then whole) {}

    /** An event that has a sentence. */
    record Beat(Scenario.Logged on, String say) {}

    /** What is pointed at, with the slot of a tag if it needs a name. */
    record Point(int line, String at, @Nullable String tag) {}

    /**
     * An answer to another choice than the one the step is about.
     *
     * @param on the option, with {@code *} for any rest
     */
    record Reply(int line, String on, String say, After then, List<Point> points) {
        boolean fits(String option) {
            return on.endsWith("*") ? option.startsWith(on.substring(0, on.length() - 1)) : option.equals(on);
        }
    }

    /** What follows a reply. */
    enum After {
        /** The learner takes it back or carries on. */
        OFFER_BACK,
        /** It is only said. */
        GO_ON,
        /** The lesson cannot go on like this. */
        BACK
    }
}
