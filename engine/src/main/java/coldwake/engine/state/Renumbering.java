package coldwake.engine.state;

import coldwake.engine.agenda.Piece;
import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.Act;
import coldwake.engine.card.ActionSource;
import coldwake.engine.card.Branch;
import coldwake.engine.card.EventCard;
import coldwake.engine.card.StageName;
import coldwake.engine.module.ModuleAsk;
import coldwake.engine.module.ModuleTask;
import coldwake.engine.setup.Ruleset;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Writes other numbers for the pieces that a step names.
 *
 * @param rules what the pieces are
 * @param piece the piece of these rules that a number means
 * @param number what is written for a number; below zero there is no piece, and nothing changes
 */
record Renumbering(Ruleset rules, IntUnaryOperator piece, IntUnaryOperator number) {
    Step of(Step step) {
        return switch (step) {
            case Act act -> targets(act, branch(act).piecesAmongTargets());
            case Step.StageThen(Act act, StageName stage, int pieces) ->
                new Step.StageThen(targets(act, pieces), stage, pieces);
            case Step.StageAsk(int seat, Act act, StageName stage, int pieces) ->
                new Step.StageAsk(seat, targets(act, pieces), stage, pieces);
            case Step.ModuleWork(ModuleTask task, int a, int b, int c) ->
                new Step.ModuleWork(
                        task, number(task.pieces(), 1, a), number(task.pieces(), 2, b), number(task.pieces(), 4, c));
            case Step.ModuleQuestion(int seat, ModuleAsk ask, int a, int b) ->
                new Step.ModuleQuestion(seat, ask, number(ask.pieces(), 1, a), number(ask.pieces(), 2, b));
            default -> parts(step);
        };
    }

    private int number(int old) {
        return old < 0 ? old : number.applyAsInt(old);
    }

    private int number(int pieces, int bit, int old) {
        return (pieces & bit) == 0 ? old : number(old);
    }

    private Act targets(Act act, int pieces) {
        return new Act(
                act.seat(),
                number(act.source()),
                act.branch(),
                number(pieces, 1, act.t0()),
                number(pieces, 2, act.t1()),
                number(pieces, 4, act.t2()),
                act.free());
    }

    /** The branch of an action whose source still has its old number. */
    private Branch branch(Act act) {
        List<Branch> branches = act.source() < 0
                ? rules.source(act.source()).branches()
                : switch (rules.piece(piece.applyAsInt(act.source()))) {
                    case EventCard event -> List.of(event.branch());
                    case ActionSource source -> source.branches();
                    default ->
                        throw new SnapshotException("the act " + act + " comes from a piece that offers no actions");
                };
        if (act.branch() < 0 || act.branch() >= branches.size()) {
            throw new SnapshotException("the act " + act + " comes from a piece with " + branches.size() + " branches");
        }
        return branches.get(act.branch());
    }

    /**
     * The stage with a name on the card of an action whose source still has its old number, or null. Up to rules version
     * 5 the place of a stage on its card was written instead of its name.
     */
    @Nullable StageName stage(Act act, String name) {
        List<Branch.Stage> stages = branch(act).stages();
        for (int k = 0; k < stages.size(); k++) {
            if (stages.get(k).name().name().equals(name) || Integer.toString(k).equals(name)) {
                return stages.get(k).name();
            }
        }
        return null;
    }

    private Step parts(Step step) {
        RecordComponent[] parts = step.getClass().getRecordComponents();
        Object[] values = new Object[parts.length];
        for (int k = 0; k < parts.length; k++) {
            Object value = StepText.read(parts[k], step);
            values[k] = value instanceof Step inner
                    ? of(inner)
                    : parts[k].isAnnotationPresent(Piece.class) ? (Object) number((Integer) value) : value;
        }
        return StepText.make(step.getClass(), parts, values);
    }
}
