package coldwake.testkit.lesson;

import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;

/** Which chance belongs to which step of a lesson: what the right way uses up there, found out by playing it. */
final class TaughtWay {
    private static final Map<String, TaughtWay> MADE = new ConcurrentHashMap<>();

    private final List<List<Map<String, List<String>>>> chance;

    private TaughtWay(List<List<Map<String, List<String>>>> chance) {
        this.chance = chance;
    }

    static TaughtWay of(Lesson lesson, Function<GameSetup, Ruleset> rulesets) {
        return MADE.computeIfAbsent(lesson.id() + " " + lesson.version(), _ -> make(lesson, rulesets));
    }

    private static TaughtWay make(Lesson lesson, Function<GameSetup, Ruleset> rulesets) {
        List<List<Map<String, List<String>>>> all = new ArrayList<>();
        lesson.scenes().forEach(_ -> all.add(new ArrayList<>()));
        LessonRun run = new LessonRun(lesson, rulesets, null);
        Map<String, List<String>> left = lesson.scenes().getFirst().next();
        int scene = 0;
        while (run.now().stage() != Moment.Stage.END) {
            if (run.now().scene() != scene) {
                scene = run.now().scene();
                left = lesson.scenes().get(scene).next();
            }
            boolean fork = run.step() instanceof LessonStep.Fork;
            run.finishStep(null);
            Map<String, List<String>> after = fork ? left : run.now().chance;
            all.get(scene).add(used(left, after));
            left = after;
            run.now().chance = left;
            run.leaveStep();
        }
        return new TaughtWay(all);
    }

    /** What is in the first and no longer in the second, which is the rest of it. */
    private static Map<String, List<String>> used(Map<String, List<String>> before, Map<String, List<String>> after) {
        Map<String, List<String>> used = new TreeMap<>();
        before.forEach((kind, list) -> {
            int count = list.size() - after.getOrDefault(kind, List.of()).size();
            if (count > 0) {
                used.put(kind, List.copyOf(list.subList(0, count)));
            }
        });
        return used;
    }

    Map<String, List<String>> chance(int scene, int step) {
        return chance.get(scene).get(step);
    }
}
