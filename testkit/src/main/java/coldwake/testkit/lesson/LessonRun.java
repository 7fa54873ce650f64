package coldwake.testkit.lesson;

import coldwake.content.ship.ShipAsk;
import coldwake.engine.Game;
import coldwake.engine.agenda.Step;
import coldwake.engine.decision.ChoiceException;
import coldwake.engine.setup.GameSetup;
import coldwake.engine.setup.Ruleset;
import coldwake.testkit.lesson.LessonStep.After;
import coldwake.testkit.lesson.LessonStep.Beat;
import coldwake.testkit.lesson.LessonStep.Reply;
import coldwake.testkit.lesson.LessonStep.Way;
import coldwake.testkit.lesson.Moment.Happened;
import coldwake.testkit.lesson.Moment.Said;
import coldwake.testkit.lesson.Moment.Stage;
import coldwake.testkit.scenario.Position;
import coldwake.testkit.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A lesson that is being played. What a learner does is all there is to it: the same choices give the same moment. Every
 * legal choice is carried out; one that the step is not about gets a reply and can be taken back.
 */
public final class LessonRun {
    private static final int MOST = 300;
    /** The slot of the common reply, which is not among the words of a lesson. */
    public static final String COMMON = "common";

    public static final String DEAD = "dead";

    private final Lesson lesson;
    private final Function<GameSetup, Ruleset> rulesets;
    private final Hands hands;
    private final int you;
    /** The chance of each step; null while it is being found out. */
    private final @Nullable TaughtWay plan;

    private final List<Moment> past = new ArrayList<>();
    private Moment now;

    LessonRun(Lesson lesson, Function<GameSetup, Ruleset> rulesets, @Nullable TaughtWay plan) {
        this.lesson = lesson;
        this.rulesets = rulesets;
        this.plan = plan;
        Game first = game(0);
        you = first.state().crew.seatOf(lesson.you());
        hands = new Hands(lesson.id(), you);
        now = new Moment(first);
        now.chance = lesson.scenes().getFirst().next();
        enter(0);
    }

    private LessonRun(LessonRun other) {
        lesson = other.lesson;
        rulesets = other.rulesets;
        hands = other.hands;
        you = other.you;
        plan = other.plan;
        past.addAll(other.past);
        now = other.now.copy();
    }

    /** The same lesson at the same moment, to find out what something would lead to. */
    public LessonRun copy() {
        return new LessonRun(this);
    }

    /** Begins a lesson. */
    public static LessonRun start(Lesson lesson, Function<GameSetup, Ruleset> rulesets) {
        return new LessonRun(lesson, rulesets, TaughtWay.of(lesson, rulesets));
    }

    public Lesson lesson() {
        return lesson;
    }

    /** The seat of the learner. */
    public int you() {
        return you;
    }

    public Moment now() {
        return now;
    }

    public LessonStep step() {
        return scene().steps().get(now.step);
    }

    Lesson.Scene scene() {
        return lesson.scenes().get(now.scene);
    }

    private Game game(int scene) {
        Scenario position = lesson.scenes().get(scene).position();
        return Position.set(position, rulesets.apply(Position.setup(position.setup())));
    }

    // ---------------------------------------------------------------- what a learner does

    /** The learner answers the open question of the game, whatever the step is about. */
    public void choose(int number, String option) {
        Moment before = now.copy();
        if (now.reply != null && now.reply.then() == After.BACK) {
            throw new LessonException("The lesson cannot go on like this; take it back first.");
        }
        boolean turn = isTurn();
        if (now.stage == Stage.DONE) {
            advance();
        }
        if (number != now.game.state().decisionNumber()) {
            now = before;
            throw new ChoiceException(
                    ChoiceException.Problem.STALE_NUMBER,
                    "decision " + number + " is not open; decision "
                            + now.game.state().decisionNumber() + " is",
                    List.of());
        }
        now.reply = null;
        try {
            depart(option, turn);
            hands.choose(now, scene(), you, option);
        } catch (RuntimeException e) {
            now = before;
            throw e;
        }
        remember(before);
        goOn();
    }

    private void remember(Moment before) {
        past.add(before);
        if (past.size() > MOST) {
            past.remove(1);
        }
    }

