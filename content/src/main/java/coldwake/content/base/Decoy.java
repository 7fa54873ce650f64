package coldwake.content.base;

import static coldwake.content.vocabulary.Vocabulary.eachBit;
import static coldwake.engine.card.Branch.branch;

import coldwake.engine.agenda.Step;
import coldwake.engine.agenda.Step.AttackCause;
import coldwake.engine.card.Branch;
import coldwake.engine.card.Resolution;
import coldwake.engine.card.StageName;
import coldwake.engine.decision.OptionKind;
import coldwake.engine.decision.Reason;
import coldwake.engine.rules.IntruderRules;
import coldwake.engine.rules.MoveRules;
import coldwake.engine.state.GameState;

/** Lures intruders into a room next to one's own; those that leave a fight attack once before they go. */
final class Decoy {
    private enum Stage implements StageName {
        NEXT_ATTACK
    }

    private Decoy() {}

    static final Branch USE = branch("use")
            .target(
                    OptionKind.ROOM,
                    (r, sink) ->
                            eachBit(r.state().board().neighbours(r.here()), to -> lured(r, to) == 0 || sink.accept(to)))
            .otherwise(Reason.NO_INTRUDER)
            .resolves(r -> {
                int lured = lured(r, r.target());
                r.then(r.stageStep(Stage.NEXT_ATTACK, r.target(), attackers(r, lured, r.target()), lured));
            })
            .later(Stage.NEXT_ATTACK, Decoy::nextAttack);

    /** Intruders in the rooms around a room, as a bit set. */
    private static int lured(Resolution r, int to) {
        int lured = 0;
        for (int rest = r.state().board().neighbours(to); rest != 0; rest &= rest - 1) {
            lured |= r.state().intruders.in(Integer.numberOfTrailingZeros(rest));
        }
        return lured & IntruderRules.movable(r.play());
    }

    /** Those in combat that really leave; behind a closed door they stay. Ruling own-decoy. */
    private static int attackers(Resolution r, int lured, int to) {
        GameState s = r.state();
        int attackers = 0;
        for (int rest = lured; rest != 0; rest &= rest - 1) {
            int i = Integer.numberOfTrailingZeros(rest);
            int from = s.intruders.room(i);
            boolean leaves = MoveRules.openCorridor(s, from, to) >= 0 || IntruderRules.passesDoors(r.play(), i);
            if (leaves && s.crew.anyIn(from)) {
                attackers |= 1 << i;
            }
        }
        return attackers;
    }

    /** One attack after the other, each on the smallest hand at that moment; then all move at once. Ruling itm-004. */
    private static void nextAttack(Resolution r) {
        GameState s = r.state();
        int left = r.target(1) & s.intruders.onBoard();
        if (left == 0) {
            IntruderRules.moveTo(r.play(), r.target(2) & s.intruders.onBoard(), r.target(0));
            return;
        }
        int attacker = first(s, left);
        int target = IntruderRules.target(s, s.intruders.room(attacker));
        if (target >= 0) {
            r.then(new Step.IntruderAttack(attacker, target, AttackCause.LURED));
        }
        r.then(r.stageStep(Stage.NEXT_ATTACK, r.target(0), left & ~(1 << attacker), r.target(2)));
    }

    /** The lowest room first, the largest intruder in it. Ruling set-003. */
    private static int first(GameState s, int mask) {
        int lowest = Integer.MAX_VALUE;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            lowest = Math.min(lowest, s.intruders.room(Integer.numberOfTrailingZeros(rest)));
        }
        return s.intruders.largest(mask & s.intruders.in(lowest));
    }
}
