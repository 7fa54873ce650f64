package coldwake.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.e2e.Guest.Look;
import coldwake.testkit.lesson.Lesson;
import coldwake.testkit.lesson.Lessons;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Each lesson is taken to its end with the keyboard alone, at a desk and on the layout of a phone. */
class LessonTest extends BrowserTest {

    static Stream<String> lessons() {
        return Lessons.all().stream().filter(lesson -> !lesson.watch()).map(Lesson::id);
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void isTakenWithTheKeyboardAlone(String lesson) {
        Guest guest = guest();
        new Pupil(guest, lesson).open().finish();
        guest.go("/lessons");
        if (!lesson.equals("tour")) {
            guest.find("li.done [data-lesson-row=" + lesson + "]").waitFor();
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void isTakenOnAPhone(String lesson) {
        new Pupil(guest(Look.PHONE), lesson).open().finish();
    }

    @Test
    void isTakenWithMotion() {
        new Pupil(guest(Look.DESK.moving()), "cold-wake").open().finish();
    }

    @Test
    void pointersPointAtWhatIsThere() {
        Guest guest = guest();
        new Pupil(guest, "cold-wake").open();
        guest.find("[data-continue]").click();
        guest.page().waitForFunction("() => document.querySelector('[data-pointers]').children.length === 4");
        guest.find("[data-continue]").click();
        guest.page()
                .waitForFunction("() => document.querySelector('[data-pointers]').dataset.pointers"
                        + " === 'room:006 panel:hand'");
    }

    /** Another choice is played and answered; taking it back leaves no trace. */
    @Test
    void anotherChoiceIsTakenBack() {
        Guest guest = guest();
        new Pupil(guest, "cold-wake").open();
        guest.find("[data-continue]").click();
        guest.find("[data-step='2'] [data-continue]").click();
        guest.find("[data-step='3']").waitFor();
        guest.find("[data-option='move:008']").click();
        guest.find("[data-confirm]").click();
        guest.find("[data-option^='pay:'] >> nth=0").waitFor();
        guest.find("[data-confirm]").click();
        guest.find("[data-reply]").waitFor();
        guest.find("[data-reply] .btn.go").click();
        guest.find("[data-reply]").waitFor(gone());
        guest.find("[data-option='move:008']").first().waitFor();
    }

    @Test
    void aNewcomerIsOfferedTheFirstLesson() {
        Guest guest = guest().go("/");
        guest.find("[data-play]").click();
        guest.find("[data-first-lesson]").click();
        guest.find("[data-lesson=cold-wake]").waitFor();
        guest.go("/");
        guest.find("[data-play]").click();
        guest.find("[data-number]").first().waitFor();
        assertThat(guest.find("[data-lesson]").count()).isZero();
    }

    @Test
    void rulesLeadToTheirLesson() {
        Guest guest = guest().go("/rules/rule.doors");
        guest.find("[data-try=doors-and-ducts]").click();
        guest.find("[data-lesson=doors-and-ducts]").waitFor();
    }
}