    private boolean isTurn() {
        return !now.game.over()
                && switch (now.game.state().agenda().top()) {
                    case Step.ChooseAction _ -> true;
                    case Step.ModuleQuestion q -> q.ask() == ShipAsk.CHOOSE_IN_POD;
                    default -> false;
                };
    }

    /** Finds out whether a choice is one that the step is about, and which way of a fork it takes. */
    private void depart(String option, boolean turn) {
        if (step() instanceof LessonStep.Fork fork && now.way == null) {
            fork.ways().stream().filter(way -> isIn(way, option)).findFirst().ifPresent(this::take);
        }
        boolean reference = step().ways().stream().anyMatch(way -> isIn(way, option));
        boolean answered = reply(option).isPresent();
        if (!turn && now.departed != null) {
            return;
        }
        if (!reference && (turn || answered)) {
            now.departed = option;
            now.onTheWay = false;
        } else if (turn) {
            now.departed = null;
            now.onTheWay = true;
        }
    }

    private boolean isIn(Way way, String option) {
        return way.play().stream()
                .anyMatch(move ->
                        move.option().text().equals(option) && move.who().text().equals(lesson.you()));
    }

    private void take(Way way) {
        now.way = way;
        now.chance = way.next();
    }

    private Optional<Reply> reply(String option) {
        return step().replies().stream().filter(r -> r.fits(option)).findFirst();
    }

    /** What a learner can do besides choosing. */
    public enum Go {
        CONTINUE,
        BACK,
        RESTART,
        SKIP,
        TAKE_BACK,
        OTHER_WAY,
        WAY,
        ANSWER
    }

    /** Goes somewhere else in the lesson, or answers its question. */
    public void go(Go go, @Nullable String answer) {
        Moment before = now.copy();
        switch (go) {
            case CONTINUE -> goForth();
            case BACK -> restore(entry().before == null ? entry() : entry().before);
            case RESTART -> restart();
            case SKIP -> skip();
            case TAKE_BACK -> {
                if (now.reply == null) {
                    throw new LessonException("There is nothing to take back.");
                }
                undo(choicesBefore());
                return;
            }
            case OTHER_WAY -> otherWay();
            case WAY -> way(answer);
            case ANSWER -> answer(answer);
        }
        remember(before);
    }

    /** The moment at which the step began. */
    private Moment entry() {
        Moment entry = now.before;
        if (entry == null) {
            throw new IllegalStateException("the step did not begin");
        }
        return entry;
    }

    /** Goes to the beginning of a step; the ways that were seen stay seen. */
    private void restore(Moment entry) {
        Moment fresh = entry.copy();
        fresh.before = entry;
        fresh.seen.addAll(now.seen);
        now = fresh;
    }

    private void restart() {
        Moment first = entry();
        while (first.before != null) {
            first = first.before;
        }
        restore(first);
    }

    private void goForth() {
        if (now.stage == Stage.END) {
            throw new LessonException("The lesson is over.");
        }
        if (now.reply != null && now.reply.then() == After.OFFER_BACK) {
            now.reply = null;
            goOn();
            return;
        }
        boolean read = now.stage == Stage.DONE || step() instanceof LessonStep.Look;
        if (!read || now.reply != null) {
            throw new LessonException("This step waits for something else than Continue.");
        }
        advance();
    }

    /** As if the step had been played as it is meant. */
    private void skip() {
        if (now.stage == Stage.END) {
            throw new LessonException("The lesson is over.");
        }
        if (now.stage == Stage.DONE || step().ways().isEmpty()) {
            now.reply = null;
            advance();
            return;
        }
        Moment history = now;
        LessonRun fresh = new LessonRun(lesson, rulesets, plan);
        fresh.now.seen.addAll(history.seen);
        int skipped = lesson.before(history.scene, history.step);
        while (fresh.now.stage != Stage.END && lesson.before(fresh.now.scene, fresh.now.step) <= skipped) {
            fresh.playStep(history.way);
        }
        // The way back from where a skip leads is the way that was really taken.
        Moment entered = fresh.entry().copy();
        entered.before = history.before;
        now = fresh.now;
        now.before = entered;
    }

