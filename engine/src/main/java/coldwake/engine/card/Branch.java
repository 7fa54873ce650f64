package coldwake.engine.card;

import coldwake.engine.decision.OptionForm;
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
    public record TargetStage(OptionForm kind, Targets targets) {}

    private static final Check ALWAYS = r -> Reason.OK;
    private static final Effect NOTHING = r -> {};
    private static final Foresight UNFORESEEN = (r, out) -> {};

    private final String id;
    private final Check check;
    private final List<TargetStage> targetStages;
    private final Effect effect;
    private final List<Stage> stages;
    private final CostRule cost;
    private final int consentOf;
    private final Reason noTarget;
    private final boolean drastic;
    private final Foresight foresight;

    private Branch(
            String id,
            Check check,
            List<TargetStage> targetStages,
            Effect effect,
            List<Stage> stages,
            CostRule cost,
            int consentOf,
            Reason noTarget,
            boolean drastic,
            Foresight foresight) {
        this.id = id;
        this.check = check;
        this.targetStages = List.copyOf(targetStages);
        this.effect = effect;
        this.stages = List.copyOf(stages);
        this.cost = cost;
        this.consentOf = consentOf;
        this.noTarget = noTarget;
        this.drastic = drastic;
        this.foresight = foresight;
    }

    /** Bends the printed cost of one branch; the target may not be named yet. */
    @FunctionalInterface
    public interface CostRule {
        int cost(Resolution r, int printed);
    }

    /** A question or a piece of work that follows from the effect: see {@link Resolution#stage}. */
    public sealed interface Stage {
        StageName name();

        /** Asks a seat (the stage's argument) to pick one. */
        record Ask(StageName name, String reason, StageOptions options) implements Stage {}

        /** Goes on after other steps are done. */
        record Then(StageName name, Effect effect) implements Stage {}
    }

    /** Lists the options of a question asked by a stage. */
    @FunctionalInterface
    public interface StageOptions {
        void list(Resolution r, coldwake.engine.decision.OptionList options);
    }

    public static Branch branch(String id) {
        return new Branch(
                id,
                ALWAYS,
                List.of(),
                NOTHING,
                List.of(),
                (r, printed) -> printed,
                -1,
                Reason.NO_TARGET,
                false,
                UNFORESEEN);
    }

    /** Adds a condition besides having a target. */
    public Branch when(Check check) {
        Check before = this.check;
        Check both = r -> {
            Reason reason = before.test(r);
            return reason == Reason.OK ? check.test(r) : reason;
        };
        return new Branch(id, both, targetStages, effect, stages, cost, consentOf, noTarget, drastic, foresight);
    }

    /** Adds something to name before paying. At most three. */
    public Branch target(OptionForm kind, Targets targets) {
        List<TargetStage> more = new ArrayList<>(targetStages);
        more.add(new TargetStage(kind, targets));
        if (more.size() > 3) {
            throw new IllegalArgumentException("branch " + id + " names more than three targets");
        }
        return new Branch(id, check, more, effect, stages, cost, consentOf, noTarget, drastic, foresight);
    }

    /** Says why the branch cannot be chosen while there is nothing to name. */
    public Branch otherwise(Reason reason) {
        return new Branch(id, check, targetStages, effect, stages, cost, consentOf, reason, drastic, foresight);
    }

    public Branch resolves(Effect effect) {
        return new Branch(id, check, targetStages, effect, stages, cost, consentOf, noTarget, drastic, foresight);
    }

    /** Bends the printed cost. */
    public Branch costs(CostRule rule) {
        return new Branch(id, check, targetStages, effect, stages, rule, consentOf, noTarget, drastic, foresight);
    }

    /** The seat named last must agree before anything is declared or paid. */
    public Branch withConsent() {
        return new Branch(
                id, check, targetStages, effect, stages, cost, targetStages.size() - 1, noTarget, drastic, foresight);
    }

    /** Says that a misclick would hurt: whoever shows the branch asks twice. */
    public Branch asDrastic() {
        return new Branch(id, check, targetStages, effect, stages, cost, consentOf, noTarget, true, foresight);
    }

    /** Says what comes of the branch or may come of it, for whoever shows it. */
    public Branch means(Foresight foresight) {
        return new Branch(id, check, targetStages, effect, stages, cost, consentOf, noTarget, drastic, foresight);
    }

    private Branch with(Stage stage) {
        if (stages.stream().anyMatch(other -> other.name().equals(stage.name()))) {
            throw new IllegalArgumentException("branch " + id + " has two stages " + stage.name());
        }
        List<Stage> more = new ArrayList<>(stages);
        more.add(stage);
        return new Branch(id, check, targetStages, effect, more, cost, consentOf, noTarget, drastic, foresight);
    }

    /** Adds a question asked of a seat by {@link Resolution#ask}. */
    public Branch asks(StageName name, String reason, StageOptions options) {
        return with(new Stage.Ask(name, reason, options));
    }

    /** Adds work done by {@link Resolution#stage}. */
    public Branch later(StageName name, Effect effect) {
        return with(new Stage.Then(name, effect));
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
            pieces |= targetStages.get(stage).kind().first() == OptionForm.Arg.PIECE ? 1 << stage : 0;
        }
        return pieces;
    }

    /** All stages, in the order in which they were added. */
    public List<Stage> stages() {
        return stages;
    }

    public Stage stage(StageName name) {
        for (int k = 0; k < stages.size(); k++) {
            if (stages.get(k).name().equals(name)) {
                return stages.get(k);
            }
        }
        throw new IllegalStateException("branch " + id + " has no stage " + name);
    }

    /** Which target is a seat that must agree, or -1. */
    public int consentOf() {
        return consentOf;
    }

    public boolean drastic() {
        return drastic;
    }

    public Foresight foresight() {
        return foresight;
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
                r.naming(from, target);
                found[0] = hasTarget(r, from + 1);
                r.naming(from, before);
            }
            return !found[0];
        });
        return found[0];
    }
}
