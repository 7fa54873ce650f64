package coldwake.testkit.lesson;

import coldwake.testkit.lesson.LessonStep.Way;
import coldwake.testkit.scenario.Scenario;
import coldwake.testkit.scenario.ScenarioReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What remains of a lesson without the keys of lessons: one scenario for every way through each of its scenes. */
public final class LessonScenarios {
    private LessonScenarios() {}

    public static List<Scenario> of(Lesson lesson) {
        List<Scenario> all = new ArrayList<>();
        for (Lesson.Scene scene : lesson.scenes()) {
            int ways = scene.steps().stream()
                    .mapToInt(step -> step.ways().size())
                    .max()
                    .orElse(0);
            for (int way = 0; way < ways; way++) {
                all.add(scenario(lesson, scene, way));
            }
        }
        return List.copyOf(all);
    }

    private static Scenario scenario(Lesson lesson, Lesson.Scene scene, int choice) {
        List<Scenario.Stage> stages = new ArrayList<>();
        Map<String, List<String>> next = scene.next();
        for (LessonStep step : scene.steps()) {
            if (!step.ways().isEmpty()) {
                Way way = step.ways().get(Math.min(choice, step.ways().size() - 1));
                add(stages, way, ScenarioReader.merge(next, way.next()));
                next = Map.of();
            }
        }
        Scenario p = scene.position();
        String id = lesson.id() + (scene.id() == null ? "" : "-" + scene.id()) + "-" + (choice + 1);
        return new Scenario(
                p.file(), id, lesson.id(), lesson.teaches(), p.setup(), p.given(), p.freeChance(), false, stages);
    }

    /** What the others do comes after the goal, and what is checked besides it comes after that. */
    private static void add(List<Scenario.Stage> stages, Way way, Map<String, List<String>> next) {
        Scenario.Then goal = way.goal();
        Scenario.Then then = way.then();
        if (goal == null || way.others().isEmpty() || then == null) {
            stages.add(new Scenario.Stage(next, way.play(), way.whole()));
        } else {
            stages.add(new Scenario.Stage(next, way.play(), goal));
            stages.add(new Scenario.Stage(Map.of(), way.others(), then));
        }
    }
}