    /** Plays the step as it is meant, and goes on to the next. */
    private void playStep(@Nullable Way chosen) {
        int step = lesson.before(now.scene, now.step);
        finishStep(chosen);
        if (lesson.before(now.scene, now.step) == step) {
            leaveStep();
        }
    }

    /** Plays the step as it is meant. */
    void finishStep(@Nullable Way chosen) {
        if (now.stage == Stage.OPEN && !step().ways().isEmpty()) {
            Way way = chosen != null && step().ways().contains(chosen)
                    ? chosen
                    : step().ways().getFirst();
            if (step() instanceof LessonStep.Fork) {
                take(way);
            }
            hands.play(now, scene(), way.play());
            finish(way);
        }
    }

    void leaveStep() {
        if (now.stage != Stage.END) {
            advance();
        }
    }

    private void otherWay() {
        if (!(step() instanceof LessonStep.Fork) || now.stage != Stage.DONE) {
            throw new LessonException("There is no other way to see here.");
        }
        restore(entry());
    }

    private void way(@Nullable String id) {
        Way way = step() instanceof LessonStep.Fork && now.stage == Stage.OPEN
                ? step().ways().stream()
                        .filter(w -> w.id().equals(id))
                        .findFirst()
                        .orElse(null)
                : null;
        if (way == null) {
            throw new LessonException("There is no way '" + id + "' here.");
        }
        restore(entry());
        take(way);
        hands.play(now, scene(), way.play());
        finish(way);
    }

    private void answer(@Nullable String answer) {
        if (answer == null || now.stage != Stage.OPEN) {
            throw new LessonException("Nothing is asked that waits for an answer.");
        }
        switch (step()) {
            case LessonStep.Ask ask -> {
                now.answer = answer;
                now.right = RightAnswers.isRight(ask, answer, now.game, you);
                now.stage = now.right ? Stage.DONE : Stage.OPEN;
            }
            case LessonStep.Talk talk -> {
                if (!talk.answers().contains(answer)) {
                    throw new LessonException("One can answer " + String.join(", ", talk.answers()) + ".");
                }
                now.answer = answer;
                now.stage = Stage.DONE;
            }
            default -> throw new LessonException("This step asks nothing.");
        }
    }

    /** The choices that were made before the one that is replied to. */
    private int choicesBefore() {
        for (int k = past.size() - 1; k >= 0; k--) {
            if (past.get(k).departed == null && past.get(k).choices.size() < now.choices.size()) {
                return past.get(k).choices.size();
            }
        }
        return 0;
    }

    /** Takes choices back until at most some are left. It is never refused: nobody else's secret is at stake. */
    public void undo(int keep) {
        while (!past.isEmpty()) {
            Moment last = past.removeLast();
            boolean choice = last.scene != now.scene || last.choices.size() != now.choices.size();
            now = last.copy();
            if (choice && now.choices.size() <= keep) {
                return;
            }
        }
        // Everything is taken back: this is where the lesson began.
    }

    // ---------------------------------------------------------------- how it goes on

    /** Lets everything happen that is not for the learner to decide, until the step is done or the learner is asked. */
    private void goOn() {
        for (int k = 0; k < MOST; k++) {
            Way way = reached();
            if (way != null) {
                finish(way);
                return;
            }
            if (now.game.over() || !alive()) {
                now.reply = new Reply(0, "*", DEAD, After.BACK, List.of());
                return;
            }
            if (isTurn() && replied()) {
                return;
            }
            if (!scripted() && !hands.actByItself(now, scene())) {
                return;
            }
        }
        throw new IllegalStateException("lesson " + lesson.id() + " does not come to rest at " + step().id());
    }

    private boolean alive() {
        return now.game.state().crew.alive(you);
    }

    /** The way whose goal is true, if one is. */
    private @Nullable Way reached() {
        if (now.stage != Stage.OPEN) {
            return null;
        }
        Way chosen = now.way;
        List<Way> ways = chosen == null ? step().ways() : List.of(chosen);
        return ways.stream().filter(this::isReached).findFirst().orElse(null);
    }

    private boolean isReached(Way way) {
        Scenario.Then goal = way.goal();
        if (goal == null) {
            return false;
        }
        Scenario.Then then = way.then();
        boolean asks = goal.asked() != null || then != null && then.asked() != null;
        return (now.game.over() || asks || isTurn())
                && new Position(lesson.id(), now.game)
                        .failures(goal, now.told())
                        .isEmpty();
    }

