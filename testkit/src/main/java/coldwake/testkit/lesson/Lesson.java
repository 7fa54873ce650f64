package coldwake.testkit.lesson;

import coldwake.testkit.scenario.Scenario;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A lesson: a scenario with words, goals and replies. The words themselves are messages, {@code lesson.ID.STEP.SLOT}.
 *
 * @param number its place in the row; 0 for the tour of the table
 * @param version a digest of its file, so that what was played of another version is not mistaken for this one
 * @param you the character of the learner
 * @param after lessons that should come before; shown, never enforced
 * @param teaches the rules it teaches, by their ids
 * @param lights instruments of the table that come on with it
 * @param watch whether it is a whole game with free chance rather than steps
 */
public record Lesson(
        String id,
        int number,
        int minutes,
        String version,
        String you,
        List<String> after,
        List<String> teaches,
        List<String> lights,
        boolean watch,
        List<Scene> scenes) {

    /** The key of one of its words. */
    public String key(String slot) {
        return "lesson." + id + "." + slot;
    }

    /** How many steps all its scenes have. */
    public int steps() {
        return scenes.stream().mapToInt(scene -> scene.steps().size()).sum();
    }

    /** How many steps come before one of a scene. */
    public int before(int scene, int step) {
        return scenes.subList(0, scene).stream().mapToInt(s -> s.steps().size()).sum() + step;
    }

    /**
     * A position with its chance and its steps.
     *
     * @param id of the words for the cut that leads to it; null for the only scene
     * @param position the scenario without its moves
     * @param next the chance of the right way, in order
     * @param otherwise one outcome for each kind of chance when nothing else is said
     */
    public record Scene(
            @Nullable String id,
            Scenario position,
            Map<String, List<String>> next,
            Map<String, String> otherwise,
            List<LessonStep> steps) {}
}
