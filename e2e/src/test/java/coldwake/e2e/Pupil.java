package coldwake.e2e;

import coldwake.engine.decision.Decision;
import coldwake.server.table.Table;
import coldwake.testkit.lesson.LessonRun;
import coldwake.testkit.lesson.LessonStep;
import coldwake.testkit.lesson.Moment.Stage;
import coldwake.testkit.scenario.Scenario;
import coldwake.testkit.scenario.Word;
import com.microsoft.playwright.Locator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;

/** Somebody who takes a lesson as it is taught, with the keyboard alone. */
final class Pupil {
    private static final int MOST = 200;

    private final Guest guest;
    private final String lesson;
    private String table = "";

    Pupil(Guest guest, String lesson) {
        this.guest = guest;
        this.lesson = lesson;
    }

    /** Opens the lesson from the list. */
    Pupil open() {
        guest.go("/lessons");
        if ("tour".equals(lesson)) {
            press("[data-tour]");
        } else {
            press("[data-lesson-row=" + lesson + "]");
            press("[data-start=" + lesson + "]");
        }
        guest.find("[data-lesson=" + lesson + "]").waitFor();
        table = guest.page().url().replaceAll(".*/t/([a-z0-9]+).*", "$1");
        return this;
    }

    /** Does what every step asks for, until the end. */
    void finish() {
        for (int k = 0; k < MOST && stage() != Stage.END; k++) {
            String before = where();
            goOn();
            guest.await("something to come of " + before, () -> !where().equals(before));
        }
        guest.find("[data-end]").waitFor();
    }

    private void press(String selector) {
        guest.find(selector + ":visible").first().press("Enter");
    }

    private <T> T read(Function<Table, T> reader) {
        return BrowserTest.stand().server().tables().read(table, reader);
    }

    private <T> T run(Function<LessonRun, T> reader) {
        return read(t -> reader.apply(Objects.requireNonNull(t.lessonRun())));
    }

    Stage stage() {
        return run(run -> run.now().stage());
    }

    /** Which step it is, as the page counts them. */
    private int number() {
        return run(run -> run.lesson().before(run.now().scene(), run.now().step()) + 1);
    }

    /** A step and all that has been done in it. */
    private String where() {
        return run(run -> run.step().id() + " " + run.now().stage() + " "
                + run.now().game().state().decisionNumber() + " " + run.now().answer());
    }

    private void goOn() {
        LessonStep step = run(LessonRun::step);
        guest.find("[data-step='" + number() + "'][data-stage=" + stage().name().toLowerCase(Locale.ROOT) + "]")
                .waitFor();
        if (stage() == Stage.DONE || step instanceof LessonStep.Look) {
            readOn();
            return;
        }
        switch (step) {
            case LessonStep.Ask ask -> answer(ask);
            case LessonStep.Talk talk -> press("[data-answer=" + talk.answers().getFirst() + "]");
            case LessonStep.Fork fork ->
                press("[data-way=" + fork.ways().getFirst().id() + "]");
            case LessonStep.Do task -> choose(task);
            case LessonStep.Look _, LessonStep.Watch _ -> throw new IllegalStateException(step + " waits for nobody");
        }
    }

    /** Sentence after sentence, until the last one is read; none is left before something has come of the last press. */
    private void readOn() {
        String before = where();
        for (int k = 0; k < MOST && where().equals(before); k++) {
            String heard = heard();
            press("[data-continue]");
            guest.await("the next sentence after " + before, () -> !where().equals(before) || !heard().equals(heard));
        }
    }

    /** The words that stand in the panel now. */
    private String heard() {
        return String.valueOf(
                guest.page().evaluate("() => document.getElementById('lesson-words')?.textContent ?? ''"));
    }

    private void answer(LessonStep.Ask ask) {
        List<String> right = ask.right().isEmpty() ? List.of(nextGuess(ask)) : ask.right();
        right.forEach(answer -> press("[data-answer='" + answer + "']"));
        if (right.size() > 1 && !ask.ordered()) {
            press("[data-answers]");
        }
    }

    /** Where the table says the right answer, a pupil tries one after the other. */
    private String nextGuess(LessonStep.Ask ask) {
        String last = run(run -> String.valueOf(run.now().answer()));
        return ask.choices().get(ask.choices().indexOf(last) + 1);
    }

    private void choose(LessonStep.Do task) {
        int you = run(LessonRun::you);
        Decision decision = read(t -> t.running().decision(you));
        String character = run(run -> run.lesson().you());
        List<Scenario.Move> own = task.way().play().stream()
                .filter(move -> move.who().text().equals(character))
                .toList();
        String option = wanted(own, decision);
        guest.waitForQuestion(decision.number());
        if ("pass".equals(option)) {
            guest.passByKey();
            return;
        }
        reveal(option);
        if (option.startsWith("pay:")
                && guest.find("[data-option='" + option + "']:visible").count() == 0) {
            // A phone shows the card that is suggested; the others lie in the hand.
            press("[data-confirm]");
            return;
        }
        boolean suggested = isArmed(option);
        String before = where();
        press("[data-option='" + option + "']");
        if (!suggested) {
            guest.await("the choice of " + option, () -> !where().equals(before) || isArmed(option));
            if (where().equals(before)) {
                guest.page().keyboard().press("Enter");
            }
        }
    }

    private boolean isArmed(String option) {
        return guest.find("[data-option='" + option + "'][aria-pressed=true]").count() > 0;
    }

    /** The first move of the step that can be made, a card that it names as payment, or whatever comes first. */
    private static String wanted(List<Scenario.Move> moves, Decision decision) {
        List<String> wishes = new ArrayList<>();
        for (Scenario.Move move : moves) {
            wishes.add(move.option().text());
        }
        for (Scenario.Move move : moves) {
            List<Word> cards = move.pay();
            if (cards != null) {
                cards.forEach(card -> wishes.add("pay:" + card));
            }
        }
        return wishes.stream()
                .filter(decision.options()::contains)
                .findFirst()
                .orElse(decision.options().getFirst());
    }

    /** Opens groups of answers until the one that is wanted is in sight. */
    private void reveal(String option) {
        Locator wanted = guest.find("[data-option='" + option + "']:visible");
        if (wanted.count() > 0) {
            return;
        }
        for (Locator group : guest.find("[data-group]:visible").all()) {
            // The only answer of a group is armed with it, and Enter would confirm it.
            guest.page().keyboard().press("Escape");
            if (!"true".equals(group.getAttribute("aria-expanded"))) {
                group.press("Enter");
                guest.page().waitForFunction("e => e.getAttribute('aria-expanded') === 'true'", group.elementHandle());
            }
            if (wanted.count() > 0) {
                return;
            }
        }
    }
}
