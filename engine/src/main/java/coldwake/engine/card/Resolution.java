package coldwake.engine.card;

import static coldwake.engine.agenda.Step.Act.UNNAMED;

import coldwake.engine.agenda.Step;
import coldwake.engine.rules.Play;
import coldwake.engine.state.Changes;
import coldwake.engine.state.GameState;

/**
 * The moment in which a card, room or event is checked or resolved: who acts, with what, at what. Effects read the
 * state, use the verbs of {@link #changes()}, and say what comes {@link #then}.
 */
public final class Resolution {
    private final Play play;
    private int seat;
    private int source;
    private int branch;
    private int asked;
    private final int[] targets = new int[3];

    public Resolution(Play play) {
        this.play = play;
    }

    public Resolution at(int seat, int source, int branch, int t0, int t1, int t2) {
        this.seat = seat;
        this.source = source;
        this.branch = branch;
        asked = seat;
        targets[0] = t0;
        targets[1] = t1;
        targets[2] = t2;
        return this;
    }

    /** The moment of an action. */
    public Resolution at(Step.Act act) {
        return at(act.seat(), act.source(), act.branch(), act.t0(), act.t1(), act.t2());
    }

    /** For a question asked of somebody else than the one who acts. */
    public Resolution asking(int whom) {
        asked = whom;
        return this;
    }

    public Play play() {
        return play;
    }

    public GameState state() {
        return play.state();
    }

    public Changes changes() {
        return play.changes();
    }

    /** The seat that acts. */
    public int me() {
        return seat;
    }

    /** The seat that is asked, in a stage that asks. */
    public int asked() {
        return asked;
    }

    /** The room of the one who acts. */
    public int here() {
        return play.state().crew.roomOf(seat);
    }

    /** The piece the action comes from. */
    public int source() {
        return source;
    }

    public int branch() {
        return branch;
    }

    /** The first target. */
    public int target() {
        return targets[0];
    }

    public int target(int stage) {
        return targets[stage];
    }

    /** Whether a target is named yet. */
    public boolean isNamed(int stage) {
        return targets[stage] != UNNAMED;
    }

    void setTarget(int stage, int target) {
        targets[stage] = target;
    }

    /** Adds a step; steps are done in the order in which they are added. */
    public void then(Step step) {
        play.then(step);
    }

    /** Goes on with a stage of this branch, with the same targets. */
    public void stage(int stage) {
        then(stageStep(stage, targets[0], targets[1], targets[2]));
    }

    /** The step that goes on with a stage of this branch, which works with nothing but who acts. */
    public Step stageStep(int stage) {
        return stageStep(stage, UNNAMED, UNNAMED, UNNAMED);
    }

    /** The step that goes on with a stage of this branch. */
    public Step stageStep(int stage, int t0) {
        return stageStep(stage, t0, UNNAMED, UNNAMED);
    }

    /** The step that goes on with a stage of this branch. */
    public Step stageStep(int stage, int t0, int t1) {
        return stageStep(stage, t0, t1, UNNAMED);
    }

    /** The step that goes on with a stage of this branch. */
    public Step stageStep(int stage, int t0, int t1, int t2) {
        return new Step.StageThen(act(t0, t1, t2), stage);
    }

    private Step.Act act(int t0, int t1, int t2) {
        return new Step.Act(seat, source, branch, t0, t1, t2, true);
    }

    /** Asks a seat the question of a stage of this branch. */
    public void ask(int whom, int stage) {
        then(askStep(whom, stage, targets[0], targets[1], targets[2]));
    }

    /** The step that asks a seat the question of a stage of this branch. */
    public Step askStep(int whom, int stage, int t0, int t1, int t2) {
        return new Step.StageAsk(whom, act(t0, t1, t2), stage);
    }

    /** The step that asks a seat the question of a stage, which works with one thing. */
    public Step askStep(int whom, int stage, int t0) {
        return askStep(whom, stage, t0, UNNAMED, UNNAMED);
    }

    /** The step that asks a seat the question of a stage, which works with nothing but who acts. */
    public Step askStep(int whom, int stage) {
        return askStep(whom, stage, UNNAMED, UNNAMED, UNNAMED);
    }
}
