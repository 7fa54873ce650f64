package coldwake.engine.card;

import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import java.util.ArrayList;
import java.util.List;

/**
 * One alternative of an action: when it is legal, what it points at, and what it does.
 *
 * <p>Targets are named before the cost is paid, in stages; the effect sees them as {@link Resolution#target(int)}.
 * Later questions of an effect are {@linkplain #stage stages} of their own.
 */
public final class Branch {
    /** One thing to name: how it is written, and what is eligible. */
    public record TargetStage(OptionKind kind, Targets targets) {}

    private static final Check ALWAYS = r -> Reason.OK;
    private static final Effect NOTHING = r -> {};

    private final String id;
    private final Check check;
    private final List<TargetStage> targetStages;
    private final Effect effect;
    private final List<Stage> stages;
    private final CostRule cost;
    private final int consentOf;
    private final Reason noTarget;

    private Branch(
            String id,
            Check check,
            List<TargetStage> targetStages,
            Effect effect,
            List<Stage> stages,
            CostRule cost,
            int consentOf,
            Reason noTarget) {
        this.id = id;
        this.check = check;
        this.targetStages = List.copyOf(targetStages);
        this.effect = effect;
        this.stages = List.copyOf(stages);
        this.cost = cost;
        this.consentOf = consentOf;
        this.noTarget = noTarget;
    }

    /** Bends the printed cost of one branch; the target may not be named yet. */
    @FunctionalInterface
    public interface CostRule {
        int cost(Resolution r, int printed);
    }

    /** A question or a piece of work that follows from the effect: see {@link Resolution#stage}. */
    public sealed interface Stage {
        /** Asks a seat (the stage's argument) to pick one. */
        record Ask(String reason, StageOptions options) implements Stage {}

        /** Goes on after other steps are done. */
        record Then(Effect effect) implements Stage {}
    }

    /** Lists the options of a question asked by a stage. */
    @FunctionalInterface
    public interface StageOptions {
        void list(Resolution r, coldwake.engine.decision.OptionList options);
    }

    public static Branch branch(String id) {
        return new Branch(id, ALWAYS, List.of(), NOTHING, List.of(), (r, printed) -> printed, -1, Reason.NO_TARGET);
    }

    /** Adds a condition besides having a target. */
    public Branch when(Check check) {
        Check before = this.check;
        Check both = r -> {
            Reason reason = before.test(r);
            return reason == Reason.OK ? check.test(r) : reason;
        };
        return new Branch(id, both, targetStages, effect, stages, cost, consentOf, noTarget);
    }

    /** Adds something to name before paying. At most three. */
    public Branch target(OptionKind kind, Targets targets) {
        List<TargetStage> more = new ArrayList<>(targetStages);
        more.add(new TargetStage(kind, targets));
        if (more.size() > 3) {
            throw new IllegalArgumentException("branch " + id + " names more than three targets");
        }
        return new Branch(id, check, more, effect, stages, cost, consentOf, noTarget);
    }

    /** Says why the branch cannot be chosen while there is nothing to name. */
    public Branch otherwise(Reason reason) {
        return new Branch(id, check, targetStages, effect, stages, cost, consentOf, reason);
    }

    public Branch resolves(Effect effect) {
        return new Branch(id, check, targetStages, effect, stages, cost, consentOf, noTarget);
    }

    /** Bends the printed cost. */
    public Branch costs(CostRule rule) {
        return new Branch(id, check, targetStages, effect, stages, rule, consentOf, noTarget);
    }

    /** The seat named last must agree before anything is declared or paid. */
    public Branch withConsent() {
        return new Branch(id, check, targetStages, effect, stages, cost, targetStages.size() - 1, noTarget);
    }

    /** Adds a stage; the first one added has number 0. */
    public Branch stage(Stage stage) {
        List<Stage> more = new ArrayList<>(stages);
        more.add(stage);
        return new Branch(id, check, targetStages, effect, more, cost, consentOf, noTarget);
    }

    /** Adds a question asked of a seat by {@link Resolution#ask}. */
    public Branch asks(String reason, StageOptions options) {
        return stage(new Stage.Ask(reason, options));
    }

    /** Adds work done by {@link Resolution#stage}. */
    public Branch later(Effect effect) {
        return stage(new Stage.Then(effect));
    }

    public String id() {
        return id;
    }

    public List<TargetStage> targetStages() {
        return targetStages;
    }

    /** Which targets are pieces: 1 for the first, 2 for the second, 4 for the third. */
    public int piecesAmongTargets() {
        int pieces = 0;
        for (int stage = 0; stage < targetStages.size(); stage++) {
            pieces |= targetStages.get(stage).kind().first() == OptionKind.Arg.PIECE ? 1 << stage : 0;
        }
        return pieces;
    }

    /** All stages, by number. */
    public List<Stage> stages() {
        return stages;
    }

    public Stage stage(int number) {
        return stages.get(number);
    }

    /** Which target is a seat that must agree, or -1. */
    public int consentOf() {
        return consentOf;
    }

    public Effect effect() {
        return effect;
    }

    /** What the branch costs where {@code printed} is on the card. */
    public int cost(Resolution r, int printed) {
        return cost.cost(r, printed);
    }

    /** Whether the branch may be chosen now; a branch with targets needs at least one. */
    public Reason test(Resolution r) {
        Reason reason = check.test(r);
        if (reason != Reason.OK || targetStages.isEmpty()) {
            return reason;
        }
        return hasTarget(r, 0) ? Reason.OK : noTarget;
    }

    /** Whether stage {@code from} can be completed with the targets named so far. */
    public boolean hasTarget(Resolution r, int from) {
        if (from == targetStages.size()) {
            return true;
        }
        boolean[] found = {false};
        targetStages.get(from).targets().list(r, target -> {
            if (from + 1 == targetStages.size()) {
                found[0] = true;
            } else {
                int before = r.target(from);
                r.setTarget(from, target);
                found[0] = hasTarget(r, from + 1);
                r.setTarget(from, before);
            }
            return !found[0];
        });
        return found[0];
    }
}
