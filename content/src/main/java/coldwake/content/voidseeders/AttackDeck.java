package coldwake.content.voidseeders;

import coldwake.engine.agenda.Step;
import coldwake.engine.card.AttackCard.AttackEffect;
import coldwake.engine.card.AttackCard.OnEveryone;
import coldwake.engine.card.Resolution;
import coldwake.engine.rules.WoundRules;
import coldwake.engine.state.GameState;
import java.util.Map;

/** What the seven kinds of attack do to their target. */
final class AttackDeck {
    private AttackDeck() {}

    static final Map<String, AttackEffect> EFFECTS = Map.of(
            "frenzy", new OnEveryone((r, intruder, target) -> killOrWound(r, target, 2, 1)),
            "scratch", AttackDeck::scratch,
            "duplicate", AttackDeck::duplicate,
            "dread", AttackDeck::dread,
            "braineating", (r, intruder, target) -> killOrWound(r, target, 1, 2),
            "bite", (r, intruder, target) -> killOrWound(r, target, 2, 1),
            "dismay", AttackDeck::dismay);

    private static void scratch(Resolution r, int intruder, int target) {
        WoundRules.woundInAttack(r.play(), target, 1, 0);
        r.then(new Step.Contaminate(target));
    }

    /** Death with that many serious wounds already, dressed ones included; otherwise wounds. */
    private static void killOrWound(Resolution r, int target, int deadly, int wounds) {
        if (r.state().seriousWounds(target) >= deadly) {
            WoundRules.die(r.play(), target);
        } else {
            WoundRules.woundInAttack(r.play(), target, 0, wounds);
        }
    }

    /** Another one like it, which does not attack in this step. */
    private static void duplicate(Resolution r, int intruder, int target) {
        GameState s = r.state();
        Bag.appear(r.play(), s.intruders.type(intruder), s.intruders.room(intruder));
    }

    private static void dread(Resolution r, int intruder, int target) {
        WoundRules.woundInAttack(r.play(), target, 0, 1);
        r.then(VoidSeeders.panic(target));
    }

    private static void dismay(Resolution r, int intruder, int target) {
        r.then(new Step.Contaminate(target));
        r.then(VoidSeeders.panic(target));
    }
}