    /** What the others do while the learner's way is carried out, such as to keep an objective too. */
    private boolean scripted() {
        int seat = now.game.toAct();
        if (seat == you) {
            return false;
        }
        Position position = new Position(lesson.id(), now.game);
        List<String> options = now.game.decision(seat).options();
        for (Way way : step().ways()) {
            for (Scenario.Move move : way.play()) {
                if (position.seat(move.who()) == seat
                        && options.contains(move.option().text())) {
                    hands.choose(now, scene(), seat, move.option().text());
                    return true;
                }
            }
        }
        return false;
    }

    /** Replies to a choice that the step is not about, once it is carried out. Says whether the learner is to answer. */
    private boolean replied() {
        String option = now.departed;
        if (option == null) {
            return false;
        }
        now.departed = null;
        Reply reply = reply(option).orElseGet(() -> new Reply(0, "*", COMMON, After.OFFER_BACK, List.of()));
        if (reply.then() == After.GO_ON) {
            now.said.add(new Said(reply.say()));
            return false;
        }
        now.reply = reply;
        return true;
    }

    /** The goal is true: the cast acts, and what happened is put into words. */
    private void finish(Way way) {
        Optional<Reply> aside = Optional.ofNullable(now.departed).flatMap(this::reply);
        aside.filter(r -> r.then() == After.GO_ON).ifPresent(r -> now.said.add(new Said(r.say())));
        now.departed = null;
        now.onTheWay = true;
        Moment before = now.copy();
        try {
            hands.play(now, scene(), way.others());
        } catch (LessonException e) {
            now = before;
        }
        Position position = new Position(lesson.id(), now.game);
        List<Happened> happened = now.happened();
        int at = 0;
        for (Beat beat : way.beats()) {
            for (int k = at; k < happened.size(); k++) {
                if (position.isMeant(beat.on(), happened.get(k).event())) {
                    now.said.add(new Said(beat.say(), happened.get(k)));
                    at = k + 1;
                    break;
                }
            }
        }
        now.way = way;
        if (step() instanceof LessonStep.Fork) {
            now.seen.add(step().id() + "." + way.id());
        }
        now.stage = Stage.DONE;
        if (plan != null && now.said.isEmpty() && step() instanceof LessonStep.Do) {
            advance();
        }
    }

    private void advance() {
        if (now.step + 1 < scene().steps().size()) {
            enter(now.step + 1);
        } else if (now.scene + 1 < lesson.scenes().size()) {
            now.scene++;
            now.game = game(now.scene);
            now.choices.clear();
            now.chance = scene().next();
            enter(0);
        } else {
            now.stage = Stage.END;
            now.reply = null;
        }
    }

    /** A step begins: what the others do first is done, and the moment is kept for going back to it. */
    private void enter(int step) {
        now.step = step;
        now.stepFrom = now.choices.size();
        now.stage = Stage.OPEN;
        now.way = null;
        now.said.clear();
        now.reply = null;
        now.answer = null;
        now.right = false;
        now.departed = null;
        now.onTheWay = true;
        if (plan != null) {
            now.chance = plan.chance(now.scene, step);
        }
        if (step() instanceof LessonStep.Watch watch) {
            watch(watch);
        } else if (!step().ways().isEmpty() && !isReachedAtOnce()) {
            letOthersAct();
        }
        Moment entered = now.copy();
        entered.before = now.before;
        now.before = entered;
    }

    private void watch(LessonStep.Watch watch) {
        Moment before = now.copy();
        try {
            hands.play(now, scene(), watch.way().play());
        } catch (LessonException e) {
            now = before;
        }
        finish(watch.way());
    }

    /** Whoever went their own way may be where a step leads already. */
    private boolean isReachedAtOnce() {
        Way way = plan == null ? null : reached();
        if (way == null || step() instanceof LessonStep.Fork) {
            return false;
        }
        now.stage = Stage.DONE;
        return true;
    }

    private void letOthersAct() {
        for (int k = 0; k < MOST && !now.game.over(); k++) {
            if (isTurn() && now.game.toAct() == you || !hands.actByItself(now, scene())) {
                return;
            }
        }
    }
}
