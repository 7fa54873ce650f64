package coldwake.testkit.lesson;

import coldwake.testkit.lesson.LessonStep.Point;
import java.util.ArrayList;
import java.util.List;

/** The keys of all words that a lesson needs. */
final class LessonSlots {
    private LessonSlots() {}

    static List<String> of(Lesson lesson) {
        List<String> slots = new ArrayList<>(List.of("title", "lead", "about", "topics", "done"));
        if (lesson.watch()) {
            slots.addAll(Remarks.SLOTS);
        }
        for (Lesson.Scene scene : lesson.scenes()) {
            if (scene.id() != null) {
                slots.add("cut." + scene.id());
            }
            scene.steps().forEach(step -> add(slots, step));
        }
        return slots.stream().distinct().map(lesson::key).toList();
    }

    private static void add(List<String> slots, LessonStep step) {
        List<String> own = new ArrayList<>(List.of("say"));
        points(own, step.points());
        step.ways().forEach(way -> way.beats().forEach(beat -> own.add(beat.say())));
        step.replies().forEach(reply -> {
            own.add(reply.say());
            points(own, reply.points());
        });
        switch (step) {
            case LessonStep.Do _ -> own.add("do");
            case LessonStep.Fork fork ->
                fork.ways().forEach(way -> {
                    own.add(way.id());
                    own.add(way.id() + ".note");
                });
            case LessonStep.Ask ask -> {
                own.addAll(ask.choices());
                own.addAll(List.of("right", "wrong"));
            }
            case LessonStep.Talk talk ->
                talk.answers().forEach(answer -> {
                    own.add(answer);
                    own.add(answer + ".said");
                });
            case LessonStep.Look _, LessonStep.Watch _ -> {}
        }
        own.forEach(slot -> slots.add(step.id() + "." + slot));
    }

    private static void points(List<String> slots, List<Point> points) {
        points.stream().map(Point::tag).filter(tag -> tag != null).forEach(tag -> slots.add("tag." + tag));
    }
}
