package coldwake.testkit.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import coldwake.content.Rulesets;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.testkit.lesson.LessonRun.Go;
import coldwake.testkit.lesson.LessonStep.After;
import coldwake.testkit.lesson.LessonStep.Reply;
import coldwake.testkit.lesson.LessonStep.Way;
import coldwake.testkit.lesson.Moment.Stage;
import coldwake.testkit.scenario.Runner;
import coldwake.testkit.scenario.Scenario;
import coldwake.testkit.scenario.ScenarioResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Every lesson, played as it is taught, every other way, and any way at all. */
class LessonsTest {
    private static final int RANDOM_CHOICES = 1_000;
    private static final Map<GameSetup, Ruleset> RULES = new ConcurrentHashMap<>();

    static Stream<Named<Lesson>> guided() {
        return lessons().map(lesson -> Named.of(lesson.id(), lesson));
    }

    private static Stream<Lesson> lessons() {
        return Lessons.all().stream().filter(lesson -> !lesson.watch());
    }

    static LessonRun start(Lesson lesson) {
        return LessonRun.start(lesson, setup -> RULES.computeIfAbsent(setup, Rulesets::of));
    }

    static Stream<Named<Scenario>> scenarios() {
        return lessons()
                .flatMap(lesson -> LessonScenarios.of(lesson).stream())
                .map(scenario -> Named.of(scenario.id(), scenario));
    }

    @Test
    void lessonsAreNumberedInTheirOrder() {
        assertThat(Lessons.all()).extracting(Lesson::number).containsExactly(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0);
    }

    /** Without its words a lesson is a scenario: each goal comes true, each check holds, no chance is left over. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("scenarios")
    void everyWayIsAScenarioThatPasses(Scenario scenario) {
        ScenarioResult outcome = Runner.play(scenario);
        assertThat(outcome.passed()).as(outcome.text()).isTrue();
    }

    /** A learner who does what is asked for comes to the end, and hears every sentence of the right way. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("guided")
    void aLearnerComesToTheEnd(Lesson lesson) {
        LessonRun run = start(lesson);
        List<String> unsaid = new ArrayList<>();
        for (int k = 0; k < 200 && run.now().stage() != Stage.END; k++) {
            boolean open = run.now().stage() == Stage.OPEN;
            Way way = run.now().way();
            if (!open && way != null && run.step() instanceof LessonStep.Do) {
                way.beats().stream()
                        .map(LessonStep.Beat::say)
                        .filter(say -> !Learner.heard(run, say))
                        .forEach(unsaid::add);
            }
            Learner.goOn(run);
        }
        assertThat(run.now().stage()).isEqualTo(Stage.END);
        assertThat(unsaid).filteredOn(say -> !say.equals("dress")).isEmpty();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("guided")
    void everyStepCanBeSkippedAndGoneBackTo(Lesson lesson) {
        LessonRun run = start(lesson);
        List<Long> hashes = new ArrayList<>();
        List<Integer> steps = new ArrayList<>();
        while (run.now().stage() != Stage.END) {
            int before = number(run);
            if (run.now().stage() == Stage.OPEN || run.step() instanceof LessonStep.Watch) {
                steps.add(before);
                hashes.add(run.now().game().state().hash());
            }
            run.go(Go.SKIP, null);
        }
        assertThat(steps).hasSize(lesson.steps());
        for (int k = steps.size() - 2; k >= 0; k--) {
            run.go(Go.BACK, null);
            assertThat(number(run)).isEqualTo(steps.get(k));
            assertThat(run.now().game().state().hash())
                    .as("step " + steps.get(k))
                    .isEqualTo(hashes.get(k));
        }
        run.go(Go.RESTART, null);
        assertThat(number(run)).isZero();
    }

    private static int number(LessonRun run) {
        return run.lesson().before(run.now().scene(), run.now().step());
    }

    /** Every choice that has a reply is offered in its step, gets this reply, and can be taken back without a trace. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("guided")
    void everyReplyIsGiven(Lesson lesson) {
        for (int step = 0; step < lesson.steps(); step++) {
            for (Reply reply : at(lesson, step).step().replies()) {
                LessonRun run = at(lesson, step);
                Learner.Told told = Learner.provoke(run, reply);
                assertThat(told.said())
                        .as(lesson.id() + " " + run.step().id() + ": " + reply)
                        .isTrue();
                assertThat(told.hashAfter()).isEqualTo(told.hashBefore());
            }
        }
    }

    /** From every step any legal choice leads to a question, a reply or an end; whoever dies can take it back. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("guided")
    void anyChoiceIsPossible(Lesson lesson) {
        Random random = new Random(lesson.number());
        for (int step = 0; step < lesson.steps(); step++) {
            LessonRun run = at(lesson, step);
            for (int k = 0; k < RANDOM_CHOICES / lesson.steps(); k++) {
                wander(run, random);
            }
        }
    }

    private static LessonRun at(Lesson lesson, int step) {
        LessonRun run = start(lesson);
        while (number(run) < step) {
            run.go(Go.SKIP, null);
        }
        return run;
    }

    private static void wander(LessonRun run, Random random) {
        Moment now = run.now();
        if (now.reply() != null) {
            run.go(now.reply().then() == After.BACK || random.nextInt(4) == 0 ? Go.TAKE_BACK : Go.CONTINUE, null);
            return;
        }
        if (now.game().over() || (now.game().asked() & 1 << run.you()) == 0) {
            run.go(now.stage() == Stage.END || random.nextInt(9) == 0 ? Go.RESTART : Go.SKIP, null);
            return;
        }
        List<String> options = now.game().decision(run.you()).options();
        run.choose(now.game().state().decisionNumber(), options.get(random.nextInt(options.size())));
    }
}
