package coldwake.testkit.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.text.Language;
import coldwake.content.text.Messages;
import coldwake.testkit.lesson.LessonStep.Point;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every slot of every lesson has words in three languages, short enough to be read at a table. */
class LessonWordsTest {
    private static final int MOST_SAY = 260;
    private static final int MOST_DO = 60;
    private static final int MOST_REPLY = 220;
    private static final int MOST_TAG = 26;
    private static final int WORDS_A_MINUTE = 200;
    private static final double SECONDS_A_CHOICE = 6;

    @ParameterizedTest
    @EnumSource(Language.class)
    void everySlotHasWordsAndNothingElseHas(Language language) {
        Set<String> slots = new LinkedHashSet<>(List.of("lesson.common.reply", "lesson.common.dead"));
        Lessons.all().forEach(lesson -> slots.addAll(LessonSlots.of(lesson)));
        Messages messages = Messages.of(language);
        List<String> written = messages.keys().stream()
                .filter(key -> key.startsWith("lesson."))
                .filter(key -> !key.endsWith(".why"))
                .toList();
        assertThat(written).containsExactlyInAnyOrderElementsOf(slots);
    }

    @ParameterizedTest
    @EnumSource(Language.class)
    void wordsAreShort(Language language) {
        Messages messages = Messages.of(language);
        for (Lesson lesson : Lessons.all()) {
            for (Lesson.Scene scene : lesson.scenes()) {
                for (LessonStep step : scene.steps()) {
                    String key = step.id() + ".";
                    check(messages, lesson.key(key + "say"), MOST_SAY);
                    if (step instanceof LessonStep.Do) {
                        check(messages, lesson.key(key + "do"), MOST_DO);
                    }
                    step.replies().forEach(reply -> check(messages, lesson.key(key + reply.say()), MOST_REPLY));
                    tags(step).forEach(tag -> check(messages, lesson.key(key + "tag." + tag), MOST_TAG));
                }
            }
        }
    }

    private static Stream<String> tags(LessonStep step) {
        List<Point> points = new ArrayList<>(step.points());
        step.replies().forEach(reply -> points.addAll(reply.points()));
        return points.stream().map(Point::tag).filter(tag -> tag != null);
    }

    private static void check(Messages messages, String key, int most) {
        assertThat(messages.text(key).replace("\u00AD", "")).as(key).hasSizeLessThanOrEqualTo(most);
    }

    /** All that is read on the way, and the time for choices, stay within the planned minutes and a half. */
    @ParameterizedTest
    @EnumSource(Language.class)
    void aLessonTakesAsLongAsItSays(Language language) {
        Messages messages = Messages.of(language);
        for (Lesson lesson : Lessons.all()) {
            int words = 0;
            int choices = 0;
            for (Lesson.Scene scene : lesson.scenes()) {
                for (LessonStep step : scene.steps()) {
                    words += words(messages.text(lesson.key(step.id() + ".say")));
                    choices += step.ways().isEmpty()
                            ? 1
                            : Math.max(1, step.ways().getFirst().play().size());
                    for (LessonStep.Way way : step.ways()) {
                        for (LessonStep.Beat beat : way.beats()) {
                            words += words(messages.text(lesson.key(step.id() + "." + beat.say())));
                        }
                    }
                }
            }
            double minutes = (double) words / WORDS_A_MINUTE + choices * SECONDS_A_CHOICE / 60;
            assertThat(minutes).as(lesson.id()).isLessThan(lesson.minutes() + 0.5);
        }
    }

    private static int words(String text) {
        return text.split("\\s+").length;
    }
}
