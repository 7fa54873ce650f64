package coldwake.engine.rules;

import static coldwake.engine.agenda.Step.Act.UNNAMED;

import coldwake.engine.agenda.Agenda;
import coldwake.engine.agenda.Step;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Resolution;
import coldwake.engine.module.Happening;
import coldwake.engine.module.Module;
import coldwake.engine.place.Place;
import coldwake.engine.setup.Board;
import coldwake.engine.setup.Ruleset;
import coldwake.engine.species.Species;
import coldwake.engine.state.Changes;
import coldwake.engine.state.Ending;
import coldwake.engine.state.GameState;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** A game in progress: the state, its only writer, and the loop that works the agenda off until a question is open. */
public final class Play {
    private final GameState state;
    private final Changes changes;
    private final Resolution acting = new Resolution(this);
    private final Resolution[] checking = new Resolution[8];
    private int nextChecking;
    private @Nullable Step[] pending = new @Nullable Step[16];
    private int pendingCount;
    private int arrivedSeats;
    private int arrivedIntruders;

    public Play(GameState state) {
        this.state = state;
        changes = new Changes(state);
        Arrays.setAll(checking, k -> new Resolution(this));
    }

    public GameState state() {
        return state;
    }

    public Changes changes() {
        return changes;
    }

    public Ruleset rules() {
        return state.rules();
    }

    public Board board() {
        return state.board();
    }

    public Place place() {
        return state.rules().place();
    }

    public Species species() {
        return state.rules().species();
    }

    /** The resolution of the step at hand. */
    Resolution acting(Step.Act act) {
        return acting.at(act);
    }

    Resolution acting(Step.StageThen stage) {
        return acting.at(stage.act(), stage.pieces());
    }

    /** The resolution of what a card or room does to a seat. */
    Resolution acting(int seat, int source) {
        return acting(seat, source, UNNAMED);
    }

    /** The resolution of what a card or room does to a seat, with a target. */
    Resolution acting(int seat, int source, int target) {
        return acting.at(seat, source, 0, target, UNNAMED, UNNAMED);
    }

    /** A resolution for finding out what is legal. Checks may nest; the eight in turn are more than any card needs. */
    Resolution checking(int seat, int source, int branch, int t0, int t1, int t2) {
        nextChecking = nextChecking + 1 & 7;
        return checking[nextChecking].at(seat, source, branch, t0, t1, t2);
    }

    Resolution checking(Step.Act act) {
        return checking(act.seat(), act.source(), act.branch(), act.t0(), act.t1(), act.t2());
    }

    Resolution checking(Step.StageAsk ask) {
        return checking(ask.act()).at(ask.act(), ask.pieces()).asking(ask.seat());
    }

    /** A resolution for finding out what is legal while nothing is named. */
    public Resolution checking(int seat, int source, int branch) {
        return checking(seat, source, branch, UNNAMED, UNNAMED, UNNAMED);
    }

    /** What offers an action: the basic actions, or what a piece offers. */
    public ActionSource source(int source) {
        return rules().source(source);
    }

    public Branch branch(Step.Act act) {
        return branch(act.source(), act.branch());
    }

    public Branch branch(int source, int branch) {
        return rules().branch(source, branch);
    }

    /** Whether a module listens to what is about to be told. */
    boolean isHeard(Happening.Kind kind) {
        return rules().listeners(kind).length > 0;
    }

    /** Tells the modules that listen. What happens often is told only if {@linkplain #isHeard somebody listens}. */
    void happened(Happening what) {
        for (Module module : rules().listeners(what.kind())) {
            module.on(this, what);
        }
    }

    /** Tells the modules that listen of something that a character did and that only one module knows. */
    public void did(int seat, String deed) {
        if (isHeard(Happening.Kind.DEED_DONE)) {
            happened(new Happening.DeedDone(seat, deed));
        }
    }

    /** Notes who has come into a room in the step at hand, as bit sets; modules hear of it when the step is over. */
    void arrived(int seats, int intruders) {
        arrivedSeats |= seats;
        arrivedIntruders |= intruders;
    }

    /** Tells of them before the step is over, if what is still to come in it does not belong to their arrival. */
    void tellArrivals() {
        if ((arrivedSeats | arrivedIntruders) != 0) {
            if (isHeard(Happening.Kind.ARRIVED)) {
                happened(new Happening.Arrived(arrivedSeats, arrivedIntruders));
            }
            arrivedSeats = 0;
            arrivedIntruders = 0;
        }
    }

    /** Adds a step to be done when the current one is; steps are done in the order in which they are added. */
    public void then(Step step) {
        if (pendingCount == pending.length) {
            pending = Arrays.copyOf(pending, pendingCount * 2);
        }
        pending[pendingCount++] = step;
    }

    /** Drops all that was going to be done; used when the game ends in the middle of something. */
    void clearAgenda() {
        pendingCount = 0;
        changes.setAgenda(Agenda.EMPTY);
    }

    private void pushPending() {
        tellArrivals();
        for (int k = pendingCount - 1; k >= 0; k--) {
            Step step = pending[k];
            if (step != null) {
                changes.push(step);
            }
        }
        pendingCount = 0;
    }

    /** Works the agenda off until a question is open or the game is over. */
    public void run() {
        pushPending();
        while (!state.agenda().isEmpty()) {
            Step step = state.agenda().top();
            if (step instanceof Step.Question question && Questions.stillOpen(this, question)) {
                if (!Questions.partlyAnswered(this, question)) {
                    changes.nextDecision();
                }
                return;
            }
            changes.setAgenda(state.agenda().pop());
            if (step instanceof Step.Flow) {
                assert onlyFlow(state.agenda()) : step + " comes up in the middle of\n" + state.agenda();
                changes.settle();
            }
            if (state.dyingTogether() && !isPartOfWounding(step)) {
                changes.crew.deathsOver();
            }
            switch (step) {
                case Step.Work work -> Rules.resolve(this, work);
                case Step.Question question -> Questions.close(this, question);
            }
            if (state.ending() != Ending.NONE && !state.inVictoryCheck()) {
                EndGame.begin(this);
            }
            pushPending();
        }
    }

    private static boolean onlyFlow(Agenda agenda) {
        for (Agenda rest = agenda; !rest.isEmpty(); rest = rest.pop()) {
            if (!(rest.top() instanceof Step.Flow)) {
                return false;
            }
        }
        return true;
    }

    /** Wounds from one source, one character after another, and what those drop who can carry no more. */
    private static boolean isPartOfWounding(Step step) {
        return step instanceof Step.Wound
                || step instanceof Step.MakeRoom
                || step instanceof Step.DropItem
                || step instanceof Step.DropThing;
    }

    /** Takes an answer to the open question and goes on. */
    public void answer(int seat, Step.Question question, Step then) {
        if (question.seat() == Step.Question.ALL) {
            changes.crew.setAnswered(seat, true);
        } else {
            changes.setAgenda(state.agenda().pop());
        }
        then(then);
        run();
    }
}
