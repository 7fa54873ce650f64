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
    /** Which targets are pieces, as a bit set, or {@link #BY_BRANCH}. */
    private int pieces;

    private final int[] targets = new int[3];

    /** The kinds of target that the branch names say it. */
    private static final int BY_BRANCH = -1;

    private static final int FIRST = 1;

    public Resolution(Play play) {
        this.play = play;
    }

    public Resolution at(int seat, int source, int branch, int t0, int t1, int t2) {
        this.seat = seat;
        this.source = source;
        this.branch = branch;
        asked = seat;
        pieces = BY_BRANCH;
        targets[0] = t0;
        targets[1] = t1;
        targets[2] = t2;
        return this;
    }

    /** The moment of an action. */
    public Resolution at(Step.Act act) {
        return at(act.seat(), act.source(), act.branch(), act.t0(), act.t1(), act.t2());
    }

    /** The moment of a stage, some of whose targets are pieces. */
    public Resolution at(Step.Act act, int piecesAmongTargets) {
        at(act);
        pieces = piecesAmongTargets;
        return this;
    }

    /** The same moment with one more target named. */
    public Resolution naming(int index, int target) {
        targets[index] = target;
        return this;
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

    /** Adds a step; steps are done in the order in which they are added. */
    public void then(Step step) {
        play.then(step);
    }

    // ---------------------------------------------------------------- stages

    /** Goes on with a stage of this branch, with the same targets. */
    public void stage(StageName stage) {
        then(new Step.StageThen(act(targets[0], targets[1], targets[2]), stage, pieces()));
    }

    /** The step that goes on with a stage of this branch, which works with numbers that are no pieces. */
    public Step stageStep(StageName stage, int... numbers) {
        return new Step.StageThen(act(numbers), stage, 0);
    }

    /** The step that goes on with a stage of this branch, which works with a piece and maybe other numbers. */
    public Step pieceStep(StageName stage, int piece, int... numbers) {
        return new Step.StageThen(act(piece, number(numbers, 0), number(numbers, 1)), stage, FIRST);
    }

    /** Asks a seat the question of a stage of this branch, with the same targets. */
    public void ask(int whom, StageName stage) {
        then(new Step.StageAsk(whom, act(targets[0], targets[1], targets[2]), stage, pieces()));
    }

    /** The step that asks a seat the question of a stage, which works with numbers that are no pieces. */
    public Step askStep(int whom, StageName stage, int... numbers) {
        return new Step.StageAsk(whom, act(numbers), stage, 0);
    }

    private Step.Act act(int... numbers) {
        return new Step.Act(seat, source, branch, number(numbers, 0), number(numbers, 1), number(numbers, 2), true);
    }

    private static int number(int[] numbers, int index) {
        return index < numbers.length ? numbers[index] : UNNAMED;
    }

    private int pieces() {
        return pieces == BY_BRANCH ? play.branch(source, branch).piecesAmongTargets() : pieces;
    }
}
