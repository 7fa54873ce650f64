package coldwake.testkit.lesson;

import coldwake.engine.agenda.Step;
import coldwake.engine.decision.Decision;
import coldwake.testkit.lesson.LessonRun.Go;
import coldwake.testkit.lesson.LessonStep.After;
import coldwake.testkit.lesson.LessonStep.Reply;
import coldwake.testkit.lesson.LessonStep.Way;
import coldwake.testkit.lesson.Moment.Stage;
import coldwake.testkit.scenario.Scenario;
import java.util.List;
import java.util.Optional;

/** A learner who does what the steps ask for, one choice at a time, or something else on purpose. */
final class Learner {
    private Learner() {}

    /** Whether a reply was given, and the game before the choice and after it was taken back. */
    record Told(boolean said, long hashBefore, long hashAfter) {}

    /** Does the next thing that the lesson asks for. */
    static void goOn(LessonRun run) {
        if (run.now().stage() == Stage.DONE) {
            run.go(Go.CONTINUE, null);
            return;
        }
        switch (run.step()) {
            case LessonStep.Look _ -> run.go(Go.CONTINUE, null);
            case LessonStep.Ask ask ->
                run.go(
                        Go.ANSWER,
                        String.join(",", RightAnswers.right(ask, run.now().game(), run.you())));
            case LessonStep.Talk talk -> run.go(Go.ANSWER, talk.answers().getFirst());
            case LessonStep.Fork fork -> run.go(Go.WAY, fork.ways().getLast().id());
            case LessonStep.Do task -> choose(run, next(run, task.way()));
            case LessonStep.Watch _ -> throw new IllegalStateException("what is watched happens by itself");
        }
    }

    /** The first move of the way that is offered now, or some payment. */
    private static String next(LessonRun run, Way way) {
        Decision decision = run.now().game().decision(run.you());
        for (Scenario.Move move : way.play()) {
            if (move.who().text().equals(run.lesson().you())
                    && decision.options().contains(move.option().text())) {
                return move.option().text();
            }
        }
        for (Scenario.Move move : way.play()) {
            List<String> pay = move.pay() == null
                    ? List.of()
                    : move.pay().stream().map(card -> "pay:" + card).toList();
            for (String card : pay) {
                if (decision.options().contains(card)) {
                    return card;
                }
            }
        }
        return decision.options().getFirst();
    }

    private static void choose(LessonRun run, String option) {
        run.choose(run.now().game().state().decisionNumber(), option);
    }

    /** Does what a reply is about, and takes it back. */
    static Told provoke(LessonRun run, Reply reply) {
        reach(run, reply);
        long before = run.now().game().state().hash();
        int choices = run.now().choices().size();
        int step = run.now().step();
        String option = run.now().game().decision(run.you()).options().stream()
                .filter(reply::fits)
                .filter(o -> isReplied(run, reply, o))
                .findFirst()
                .orElseThrow(() -> new AssertionError(reply + " is not offered among "
                        + run.now().game().decision(run.you()).options()));
        choose(run, option);
        for (int k = 0; k < 9 && isBusy(run); k++) {
            choose(run, run.now().game().decision(run.you()).options().getFirst());
        }
        boolean said = reply.then() == After.GO_ON
                ? heard(run, reply.say())
                : run.now().reply() != null && run.now().reply().say().equals(reply.say());
        if (run.now().reply() != null) {
            run.go(Go.TAKE_BACK, null);
        } else {
            run.undo(choices);
        }
        boolean same = run.now().step() == step;
        return new Told(said && same, before, run.now().game().state().hash());
    }

    private static boolean isReplied(LessonRun run, Reply reply, String option) {
        LessonStep step = run.step();
        boolean reference = step.ways().stream()
                .flatMap(way -> way.play().stream())
                .filter(move -> move.who().text().equals(run.lesson().you()))
                .anyMatch(move -> move.option().text().equals(option));
        return !reference
                && step.replies().stream()
                        .filter(r -> r.fits(option))
                        .findFirst()
                        .equals(Optional.of(reply));
    }

    /** Questions that belong to the choice that was just made. */
    private static boolean isBusy(LessonRun run) {
        return run.now().reply() == null
                && run.now().stage() == Stage.OPEN
                && !run.now().game().over()
                && !(run.now().game().state().agenda().top() instanceof Step.ChooseAction);
    }

    /** Some replies are to answers in the middle of an action. */
    private static void reach(LessonRun run, Reply reply) {
        for (int k = 0; k < 9; k++) {
            List<String> options = run.now().game().decision(run.you()).options();
            if (options.stream().anyMatch(o -> reply.fits(o) && isReplied(run, reply, o))) {
                return;
            }
            choose(run, next(run, run.step().ways().getFirst()));
        }
    }

    static boolean heard(LessonRun run, String slot) {
        return run.now().said().stream().anyMatch(said -> said.slot().equals(slot));
    }
}
