package coldwake.testkit.lesson;

import coldwake.engine.Game;
import coldwake.engine.event.GameEvent;
import coldwake.testkit.lesson.LessonStep.Reply;
import coldwake.testkit.lesson.LessonStep.Way;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Where a learner is in a lesson: the game, the step, and what has been said. Copied before everything that is done. */
public final class Moment {
    /** A choice that counts, with what it caused. */
    public record Played(int seat, String option, List<GameEvent> events, int round) {}

    /**
     * A sentence that is said below the words of a step.
     *
     * @param slot the slot of its words
     * @param on what it is about, or null
     */
    public record Said(String slot, @Nullable Happened on) {
        Said(String slot) {
            this(slot, null);
        }
    }

    /** An event: that of a choice, after {@code before} others of it. */
    public record Happened(int choice, int before, GameEvent event) {}

    /** How far a step is. */
    public enum Stage {
        /** It waits for the learner to do, to answer or to read. */
        OPEN,
        /** It is done, and what was said about it can be read. */
        DONE,
        /** The lesson is over. */
        END
    }

    int scene;
    int step;
    Game game;
    List<Played> choices = new ArrayList<>();
    /** The choices that were made before the step began. */
    int stepFrom;
    /** The chance of the right way that is left. */
    Map<String, List<String>> chance = Map.of();

    Stage stage = Stage.OPEN;

    @Nullable Way way;
    /** The ways of forks that were seen. */
    Set<String> seen = new LinkedHashSet<>();
    /** What is said below the words of the step. */
    List<Said> said = new ArrayList<>();

    @Nullable Reply reply;

    @Nullable String answer;

    boolean right;
    /** Whether the choice that is being carried out is one of the right way. */
    boolean onTheWay = true;
    /** The choice that the step is not about, until it is carried out. */
    @Nullable String departed;
    /** Where the step before began, as a list back to the first. */
    @Nullable Moment before;

    Moment(Game game) {
        this.game = game;
    }

    Moment copy() {
        Moment m = new Moment(game.copy());
        m.scene = scene;
        m.step = step;
        m.choices = new ArrayList<>(choices);
        m.stepFrom = stepFrom;
        m.chance = chance;
        m.stage = stage;
        m.way = way;
        m.seen = new LinkedHashSet<>(seen);
        m.said = new ArrayList<>(said);
        m.reply = reply;
        m.answer = answer;
        m.right = right;
        m.onTheWay = onTheWay;
        m.departed = departed;
        m.before = before;
        return m;
    }

    public Game game() {
        return game;
    }

    public int scene() {
        return scene;
    }

    public int step() {
        return step;
    }

    public List<Played> choices() {
        return choices;
    }

    public Stage stage() {
        return stage;
    }

    public @Nullable Way way() {
        return way;
    }

    /** The ways of forks that were seen, as STEP.WAY. */
    public Set<String> seen() {
        return seen;
    }

    public List<Said> said() {
        return said;
    }

    /** What is answered to a choice that the step is not about. */
    public @Nullable Reply reply() {
        return reply;
    }

    /** The last answer to the question of the step. */
    public @Nullable String answer() {
        return answer;
    }

    public boolean right() {
        return right;
    }

    /** All that happened since the step began. */
    List<GameEvent> told() {
        return happened().stream().map(Happened::event).toList();
    }

    /** The same, with the choices that caused it. */
    List<Happened> happened() {
        return IntStream.range(Math.min(stepFrom, choices.size()), choices.size())
                .boxed()
                .flatMap(k -> {
                    List<GameEvent> events = choices.get(k).events();
                    return IntStream.range(0, events.size()).mapToObj(n -> new Happened(k, n, events.get(n)));
                })
                .toList();
    }
}
